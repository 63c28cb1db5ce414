import { EMPTY_FILTER, type NextAction, type PracticeFilter } from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { DrillTarget } from "@lexiquant/domain/plan";
import { MAX_SESSION_ITEMS, type PaceFactor, type PracticeMode } from "@lexiquant/domain/session";

interface SetWishes {
  readonly filter?: Partial<PracticeFilter>;
  /** Null without a clock. */
  readonly paceFactor?: PaceFactor | null;
}

/** A session of some questions, never more than one may hold. */
export function startSet(
  mode: PracticeMode,
  itemCount: number,
  { filter = {}, paceFactor = null }: SetWishes = {},
): NextAction {
  return {
    kind: "start-session",
    settings: {
      mode,
      timing: paceFactor === null ? { kind: "untimed" } : { kind: "timed", paceFactor },
      feedback: mode === "diagnostic" ? "end" : "each",
    },
    filter: { ...EMPTY_FILTER, ...filter },
    itemCount: Math.min(MAX_SESSION_ITEMS, Math.max(1, itemCount)),
  };
}

/** The questions of a drill. Skills are nodes of the tree. */
export function drillFilter({ skill, kind }: DrillTarget): Partial<PracticeFilter> {
  const topic = skill as KnowledgeComponentId; // the prefix of one, down to a level of the tree
  return { topics: [topic], kinds: kind === null ? [] : [kind] };
}

export function measureFilter(measure: Measure): Partial<PracticeFilter> {
  return { measures: [measure] };
}
