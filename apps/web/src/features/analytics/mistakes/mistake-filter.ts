import { MISTAKE_CAUSES } from "@lexiquant/contract";
import { MEASURES } from "@lexiquant/domain/item";
import type { CallInput } from "../../../lib/api.ts";

export const MISTAKE_STATES = ["all", "due", "open", "done"] as const;

/** What of the error log is shown; it lives in the address. */
export type MistakeFilter = Pick<
  CallInput<"listMistakes">["query"],
  "measure" | "cause" | "topic"
> & { readonly state: (typeof MISTAKE_STATES)[number] };

export type MistakeFilterName = keyof MistakeFilter;

/** Reads the filter from a query string. What it does not understand it leaves out: a shared link never fails. */
export function readMistakeFilter(params: URLSearchParams): MistakeFilter {
  const measure = MEASURES.find((known) => known === params.get("measure"));
  const cause = MISTAKE_CAUSES.find((known) => known === params.get("cause"));
  const topic = params.get("topic") ?? "";
  return {
    ...(measure === undefined ? {} : { measure }),
    ...(cause === undefined ? {} : { cause }),
    ...(topic === "" || topic.length > MOST_CHARACTERS ? {} : { topic }),
    state: MISTAKE_STATES.find((known) => known === params.get("state")) ?? "all",
  };
}

/** As the contract has it. */
const MOST_CHARACTERS = 200;

/** The address with one part of the filter changed; everything else in it stays. */
export function withFilterPart(
  params: URLSearchParams,
  name: MistakeFilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === "" || (name === "state" && value === "all")) next.delete(name);
  else next.set(name, value);
  // A topic belongs to one part of the test.
  if (name === "measure") next.delete("topic");
  return next;
}

export function isNarrowed({ measure, cause, topic, state }: MistakeFilter): boolean {
  return state !== "all" || [measure, cause, topic].some((part) => part !== undefined);
}
