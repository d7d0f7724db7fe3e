/** The board of a game that this browser holds alone, with its keys. */

import { useMemo } from "preact/hooks";

import { useKeys } from "../table/keys";
import type { Hint } from "../table/hint";
import { listed, Numbering, type Numbered } from "../table/numbering";
import type { RunClient, RunPage, RunState } from "../table/run";
import type { Words } from "../words";

interface TablePage extends RunPage {
  seat: number;
  facts: Record<string, unknown>;
}

interface RunBoardProps<P extends TablePage> {
  client: RunClient<P>;
  state: RunState<P>;
  page: P;
  names: readonly string[];
  hints: readonly Hint[];
  options: readonly Numbered[];
  words: Words;
}

/** What may be answered now, with its numbers; nothing while events are shown. */
export function useRunOptions<P extends RunPage>(
  client: RunClient<P>,
  state: RunState<P>,
  help: () => void,
): Numbered[] {
  const numbering = useMemo(() => new Numbering(), [client]);
  const decision = state.beat ? null : (state.page?.decision ?? null);
  const options = useMemo(
    () => numbering.assign(listed(decision?.options ?? [])),
    [numbering, decision],
  );
  useKeys({
    options,
    answer: (action) => void client.answer(action),
    help: () => undefined,
    log: () => undefined,
    takeBack: () => void client.back(),
    hint: help,
    hurry: () => client.hurry(),
    escape: () => client.dismiss(),
  });
  return options;
}

export function RunBoard<P extends TablePage>(props: RunBoardProps<P>) {
  const { client, state, page, names, hints, options, words } = props;
  const { board, view, beat } = state;
  const decision = beat ? null : page.decision;
  return (
    <div class="board" onClick={() => client.hurry()}>
      {board && view && (
        <board.Board
          view={view}
          seat={page.seat}
          names={names}
          asked={decision ? [page.seat] : []}
          question={decision?.key ?? ""}
          wanted={decision?.wanted ?? 0}
          options={options}
          hints={hints}
          answer={(action) => void client.answer(action)}
          story={state.story}
          beat={beat}
          facts={page.facts}
          words={words}
        />
      )}
    </div>
  );
}
