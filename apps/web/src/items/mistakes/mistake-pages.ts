import type { Mistake, MistakeCause } from "@lexiquant/contract";
import type { CallOutput } from "../../lib/api.ts";

export type MistakePage = CallOutput<"listMistakes">;

/** What counts as the cause: the student's own word, or else the proposal. */
function causeOf({ cause, proposed }: Mistake): MistakeCause {
  return cause ?? proposed.cause;
}

/** A page of the log after a mistake was stored: the mistake in its place, the counts by cause as they are then. */
export function withMistake(page: MistakePage, stored: Mistake): MistakePage {
  const before = page.mistakes.find(({ attemptId }) => attemptId === stored.attemptId);
  if (before === undefined) return page;
  const byCause = { ...page.counts.byCause };
  byCause[causeOf(before)] -= 1;
  byCause[causeOf(stored)] += 1;
  return {
    ...page,
    counts: { ...page.counts, byCause },
    mistakes: page.mistakes.map((other) => (other === before ? stored : other)),
  };
}
