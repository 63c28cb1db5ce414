import type {
  VocabularyQuestion,
  VocabularyRating,
  VocabularyResponse,
  VocabularySession,
} from "@lexiquant/contract";
import type { OutboxEntry, OutboxRequest, WordRequest } from "../../outbox/outbox-entry.ts";

type SessionId = VocabularySession["id"];
type Turn = VocabularyQuestion["turn"];

/** A step on its way; one key for each, so that none is there twice. */
export interface QueuedStep {
  readonly key: string;
  readonly request: WordRequest;
}

interface Answer {
  readonly turn: Turn;
  readonly response: VocabularyResponse;
  readonly elapsedMs: number;
}

export function answerStep(sessionId: SessionId, body: Answer): QueuedStep {
  return {
    key: `word-answer ${sessionId} ${body.turn}`,
    request: { name: "answerVocabularyQuestion", input: { params: { sessionId }, body } },
  };
}

interface Rated {
  readonly id: string;
  readonly turn: Turn;
  readonly rating: VocabularyRating;
}

export function ratingStep(sessionId: SessionId, body: Rated): QueuedStep {
  return {
    key: `word-rating ${sessionId} ${body.turn}`,
    request: { name: "rateVocabularyAnswer", input: { params: { sessionId }, body } },
  };
}

export function undoStep(sessionId: SessionId, reviewId: string): QueuedStep {
  return {
    key: `word-undo ${sessionId} ${reviewId}`,
    request: { name: "undoVocabularyReview", input: { params: { sessionId }, body: { reviewId } } },
  };
}

const WORD_REQUESTS: ReadonlySet<OutboxRequest["name"]> = new Set<WordRequest["name"]>([
  "answerVocabularyQuestion",
  "rateVocabularyAnswer",
  "undoVocabularyReview",
]);

function isWordRequest(request: OutboxRequest): request is WordRequest {
  return WORD_REQUESTS.has(request.name);
}

/** The step of this session that an entry holds; null where it is another's. */
export function stepOf({ request }: OutboxEntry, sessionId: SessionId): WordRequest | null {
  return isWordRequest(request) && request.input.params.sessionId === sessionId ? request : null;
}

/** The step that waits to be sent; null where nothing does. */
export function queuedStep(
  entries: readonly OutboxEntry[],
  sessionId: SessionId,
): WordRequest | null {
  for (const entry of entries) {
    const step = stepOf(entry, sessionId);
    if (step !== null) return step;
  }
  return null;
}
