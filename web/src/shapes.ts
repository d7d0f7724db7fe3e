/** The server's messages (wire.ts), under the names this client uses. */

import type { EventInfo, Message, PiecesInfo, SeatWish as Wish } from "./wire";

export type {
  Analysis,
  Because,
  BotInfo,
  CauseInfo as Cause,
  HintedAnswer,
  DecisionInfo as Decision,
  EventInfo as Seen,
  GameInfo,
  JudgedInfo as Judged,
  KindInfo,
  LessonInfo,
  LessonPage,
  Message,
  OptionInfo as Option,
  Outlook,
  PictureInfo,
  PieceInfo,
  PiecesInfo,
  ProspectInfo as Prospect,
  PiecesPage,
  Replay,
  ReplayStep,
  Reply,
  ResultInfo as Result,
  RuleExample,
  RuleInfo as Rule,
  SeatInfo,
  Seating,
  SectionInfo,
  SettingInfo as Setting,
  Short,
  StandingInfo as Standing,
  SummaryPage,
  TableGlance,
  TableInfo,
  TallyInfo as Tally,
} from "./wire";

export type Status = PiecesInfo["pieces"][string];
export type View = Message["view"];
export type Facts = EventInfo["facts"];
export type Fact = Facts[string];
export type SeatWish = Required<Omit<Wish, "commit">>;
