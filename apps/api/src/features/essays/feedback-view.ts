import type { Library } from "@lexiquant/content";
import type { EssayFeedbackView } from "@lexiquant/contract";
import { quoteFrom } from "@lexiquant/domain/essay";
import { accepted, countWords, type Result, refused } from "@lexiquant/domain/kernel";
import {
  countedRating,
  essayEstimate,
  essayScore,
  traitLevels,
} from "../../history/essays/essay-standing.ts";
import { findRating, type StoredRating } from "../../history/essays/ratings-repository.ts";
import { findEssay } from "../../history/essays/repository.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import { listPromptsHeld } from "../../history/exams/essays-repository.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { FLAG_MESSAGES, noticeOf } from "./messages.ts";
import { nearestAnchors } from "./nearest-anchors.ts";
import { traitViews } from "./trait-view.ts";
import { type OpenedEssay, withEssay } from "./with-essay.ts";

type FeedbackRefusal = "essay-open" | "essay-not-rated";

/** What a writer is told about a submitted essay: the kept words of the rater, and what was withheld until now. */
export function readEssayFeedback(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<EssayFeedbackView, FeedbackRefusal | "essay-not-found">> {
  const modelReads = context.essayDesk.isReadAgain(of);
  return withEssay<EssayFeedbackView, FeedbackRefusal>(context, of, async (opened) => {
    if (opened.essay.end === null) return refused("essay-open");
    const rating = countedRating(opened.essay, await findRating(opened.transaction, of));
    if (rating === null) return refused("essay-not-rated");
    const view = await feedbackView(context, opened, rating);
    return accepted({ ...view, modelReads: modelReads && rating.model === null });
  });
}

async function feedbackView(
  { library }: EssayDependencies,
  { transaction, of, essay }: OpenedEssay,
  rating: StoredRating,
): Promise<Omit<EssayFeedbackView, "modelReads">> {
  const { feedback, engine, calibration, ratedAt } = rating;
  const { promptId } = essay;
  const held = await listPromptsHeld(transaction, of.userId);
  const score = essayScore(rating);
  return {
    essayId: essay.id,
    score,
    notice: noticeOf(rating),
    rater: { engine, calibration, ratedAt: ratedAt.toISOString() },
    traits: traitViews(rating, essay.draft.text),
    priorities: feedback.priorities.map(({ trait, reason, edit, evidence }) => ({
      trait,
      reason,
      edit,
      evidence: evidence.map((quote) => quoteFrom(essay.draft.text, quote)),
    })),
    marks: [...feedback.marks],
    flags: feedback.rating.flags.map((id) => ({ id, message: FLAG_MESSAGES[id] })),
    directive: {
      instruction: essay.instruction,
      asks: feedback.asks.map(({ message, quote }) => ({
        message,
        quote: quote === null ? null : quoteFrom(essay.draft.text, quote),
      })),
    },
    anchors: nearestAnchors(library, { promptId, score: score.score, held }),
    outline: held.has(promptId) ? null : outlineOf(library, promptId),
    before: await beforeOf({ transaction, of, essay }, rating),
    model: modelView(rating),
  };
}

function modelView({ model, reasoning }: StoredRating): EssayFeedbackView["model"] {
  if (model === null) return null;
  const { score: _, ...view } = model;
  return { ...view, reasoning };
}

function outlineOf({ prompts }: Library, promptId: string): EssayFeedbackView["outline"] {
  const prompt = prompts.find(({ id }) => id === promptId);
  if (prompt === undefined) return null;
  const { tensions, positions, exampleSources, challenge } = prompt.brief;
  return { tensions, positions, exampleSources, challenge };
}

/** The essay that a revision started from, with its score where it has one. */
async function beforeOf(
  { transaction, of, essay }: Pick<OpenedEssay, "transaction" | "of" | "essay">,
  now: StoredRating,
): Promise<EssayFeedbackView["before"]> {
  if (essay.revisionOf === null) return null;
  const before = { userId: of.userId, essayId: essay.revisionOf };
  const earlier = await findEssay(transaction, before);
  if (earlier === null || earlier.end === null) return null;
  const rating = countedRating(earlier, await findRating(transaction, before));
  return { ...textOf(earlier, earlier.end), ...compared(rating, now) };
}

function textOf({ id, draft }: StoredEssay, end: NonNullable<StoredEssay["end"]>) {
  const { text } = draft;
  const submittedAt = end.submittedAt.toISOString();
  return { essayId: id, submittedAt, text, words: countWords(text) };
}

function compared(then: StoredRating | null, now: StoredRating) {
  if (then === null) return { score: null, traits: null, change: null };
  const isSameRater =
    then.engine === now.engine &&
    then.calibration === now.calibration &&
    then.model?.name === now.model?.name;
  const moved = essayEstimate(now) - essayEstimate(then);
  return {
    score: essayScore(then),
    traits: traitLevels(then),
    change: isSameRater ? Math.round(100 * moved) / 100 : null,
  };
}
