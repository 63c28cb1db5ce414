import type { NextAction, Recommendation } from "@lexiquant/contract";
import { nearestHalf } from "@lexiquant/domain/essay";
import { type EssayReason, essayReason, isWeekly } from "@lexiquant/domain/plan";
import { TRAIT_NAMES } from "../../history/essays/trait-names.ts";
import type { PlanState } from "./load-plan-state.ts";
import type { PlanContext } from "./plan-context.ts";
import { reasonOf } from "./reasons.ts";
import { REVIEW_ID, WORDS_ID } from "./step-view.ts";

const REASON_KINDS = {
  "none-written": "essay-first",
  "below-target": "essay-below-target",
  "long-ago": "essay-long-ago",
} as const;

/** An essay where one is due; null where none is, or there is nothing to write on. */
export function essayView(
  { essayMinutes }: PlanContext,
  { writing, state }: PlanState,
): Recommendation | null {
  if (essayMinutes === null) return null;
  const reason = essayReason(writing.record, state.daysToTest);
  if (reason === null) return null;
  return {
    id: "essay",
    subject: null,
    questions: 1,
    minutes: essayMinutes,
    reason: reasonOf(REASON_KINDS[reason.kind], {
      daysSince: reason.daysSinceEssay,
      count: writing.record.essays,
      writing: figuresOf(reason),
    }),
    action: writeEssay(writing),
  };
}

export function writeEssay({ directive }: PlanState["writing"]): NextAction {
  return { kind: "write-essay", directive };
}

function figuresOf({ latest, target, weakest }: EssayReason) {
  return {
    score: latest === null ? null : { kind: "estimate" as const, ...latest },
    target,
    weakest:
      weakest === null
        ? null
        : {
            trait: weakest.trait,
            name: TRAIT_NAMES[weakest.trait],
            level: nearestHalf(weakest.level),
          },
  };
}

/** After two steps that gain more for certain. */
const PLACE_FOR_A_TARGET = 2;

/**
 * A list of steps with the essay among them: third where a writing target is not reached, otherwise last. It takes the place
 * of the last step that is neither review nor words, where there is no room left.
 */
export function withEssay(
  steps: readonly Recommendation[],
  essay: Recommendation | null,
  most: number,
): Recommendation[] {
  if (essay === null) return [...steps];
  const spare = steps.findLastIndex(({ id }) => id !== REVIEW_ID && id !== WORDS_ID);
  const kept = steps.length < most ? steps : steps.filter((_, place) => place !== spare);
  const { target = null, score = null } = essay.reason.writing ?? {};
  const place = isWeekly({ target, latest: score })
    ? Math.min(PLACE_FOR_A_TARGET, kept.length)
    : kept.length;
  return [...kept.slice(0, place), essay, ...kept.slice(place)].slice(0, most);
}
