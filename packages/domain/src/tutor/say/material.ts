import type { TutorIntent } from "../intents.ts";
import { type ReplyPart, said, type TutorReply } from "../reply.ts";
import type { AnsweredItem, ItemContext, TurnContext, UnansweredItem } from "../turn-context.ts";
import type { Move, MoveKind } from "../turn-plan.ts";
import type { TutorLibrary, TutorTools } from "../tutor-library.ts";

/** What a reply is made from. */
export interface Material {
  readonly context: TurnContext;
  readonly library: TutorLibrary;
  readonly tools: TutorTools;
  /** The language model that words replies after an attempt; null for the built-in tutor alone. */
  readonly modelName: string | null;
}

export type MoveOf<Kind extends MoveKind> = Extract<Move, { kind: Kind }>;
export type Sayer<Kind extends MoveKind> = (
  move: MoveOf<Kind>,
  material: Material,
) => TutorReply | Promise<TutorReply>;
export type Sayers<Kind extends MoveKind> = { readonly [Each in Kind]: Sayer<Each> };

/** A reply of text and cards, with what may be asked next. */
export function reply(
  parts: readonly (string | ReplyPart)[],
  next: readonly TutorIntent[],
): TutorReply {
  return { parts: parts.map((part) => (typeof part === "string" ? said(part) : part)), next };
}

/** The question of a move that the policy plans only where one is answered. */
export function answered({ context }: Material): AnsweredItem {
  const { question } = context;
  if (question?.state !== "after") throw new Error("the policy tells this after an attempt only");
  return question;
}

/** The question of a move that the policy plans only before an attempt. */
export function unanswered({ context }: Material): UnansweredItem {
  const { question } = context;
  if (question === null || question.state === "after") {
    throw new Error("the policy tells this before an attempt only");
  }
  return question;
}

/** What may well be asked next, by the state of the question. */
export function usualNext(question: ItemContext | null): TutorIntent[] {
  if (question === null) return ["how-am-i-doing", "what-next", "start-drill"];
  if (question.state !== "after") {
    return question.state === "timed" ? ["pacing"] : ["hint", "concept", "strategy"];
  }
  const first: TutorIntent = question.outcome === "wrong" ? "why-was-i-wrong" : "quick-breakdown";
  return [first, "detailed-analysis", "faster-way", "similar"];
}
