import type { EssaySummary } from "@lexiquant/contract";

/** What the essay's place in the address is. */
export function essayAddress({ id, state }: Pick<EssaySummary, "id" | "state">): string {
  return state === "writing" ? `/practice/session?essay=${id}` : `/practice/results?essay=${id}`;
}

/** Where an essay is set up, a view of the practice modes' route as lessons and words are. */
export const ESSAY_SETUP_ADDRESS = "/practice/mode?view=writing";

/** In the address of the setup: the instruction that is proposed. */
export const PROPOSED_DIRECTIVE = "instruction";

/** Where an essay on the proposed instruction is set up; null proposes none. */
export function essaySetupAddress(directive: EssaySummary["directive"]): string {
  return directive === null
    ? ESSAY_SETUP_ADDRESS
    : `${ESSAY_SETUP_ADDRESS}&${new URLSearchParams({ [PROPOSED_DIRECTIVE]: directive })}`;
}
