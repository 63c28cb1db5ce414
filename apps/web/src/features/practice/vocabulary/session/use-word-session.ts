import {
  type VocabularyRating,
  type VocabularyResponse,
  type VocabularySession,
  vocabularySessionSchema,
  type WordPage,
} from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { forgetWords, wordSessionQuery } from "../../../../items/words/word-queries.ts";
import { describeFailure } from "../../../../lib/describe-failure.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { browserOutbox } from "../../outbox/browser-outbox.ts";
import type { OutboxEvent } from "../../outbox/outbox.ts";
import type { WordRequest } from "../../outbox/outbox-entry.ts";
import { useItemClock } from "../../session/use-item-clock.ts";
import type { CardStage } from "./word-commands.ts";
import {
  answerStep,
  type QueuedStep,
  queuedStep,
  ratingStep,
  stepOf,
  undoStep,
} from "./word-requests.ts";

/** What this window knows: the session as the server told it last, and the step that is on its way. */
interface Known {
  readonly session: VocabularySession;
  readonly step: WordRequest | null;
  /** The word that the last rating set aside. */
  readonly leech: WordPage | null;
}

/**
 * A session of words as it runs in this window. One step at a time goes out through the outbox: what is answered, rated or
 * taken back without a network waits there and is sent once, in order; the server's answer says how the session stands then.
 */
export function useWordSession(read: VocabularySession) {
  const { id } = read;
  const outbox = browserOutbox();
  const status = useSyncExternalStore(outbox.subscribe, outbox.status);
  const [known, setKnown] = useState<Known>(() => ({
    session: read,
    step: queuedStep(outbox.status().entries, id),
    leech: null,
  }));
  const [notice, setNotice] = useState<string | null>(null);
  const { session, step } = known;
  const { question, verdict } = session;
  const stage = stageOf(known);
  const reread = useReread(id, (next) => setKnown({ session: next, step: null, leech: null }));
  useStepEvents(id, {
    onDelivered: (answer, sent) => {
      const next = vocabularySessionSchema.parse(answer);
      setKnown((before) => ({ session: next, step: null, leech: leechOf(before, next, sent) }));
    },
    onRefused: (failure) => {
      setNotice(describeFailure(failure).text);
      setKnown((before) => ({ ...before, step: null }));
      void reread();
    },
    onChanged: () => {
      if (step !== null && queuedStep(outbox.status().entries, id) === null) void reread();
    },
  });

  const clock = useQuestionClock(question?.turn ?? null, stage === "asked");
  const send = ({ key, request }: QueuedStep) => {
    setNotice(null);
    setKnown((before) => ({ ...before, step: request, leech: null }));
    outbox.add(key, request);
  };
  // Within one event the state does not change yet: a second press must not make a second step.
  const isFree = () => queuedStep(outbox.status().entries, id) === null && step === null;

  return {
    ...known,
    stage,
    status,
    notice,
    dismissNotice: () => setNotice(null),
    dismissLeech: () => setKnown((before) => ({ ...before, leech: null })),
    canUndo: session.canUndo && session.lastReviewId !== null && step === null,
    answer(response: VocabularyResponse) {
      if (stage !== "asked" || question === null || !isFree()) return;
      send(answerStep(id, { turn: question.turn, response, elapsedMs: clock.take() }));
    },
    rate(rating: VocabularyRating) {
      if (stage !== "judged" || verdict === null || !isFree()) return;
      send(ratingStep(id, { id: randomId(), turn: verdict.turn, rating }));
    },
    undo() {
      const { canUndo, lastReviewId } = session;
      if (canUndo && lastReviewId !== null && isFree()) send(undoStep(id, lastReviewId));
    },
    apply: (next: VocabularySession) => setKnown({ session: next, step: null, leech: null }),
  };
}

export type WordPractice = ReturnType<typeof useWordSession>;

function stageOf({ session, step }: Known): CardStage {
  if (step !== null) return "underway";
  return session.verdict === null ? "asked" : "judged";
}

/** The word that a rating has just set aside for its lapses. */
function leechOf(
  { session, leech }: Known,
  next: VocabularySession,
  step: WordRequest,
): WordPage | null {
  if (step.name !== "rateVocabularyAnswer") return leech;
  return next.tally.leeches > session.tally.leeches ? (session.verdict?.word ?? null) : null;
}

/** Asks the server how the session stands, where what this window believes does not fit. */
function useReread(id: VocabularySession["id"], take: (session: VocabularySession) => void) {
  const client = useQueryClient();
  return async () => {
    const session = await client
      .fetchQuery({ ...wordSessionQuery(id), staleTime: 0 })
      .catch(() => null);
    if (session !== null) take(session);
  };
}

interface StepHandlers {
  readonly onDelivered: (answer: unknown, step: WordRequest) => void;
  readonly onRefused: (failure: unknown) => void;
  /** Something came or went: perhaps another window has sent what waited here. */
  readonly onChanged: () => void;
}

/** Hears what became of this session's steps. */
function useStepEvents(id: VocabularySession["id"], handlers: StepHandlers): void {
  const client = useQueryClient();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const hear = (event: OutboxEvent) => {
      if (event.kind === "changed") return latest.current.onChanged();
      const step = stepOf(event.entry, id);
      if (step === null) return;
      if (event.kind === "refused") latest.current.onRefused(event.failure);
      else latest.current.onDelivered(event.answer, step);
      forgetWords(client);
    };
    return browserOutbox().subscribe(hear);
  }, [client, id]);
}

/** The time for which a question has been in view. */
function useQuestionClock(turn: number | null, running: boolean) {
  const elapsedMs = useRef({ turn, ms: 0 });
  if (elapsedMs.current.turn !== turn) elapsedMs.current = { turn, ms: 0 };
  const clock = useItemClock(running, (ms) => {
    elapsedMs.current.ms += ms;
  });
  return { take: () => elapsedMs.current.ms + clock.take() };
}
