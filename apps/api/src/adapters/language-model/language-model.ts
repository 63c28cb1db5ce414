import type { z } from "zod";

/** Why a model did not answer, as an operator would name it. */
export type ModelFailureKind =
  | "unreachable"
  | "unauthorised"
  | "rate-limited"
  | "unavailable"
  | "rejected"
  | "timed-out"
  /** It broke off, or was not in the form asked for. */
  | "broken-answer";

/** A call of a language model that came to nothing. The message names no key and nothing of a student. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  constructor(kind: ModelFailureKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.name = "ModelFailure";
    this.kind = kind;
  }
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** One call. What stays the same from call to call stands first, so that providers can cache it. */
export interface ModelCall {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

/** Something that the model may do; what it returns is what the model is told. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  run(input: unknown): Promise<string>;
}

export type WritingEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "done"; readonly usage: TokenUsage; readonly finished: boolean };

/** A configured language model. Both calls throw {@link ModelFailure}. */
export interface LanguageModel {
  /** As students see it. */
  readonly name: string;
  /** One value of a schema. */
  choose<Choice>(
    call: ModelCall & { readonly schema: z.ZodType<Choice> },
  ): Promise<{ readonly choice: Choice; readonly usage: TokenUsage }>;
  /** Text as it is written. `finished` at the end is false where the limit of tokens cut it off. */
  write(
    call: ModelCall & { readonly tools: readonly ModelTool[] },
  ): AsyncGenerator<WritingEvent, void>;
}
