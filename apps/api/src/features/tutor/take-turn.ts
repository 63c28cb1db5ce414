import { isDeepStrictEqual } from "node:util";
import type { TutorEvent, TutorInputView, TutorScope } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import {
  INTENT_LABELS,
  type Material,
  mayBeReworded,
  type TutorTools,
} from "@lexiquant/domain/tutor";
import { insertHints } from "../../history/hints/repository.ts";
import type { TutorServices } from "./dependencies.ts";
import { loadLearnerFacts } from "./learner-facts.ts";
import type { LoadRefusal } from "./load-question.ts";
import { type LoadedTurn, loadTurn } from "./load-turn.ts";
import { speakByModel } from "./model/model-voice.ts";
import { findTurn, insertTurn, type StoredTurn } from "./repository.ts";
import { similarQuestion } from "./similar-question.ts";
import { turnView } from "./turn-view.ts";
import { readTyped } from "./typed-words.ts";
import { type Understood, understand } from "./understand.ts";
import { type Speech, type Spoken, speakBuiltIn } from "./voice.ts";

export interface TurnRequest {
  /** Made by the client: a repeated request carries the same one. */
  readonly id: string;
  readonly scope: TutorScope;
  readonly input: TutorInputView;
  readonly allowHints: boolean;
  readonly elapsedMs: number;
  /** Aborted when nobody waits for the reply any more. */
  readonly signal: AbortSignal;
}

interface Taking {
  readonly userId: UserId;
  readonly request: TurnRequest;
  readonly loaded: LoadedTurn;
  readonly understood: Understood;
  readonly startedMs: number;
}

/**
 * Plans a reply from what is stored, and streams it. A hint is on record before it is shown, so that no answer is
 * credited as unaided after one was seen.
 */
export async function takeTurn(
  services: TutorServices,
  userId: UserId,
  request: TurnRequest,
): Promise<Result<AsyncIterable<TutorEvent>, LoadRefusal | "tutor-turn-id-reused">> {
  const { reader } = services.database;
  const known = await findTurn(reader, userId, request.id);
  if (known !== null) return repeated(known, request);
  const startedMs = services.clock().getTime();
  const loaded = await loadTurn(services, reader, { userId, ...request });
  if (!loaded.ok) return loaded;
  const { context } = loaded.value;
  const { input, signal } = request;
  const understood = await understand(services, { userId, input, context, signal });
  const taking = { userId, request, loaded: loaded.value, understood, startedMs };
  await recordHints(services, taking);
  return accepted(spoken(services, taking));
}

/** The same request gets the same reply; another one under its id is refused. */
function repeated(
  known: StoredTurn,
  { scope, input }: TurnRequest,
): Result<AsyncIterable<TutorEvent>, "tutor-turn-id-reused"> {
  const same = isDeepStrictEqual({ scope: known.scope, input: known.input }, { scope, input });
  return same ? accepted(replay(known)) : refused("tutor-turn-id-reused");
}

async function* replay(known: StoredTurn): AsyncGenerator<TutorEvent> {
  yield { type: "done", turn: turnView(known) };
}

function recordHints({ clock, database }: TutorServices, { userId, loaded, understood }: Taking) {
  const { move } = understood.plan;
  const { question } = loaded.context;
  if (move.kind !== "hint" || question === null) return;
  const levels = Array.from({ length: move.to - move.from + 1 }, (_, place) => move.from + place);
  const shown = { itemId: question.item.id, levels, shownAt: clock() };
  return database.transaction((transaction) => insertHints(transaction, userId, shown), {
    idempotent: true,
  });
}

async function* spoken(services: TutorServices, taking: Taking): AsyncGenerator<TutorEvent> {
  const speech = speak(services, taking);
  let step = await speech.next();
  while (step.done !== true) {
    yield { type: "part", part: step.value };
    step = await speech.next();
  }
  const stored = storedTurn(services, taking, step.value);
  const { database } = services;
  const inserted = await database.transaction(
    (transaction) => insertTurn(transaction, taking.userId, stored),
    { idempotent: true },
  );
  // The same request was sent twice at the same time: the first to arrive counts.
  const kept = inserted ? stored : await findTurn(database.reader, taking.userId, stored.id);
  yield { type: "done", turn: turnView(kept ?? stored) };
}

async function* speak(services: TutorServices, taking: Taking): Speech {
  const { userId, request, loaded, understood } = taking;
  const { input, signal } = request;
  const material = materialOf(services, taking);
  const { plan, fallback } = understood;
  if (services.voice === null || input.kind !== "said" || !mayBeReworded(plan, input)) {
    return yield* speakBuiltIn(plan, material, fallback);
  }
  const place = { scopeKey: loaded.scopeKey, text: input.text };
  const typed = await readTyped(services.database.reader, userId, place);
  return yield* speakByModel(services.voice, { userId, ...typed, signal }, { plan, material });
}

function materialOf(services: TutorServices, { userId, loaded }: Taking): Material {
  return {
    context: loaded.context,
    library: services.shelf,
    tools: toolsFor(services, userId, loaded),
    modelName: services.voice?.model.name ?? null,
  };
}

function toolsFor(services: TutorServices, userId: UserId, { context }: LoadedTurn): TutorTools {
  const { algebra, database, shelf } = services;
  const { question } = context;
  return {
    check: algebra.check,
    plot: algebra.plot,
    findTopic: shelf.findTopic,
    learner: () => loadLearnerFacts(services, userId, question),
    similar: async (level) => {
      if (question === null) return null;
      const found = await similarQuestion(services, database.reader, { userId, question, level });
      if (found === null) return null;
      const { item, kind, topic, difficulty } = found;
      return {
        kind: "question",
        itemId: item.id,
        itemKind: kind,
        topic: { id: topic.id, name: topic.name },
        difficulty,
      };
    },
  };
}

function storedTurn(
  { clock }: TutorServices,
  { request, loaded, understood, startedMs }: Taking,
  reply: Spoken,
): StoredTurn {
  const now = clock();
  const { plan } = understood;
  const { question } = loaded.context;
  return {
    id: request.id,
    createdAt: now,
    scopeKey: loaded.scopeKey,
    scope: request.scope,
    itemVersion: question?.item.version ?? null,
    itemState: question?.state ?? null,
    input: request.input,
    intent: plan.intent,
    confidence: plan.confidence,
    move: plan.move.kind,
    contentIds: [...plan.contentIds],
    parts: [...reply.parts],
    next: reply.next.map((intent) => ({ intent, label: INTENT_LABELS[intent] })),
    engine: reply.engine,
    fallback: reply.fallback,
    modelCall: reply.modelCall,
    totalMs: Math.max(0, now.getTime() - startedMs),
    feedback: null,
  };
}
