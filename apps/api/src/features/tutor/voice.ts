import type { TutorTurn } from "@lexiquant/contract";
import {
  type Material,
  type ReplyPart,
  sayTurn,
  type TurnPlan,
  type TutorReply,
} from "@lexiquant/domain/tutor";
import type { ModelCallRecord } from "../../db/tutor-tables.ts";

/** A reply with who worded it. */
export interface Spoken extends TutorReply {
  readonly engine: TutorTurn["engine"];
  readonly fallback: TutorTurn["fallback"];
  readonly modelCall: ModelCallRecord | null;
}

export const BUILT_IN: TutorTurn["engine"] = { kind: "built-in" };

/** Words what was planned. Parts that come on the way are shown at once; what is returned at the end counts. */
export type Speech = AsyncGenerator<ReplyPart, Spoken>;

/** The built-in tutor: words that were written and verified beforehand. */
export async function* speakBuiltIn(
  plan: TurnPlan,
  material: Material,
  fallback: TutorTurn["fallback"] = null,
): Speech {
  const reply = await sayTurn(plan, material);
  for (const part of reply.parts) yield part;
  return { ...reply, engine: BUILT_IN, fallback, modelCall: null };
}
