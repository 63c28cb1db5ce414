import type { TutorTurn } from "@lexiquant/contract";
import {
  type Material,
  type ReplyPart,
  sayTurn,
  type TurnPlan,
  type TutorReply,
} from "@lexiquant/domain/tutor";

type VoiceEvent =
  | { readonly type: "part"; readonly part: ReplyPart }
  | { readonly type: "delta"; readonly text: string };

/** A reply with who worded it. */
export interface Spoken extends TutorReply {
  readonly engine: TutorTurn["engine"];
  readonly fellBack: boolean;
}

/** Words what was planned. What comes on the way is shown at once; what is returned at the end counts. */
export interface TutorVoice {
  readonly engine: TutorTurn["engine"];
  speak(plan: TurnPlan, material: Material): AsyncGenerator<VoiceEvent, Spoken>;
}

/** The built-in tutor: words that were written and verified beforehand. */
export const builtInVoice: TutorVoice = {
  engine: { kind: "built-in" },
  async *speak(plan, material) {
    const reply = await sayTurn(plan, material);
    for (const part of reply.parts) yield { type: "part", part };
    return { ...reply, engine: { kind: "built-in" }, fellBack: false };
  },
};
