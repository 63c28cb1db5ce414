import type { Library } from "@lexiquant/content";
import type { Essay, EssayClock, EssaySummary } from "@lexiquant/contract";
import { countWords } from "@lexiquant/domain/kernel";
import { firstWords } from "../../bank/first-words.ts";
import {
  countedRating,
  essayScore,
  essayState,
  traitLevels,
} from "../../history/essays/essay-standing.ts";
import type { StoredRating } from "../../history/essays/ratings-repository.ts";
import { essayClock, type StoredEssay } from "../../history/essays/stored-essay.ts";

/** Enough to tell one issue from another in a list. */
const MOST_ISSUE_CHARACTERS = 90;

/** What is shown of an essay, and when. */
interface Viewed {
  readonly library: Library;
  readonly essay: StoredEssay;
  readonly rating: StoredRating | null;
  readonly now: Date;
}

export function essayView({ library, essay, rating, now }: Viewed): Essay {
  const { id, examId, draft, end, revisionOf, createdAt } = essay;
  const state = essayState(essay, rating);
  return {
    id,
    source: examId === null ? "practice" : "exam",
    examId,
    prompt: {
      id: essay.promptId,
      paragraphs: [...essay.paragraphs],
      instruction: essay.instruction,
      ...kindOf(library, essay),
    },
    timing: timingOf(essay),
    state,
    failure: state === "failed" ? essay.ratingFailure : null,
    draft: { ...draft },
    words: countWords(draft.text),
    clock: clockView(essay, now),
    createdAt: createdAt.toISOString(),
    submittedAt: end?.submittedAt.toISOString() ?? null,
    endedBy: end?.endedBy ?? null,
    revisionOf,
  };
}

export function essaySummary({ library, essay, rating: stored, now }: Viewed): EssaySummary {
  const rating = countedRating(essay, stored);
  const { id, examId, promptId, draft, end, revisionOf, createdAt } = essay;
  const { limitMs, remainingMs, usedMs } = clockView(essay, now);
  return {
    id,
    source: examId === null ? "practice" : "exam",
    examId,
    promptId,
    begins: firstWords(essay.paragraphs.join(" "), MOST_ISSUE_CHARACTERS),
    ...kindOf(library, essay),
    timing: timingOf(essay).kind,
    state: essayState(essay, rating),
    createdAt: createdAt.toISOString(),
    submittedAt: end?.submittedAt.toISOString() ?? null,
    words: countWords(draft.text),
    usedMs,
    limitMs,
    remainingMs,
    score: rating === null ? null : essayScore(rating),
    traits: rating === null ? null : traitLevels(rating),
    revisionOf,
  };
}

/** Null where the prompt has left the library. */
function kindOf({ prompts }: Library, { promptId }: StoredEssay) {
  const prompt = prompts.find(({ id }) => id === promptId);
  return { directive: prompt?.directive ?? null, theme: prompt?.theme ?? null };
}

function timingOf({ accommodation }: StoredEssay): Essay["timing"] {
  if (accommodation === null) return { kind: "untimed" };
  const { id, name, timeFactor } = accommodation;
  return { kind: "exam", accommodation: { id, name, timeFactor } };
}

export function clockView(essay: StoredEssay, now: Date): EssayClock {
  const { limitMs, end } = essay;
  if (end === null) {
    const { remainingMs, usedMs } = essayClock(essay, now);
    return { now: now.toISOString(), limitMs, remainingMs, usedMs };
  }
  const { usedMs } = end;
  const remainingMs = limitMs === null ? null : Math.max(0, limitMs - usedMs);
  return { now: now.toISOString(), limitMs, remainingMs, usedMs };
}
