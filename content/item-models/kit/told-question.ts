import type { Figure } from "@lexiquant/domain/item";
import type { ModelStep, Question, QuestionBody, Slip } from "./item-model.ts";
import { analysis } from "./write-explanation.ts";

/** The texts of a question, worked out for the numbers drawn. */
export interface Told {
  readonly stem: string;
  readonly figure?: Figure;
  readonly difficulty: Question["difficulty"];
  readonly targetSeconds: number;
  readonly quick: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  /** What each answer does. */
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly fasterWay?: string;
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

/** A question of its texts and of what the candidate answers. */
export function toldQuestion(told: Told, body: QuestionBody): Question {
  const { stem, figure, difficulty, targetSeconds, fasterWay, takeaway } = told;
  return {
    stem,
    ...(figure === undefined ? {} : { figure }),
    body,
    difficulty,
    targetSeconds,
    explanation: {
      quick: told.quick,
      detailed: analysis({
        asked: told.asked,
        plan: told.plan,
        reasoning: told.reasoning,
        options: told.answers,
        takeaway,
      }),
      steps: told.steps,
      hints: told.hints,
      ...(fasterWay === undefined ? {} : { fasterWay }),
      takeaway,
      selfExplain: told.selfExplain,
    },
  };
}

type SlipTexts = readonly [rationale: string, whyTempting: string, repairQuestion: string];

export function slip(misconception: string, ...texts: SlipTexts): Slip {
  const [rationale, whyTempting, repairQuestion] = texts;
  return { misconception, rationale, whyTempting, repairQuestion };
}
