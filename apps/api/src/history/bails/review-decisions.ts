import type { DecisionsReview, StayReview } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  gainPerMinute,
  type Ranged,
  type DecisionsReview as Review,
  reviewStays,
} from "@lexiquant/domain/pace";
import type { Queryable } from "../../db/queryable.ts";
import { listSpentAnswers } from "../learner/timed-answers-repository.ts";
import { type KeptDecision, listDecisions } from "./repository.ts";

/** The latest decisions, and the latest answers by which they are weighed. */
const MOST_DECISIONS = 500;
const OWN_ANSWERS = 500;

export interface ReviewedDecisions {
  readonly decisions: readonly KeptDecision[];
  /** Right answers beyond guessing per minute; null while it is not known. */
  readonly ownRate: Ranged | null;
  readonly review: StayReview;
}

/** A student's decisions to stay or to leave, held against the student's own rate in the other answers. */
export async function reviewDecisions(
  database: Queryable,
  userId: UserId,
): Promise<ReviewedDecisions> {
  const decisions = await listDecisions(database, userId, MOST_DECISIONS);
  // Who was never asked has nothing to be weighed.
  const answers =
    decisions.length === 0 ? [] : await listSpentAnswers(database, userId, OWN_ANSWERS);
  const ownRate = gainPerMinute(answers.filter(({ isDecided }) => !isDecided));
  const { stays, leaves } = reviewStays(decisions, ownRate);
  return { decisions, ownRate, review: { stays: viewOf(stays), leaves: viewOf(leaves) } };
}

function viewOf({ net, ...review }: Review): DecisionsReview {
  return { ...review, net: net && { estimate: net.value, low: net.low, high: net.high } };
}
