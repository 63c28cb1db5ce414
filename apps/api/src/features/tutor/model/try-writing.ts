import { randomUUID } from "node:crypto";
import { type Material, verifyWording, type WordingVerdict } from "@lexiquant/domain/tutor";
import {
  type LanguageModel,
  type ModelCall,
  ModelFailure,
  type TokenUsage,
} from "../../../adapters/language-model/language-model.ts";
import { openToolBox, type ToolBox } from "./model-tools.ts";
import { MARK } from "./prompts.ts";
import { type CheckedParagraph, type WritingOutcome, writeChecked } from "./write-checked.ts";

const MAX_OUTPUT_TOKENS = 400;
/** The first, and one repair that names what was wrong. */
const MOST_TRIES = 2;
/** For what a provider does not count, because it was stopped: about four letters of English. */
const LETTERS_PER_TOKEN = 4;

/** One prompt with the same words for everybody who asks the same; the mark of the turn is put in last. */
export type Prompt = Pick<ModelCall, "system" | "messages">;

/** What came of asking a model for one reply. */
export interface Writing {
  readonly box: ToolBox;
  /** What was let through so far. */
  readonly shown: CheckedParagraph[];
  /** Problems of what was not. */
  readonly refused: string[];
  /** Whether the model came to the end of a reply that passed. */
  complete: boolean;
  failure: ModelFailure | null;
  firstWordMs: number | null;
  usage: TokenUsage;
}

interface Task {
  readonly model: LanguageModel;
  readonly material: Material;
  readonly prompt: Prompt;
  /** What the prompt says of the student. */
  readonly known: string;
  /** The student's own words, so that they may be quoted. */
  readonly said: string;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/**
 * Asks for a reply, at most twice, and hands on each paragraph that passes the checks.
 */
export async function* tryWriting(
  task: Task,
  writing: Writing,
): AsyncGenerator<CheckedParagraph, void> {
  const begunMs = task.clock().getTime();
  const mark = randomUUID();
  let repair: ModelCall["messages"] = [];
  try {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const call = callOf(task, { mark, repair });
      const words = task.model.write({ ...call, tools: writing.box.tools });
      const checked = writeChecked(words, (text) => verify(task, { text, mark, box: writing.box }));
      let step = await checked.next();
      while (step.done !== true) {
        writing.firstWordMs ??= task.clock().getTime() - begunMs;
        writing.shown.push(step.value);
        yield step.value;
        step = await checked.next();
      }
      record(writing, call, step.value);
      if (step.value.kind === "complete" || writing.shown.length > 0) return;
      repair = repairOf(step.value, mark);
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    writing.failure = error;
  }
}

export function newWriting(material: Material): Writing {
  return {
    box: openToolBox(material),
    shown: [],
    refused: [],
    complete: false,
    failure: null,
    firstWordMs: null,
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

function callOf(
  { prompt, signal }: Task,
  turn: { readonly mark: string; readonly repair: ModelCall["messages"] },
): ModelCall {
  return {
    system: prompt.system,
    messages: [...prompt.messages, ...turn.repair].map(({ role, text }) => ({
      role,
      text: text.replaceAll(MARK, turn.mark),
    })),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal,
  };
}

async function verify(
  { material, prompt, known, said }: Task,
  { text, mark, box }: { readonly text: string; readonly mark: string; readonly box: ToolBox },
): Promise<WordingVerdict> {
  const { question } = material.context;
  if (question?.state !== "after") throw new Error("a model words nothing before an attempt");
  if (text.includes(mark)) return { kind: "refused", problem: "It shows how it was asked." };
  const given = prompt.messages.map((message) => message.text);
  return await verifyWording(text, {
    question,
    said: [said, ...given, ...box.told].join("\n"),
    counted: [known, ...box.told].join("\n"),
    library: material.library,
    check: material.tools.check,
  });
}

function record(writing: Writing, call: ModelCall, outcome: WritingOutcome): void {
  if (outcome.kind === "complete") {
    writing.complete = true;
    writing.usage = sum(writing.usage, outcome.usage);
    return;
  }
  writing.refused.push(outcome.problem);
  const sent = [call.system, ...call.messages.map(({ text }) => text)].join("");
  writing.usage = sum(writing.usage, {
    inputTokens: Math.ceil(sent.length / LETTERS_PER_TOKEN),
    outputTokens: Math.ceil(outcome.text.length / LETTERS_PER_TOKEN),
  });
}

function sum(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

function repairOf(
  { problem, text }: Extract<WritingOutcome, { kind: "refused" }>,
  mark: string,
): ModelCall["messages"] {
  return [
    { role: "assistant", text: text.replaceAll(mark, "") },
    {
      role: "user",
      text: `A program checked your reply and did not show it. ${problem} Write the whole reply again without that.`,
    },
  ];
}
