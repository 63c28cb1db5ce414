import type { Feedback } from "@lexiquant/contract";
import type { Response, SentenceId } from "@lexiquant/domain/item";
import type { SentenceMark } from "./passage-view.tsx";

/** Which sentences of the passage to mark once the key is out: evidence, and for select-in-passage key and choice. */
export function sentenceMarks(
  feedback: Feedback,
  response: Response | null,
): ReadonlyMap<SentenceId, SentenceMark> {
  const marks = new Map<SentenceId, SentenceMark>();
  for (const id of feedback.evidence?.sentenceIds ?? []) marks.set(id, "evidence");
  const { key } = feedback;
  if (response?.type === "select-in-passage" && response.sentenceId !== null) {
    marks.set(response.sentenceId, "chosen-wrong");
  }
  if (key.type === "select-in-passage" && key.sentenceId !== null) marks.set(key.sentenceId, "key");
  return marks;
}
