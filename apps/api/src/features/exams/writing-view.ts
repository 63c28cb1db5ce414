import type { ExamReport } from "@lexiquant/contract";
import { countWords } from "@lexiquant/domain/kernel";
import { countedRating, essayScore, essayState } from "../../history/essays/essay-standing.ts";
import { findRating } from "../../history/essays/ratings-repository.ts";
import { findExamsEssay } from "../../history/essays/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";

/** The essay of an ended exam as it was left; null where none was begun, or the student deleted it. */
export async function writingOf(
  { essayDesk }: Pick<ExamContext, "essayDesk">,
  { transaction, userId, exam }: Sitting,
): Promise<ExamReport["writing"]> {
  const essay = await findExamsEssay(transaction, userId, exam.id);
  if (essay === null) return null;
  const of = { userId, essayId: essay.id };
  const isReadAgain = essayDesk.isReadAgain(of);
  const rating = countedRating(essay, await findRating(transaction, of));
  const state = essayState(essay, rating);
  return {
    promptId: essay.promptId,
    paragraphs: [...essay.paragraphs],
    directive: essay.instruction,
    text: essay.draft.text,
    words: countWords(essay.draft.text),
    essayId: essay.id,
    // An exam's essay comes into being with its end.
    state: state === "writing" ? "submitted" : state,
    score: rating === null ? null : essayScore(rating),
    modelReads: isReadAgain && rating?.model === null,
  };
}
