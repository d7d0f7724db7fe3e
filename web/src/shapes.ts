/** The server's messages (wire.ts), under the names this client uses. */

import type { EventInfo, Message, SeatWish as Wish } from "./wire";

export type {
  Advice,
  DecisionInfo as Decision,
  EventInfo as Seen,
  GameInfo,
  Message,
  OptionInfo as Option,
  Replay,
  ReplayStep,
  Reply,
  ResultInfo as Result,
  RuleInfo as Rule,
  SeatInfo,
  Seating,
  SettingInfo as Setting,
  Short,
  TableInfo,
} from "./wire";

export type View = Message["view"];
export type Fact = EventInfo["facts"][string];
export type SeatWish = Required<Omit<Wish, "commit">>;
