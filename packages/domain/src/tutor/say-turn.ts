import type { TutorReply } from "./reply.ts";
import type { Material, Sayer, Sayers } from "./say/material.ts";
import { checkSayers } from "./say/say-checks.ts";
import { conversationSayers } from "./say/say-conversation.ts";
import { explanationSayers } from "./say/say-explanations.ts";
import { hintSayers } from "./say/say-hints.ts";
import { learnerSayers } from "./say/say-learner.ts";
import { teachingSayers } from "./say/say-teaching.ts";
import { wordSayers } from "./say/say-words.ts";
import type { MoveKind, TurnPlan } from "./turn-plan.ts";

/** Total over the moves: a move that nobody says does not compile. */
const SAYERS: Sayers<MoveKind> = {
  ...hintSayers,
  ...explanationSayers,
  ...checkSayers,
  ...wordSayers,
  ...teachingSayers,
  ...learnerSayers,
  ...conversationSayers,
};

/** Says what was planned, in words that were written and verified beforehand. */
export async function sayTurn({ move }: TurnPlan, material: Material): Promise<TutorReply> {
  const say = SAYERS[move.kind] as Sayer<MoveKind>; // the table pairs each kind with the sayer of its moves
  return await say(move, material);
}
