import { MISTAKE_CAUSES } from "@lexiquant/contract";
import { ITEM_KINDS, MEASURES } from "@lexiquant/domain/item";
import type { CallInput } from "../../../lib/api.ts";

export const MISTAKE_STATES = ["all", "due", "open", "done"] as const;

/** What of the error log is shown; it lives in the address. */
export type MistakeFilter = Pick<
  CallInput<"listMistakes">["query"],
  "measure" | "cause" | "topic" | "kind" | "misconception"
> & { readonly state: (typeof MISTAKE_STATES)[number] };

export type MistakeFilterName = keyof MistakeFilter;

/** Reads the filter from a query string. What it does not understand it leaves out: a shared link never fails. */
export function readMistakeFilter(params: URLSearchParams): MistakeFilter {
  const measure = MEASURES.find((known) => known === params.get("measure"));
  const cause = MISTAKE_CAUSES.find((known) => known === params.get("cause"));
  const kind = ITEM_KINDS.find((known) => known === params.get("kind"));
  return {
    ...(measure === undefined ? {} : { measure }),
    ...(cause === undefined ? {} : { cause }),
    ...(kind === undefined ? {} : { kind }),
    ...idIn(params, "topic"),
    ...idIn(params, "misconception"),
    state: MISTAKE_STATES.find((known) => known === params.get("state")) ?? "all",
  };
}

function idIn<Name extends "topic" | "misconception">(
  params: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const id = params.get(name) ?? "";
  if (id === "" || id.length > MOST_CHARACTERS) return {};
  return { [name]: id } as Partial<Record<Name, string>>; // the computed key is the name
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
  // These belong to one part of the test.
  if (name === "measure") for (const own of ["topic", "kind", "misconception"]) next.delete(own);
  return next;
}

export function isNarrowed({ state, ...parts }: MistakeFilter): boolean {
  return state !== "all" || Object.values(parts).some((part) => part !== undefined);
}
