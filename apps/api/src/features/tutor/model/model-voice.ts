import type { TutorTurn } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  type AnsweredItem,
  knownOfStudent,
  type Material,
  type ReplyPart,
  said,
  sayTurn,
  type TurnPlan,
  type TutorReply,
  usualNext,
} from "@lexiquant/domain/tutor";
import type {
  LanguageModel,
  ModelFailure,
} from "../../../adapters/language-model/language-model.ts";
import type { ModelCallRecord } from "../../../db/tutor-tables.ts";
import { BUILT_IN, type Speech, type Spoken } from "../voice.ts";
import type { Allowance } from "./allowance.ts";
import { describeAnswered } from "./describe-question.ts";
import { marked, PROMPT_VERSION, TEACHING_RULES } from "./prompts.ts";
import { type ReplyCache, replyKey } from "./reply-cache.ts";
import { newWriting, type Prompt, tryWriting, type Writing } from "./try-writing.ts";
import type { CheckedParagraph } from "./write-checked.ts";

/** A model with all that its replies need. */
export interface ModelVoice {
  readonly model: LanguageModel;
  readonly allowance: Allowance;
  readonly cache: ReplyCache;
  readonly clock: () => Date;
  readonly onFailure: (failure: ModelFailure) => void;
}

/** What the student asked, and the latest exchanges before it, oldest first; without personal data. */
export interface Asked {
  readonly userId: UserId;
  readonly text: string;
  readonly history: readonly { readonly asked: string; readonly replied: string }[];
  /** Aborted when nobody waits for the reply any more. */
  readonly signal: AbortSignal;
}

interface Telling {
  readonly voice: ModelVoice;
  readonly asked: Asked;
  readonly material: Material;
  readonly authored: TutorReply;
  readonly prompt: Prompt;
  /** What the prompt says of the student. */
  readonly known: string;
  readonly understood: boolean;
}

/**
 * Words a turn after an attempt by a model, from the authored reply. What it writes is shown paragraph by paragraph as it
 * passes the checks. Whatever goes wrong, the authored reply is given, and why is told.
 */
export async function* speakByModel(
  voice: ModelVoice,
  asked: Asked,
  { plan, material }: { readonly plan: TurnPlan; readonly material: Material },
): Speech {
  const { question } = material.context;
  if (question?.state !== "after") throw new Error("a model words nothing before an attempt");
  const authored = await sayTurn(plan, material);
  const known = knownOfStudent(await material.tools.learner(), question).join("\n");
  const prompt = promptOf(question, asked, { authored, known });
  const understood = plan.move.kind !== "clarify";
  const telling: Telling = { voice, asked, material, authored, prompt, known, understood };
  const key = replyKey(voice.model.name, prompt);
  const kept = voice.cache.find(key);
  if (kept !== undefined) return yield* repeat(telling, kept);
  const leave = await voice.allowance.begin(asked.userId);
  if (!leave.ok)
    return yield* speakAuthored(telling, { reason: leave.reason, before: [], call: null });
  const writing = newWriting(material);
  try {
    const { text: words, signal } = asked;
    const { model, clock } = voice;
    const task = { model, material, prompt, known, said: words, clock, signal };
    for await (const paragraph of tryWriting(task, writing)) yield asPart(paragraph);
  } finally {
    const answered = writing.shown.length > 0 || writing.refused.length > 0;
    await leave.value.end(answered ? writing.usage : null);
  }
  return yield* conclude(telling, key, writing);
}

function promptOf(
  question: AnsweredItem,
  asked: Asked,
  { authored, known }: { readonly authored: TutorReply; readonly known: string },
): Prompt {
  const { item } = question;
  const verified = authored.parts.flatMap((part) => (part.kind === "text" ? [part.markup] : []));
  return {
    system: `${TEACHING_RULES}\n\nThe question (${item.id}, version ${item.version}, prompt ${PROMPT_VERSION}):\n${describeAnswered(question)}`,
    messages: [
      ...asked.history.flatMap(({ asked: text, replied }) => [
        { role: "user" as const, text: marked(text) },
        { role: "assistant" as const, text: replied },
      ]),
      {
        role: "user",
        text: `${marked(asked.text)}\n\nVerified material for your reply:\n${verified.join("\n\n")}\n\nWhat is known of the student, estimates all:\n${known}`,
      },
    ],
  };
}

/** A reply that somebody got before. */
async function* repeat(telling: Telling, kept: readonly CheckedParagraph[]): Speech {
  const parts = [...kept.map(asPart), ...cardsOf(telling.authored)];
  yield* parts;
  return byModel(telling, parts, callRecord(telling, null));
}

async function* conclude(telling: Telling, key: string, writing: Writing): Speech {
  const { voice, authored, asked } = telling;
  if (writing.failure !== null && !asked.signal.aborted) voice.onFailure(writing.failure);
  const call = callRecord(telling, writing);
  if (!writing.complete || writing.shown.length === 0) {
    const reason = writing.failure === null ? "unchecked" : "unavailable";
    return yield* speakAuthored(telling, { reason, before: writing.shown, call });
  }
  const cards = [...cardsOf(authored), ...writing.box.cards];
  yield* cards;
  // What tools told is the student's own, or may change.
  if (writing.box.told.length === 0) voice.cache.keep(key, writing.shown);
  return byModel(telling, [...writing.shown.map(asPart), ...cards], call);
}

/** After what was shown already, the authored reply. */
async function* speakAuthored(
  { authored }: Telling,
  {
    reason,
    before,
    call,
  }: {
    readonly reason: NonNullable<TutorTurn["fallback"]>;
    readonly before: readonly CheckedParagraph[];
    readonly call: ModelCallRecord | null;
  },
): Speech {
  const lead =
    before.length === 0 ? [] : [said("Here is the checked explanation as it was written:")];
  const rest = [...lead, ...authored.parts];
  yield* rest;
  return {
    parts: [...before.map(asPart), ...rest],
    next: authored.next,
    engine: BUILT_IN,
    fallback: reason,
    modelCall: call,
  };
}

function byModel(
  { voice, authored, understood, material }: Telling,
  parts: readonly ReplyPart[],
  modelCall: ModelCallRecord,
): Spoken {
  const engine = { kind: "model", name: voice.model.name } as const;
  // What recognition could not place was answered all the same: nothing is left to be asked back.
  const next = understood ? authored.next : usualNext(material.context.question);
  return { parts, next, engine, fallback: null, modelCall };
}

function asPart({ markup, traced }: CheckedParagraph): ReplyPart {
  return { kind: "text", markup, wording: traced ? "model-checked" : "model-unchecked" };
}

function cardsOf({ parts }: TutorReply): ReplyPart[] {
  return parts.filter(({ kind }) => kind !== "text");
}

/** Nothing was written where the reply had been kept. */
function callRecord({ voice }: Telling, writing: Writing | null): ModelCallRecord {
  return {
    model: voice.model.name,
    promptVersion: PROMPT_VERSION,
    inputTokens: writing?.usage.inputTokens ?? 0,
    outputTokens: writing?.usage.outputTokens ?? 0,
    firstWordMs: writing?.firstWordMs ?? null,
    cached: writing === null,
    refused: writing?.refused ?? [],
    failure: writing?.failure?.kind ?? null,
  };
}
