import { type KeyedItem, type Response, toPublicItem } from "@lexiquant/domain/item";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import {
  type InvalidReason,
  type ResponseCheck,
  scoreResponse,
  validateResponse,
} from "@lexiquant/domain/scoring";

export type ResponseRefusal = "response-mismatch" | "response-incomplete" | "response-invalid";

/** Total by reason. What does not belong to the item is told apart from what cannot be read. */
const REFUSAL_OF_REASON: Record<InvalidReason, ResponseRefusal> = {
  "type-mismatch": "response-mismatch",
  "unknown-option": "response-mismatch",
  "blank-count": "response-mismatch",
  "repeated-option": "response-invalid",
  "not-a-number": "response-invalid",
  "zero-denominator": "response-invalid",
};

/** Whether a response is right, or why it cannot be judged. */
export function judgeResponse(
  item: KeyedItem,
  response: Response,
): Result<boolean, ResponseRefusal> {
  // Judged by what the student sees first, so that a refusal cannot depend on the key.
  const refusal = refusalOf(validateResponse(toPublicItem(item), response));
  if (refusal !== null) return refused(refusal);
  const score = scoreResponse(item, response);
  if (score.kind === "scored") return accepted(score.correct);
  return refused(refusalOf(score) ?? "response-invalid");
}

/** Whether work in progress belongs to its item; it may be incomplete, or not a number yet. */
export function fitsItem(item: KeyedItem, response: Response): boolean {
  return refusalOf(validateResponse(toPublicItem(item), response)) !== "response-mismatch";
}

function refusalOf(check: ResponseCheck): ResponseRefusal | null {
  if (check.kind === "complete") return null;
  return check.kind === "incomplete" ? "response-incomplete" : REFUSAL_OF_REASON[check.reason];
}
