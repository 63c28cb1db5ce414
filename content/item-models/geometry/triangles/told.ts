import type { Figure } from "@lexiquant/domain/item";
import type {
  ModelStep,
  Question,
  QuestionBody,
  Relation,
  RightChoice,
  Slip,
  WrongChoice,
} from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";

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
  /** What each other answer does. */
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly fasterWay?: string;
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

export function question(told: Told, body: QuestionBody): Question {
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

/** Which of two quantities is greater; `open` where the statement does not settle it. */
export type Outcome = "first" | "second" | "equal" | "open";

export interface Compared {
  readonly first: string;
  readonly second: string;
  /** Whether the first quantity stands under B. */
  readonly swapped: boolean;
  readonly outcome: Outcome;
  /** Why the outcome is right. */
  readonly proof: string;
  /** What stands under the outcome is not used. */
  readonly slips: Readonly<Record<Outcome, Slip>>;
}

const OUTCOMES = ["first", "second", "equal", "open"] as const;

function letterOf(outcome: Outcome, swapped: boolean): Relation {
  if (outcome === "equal") return "C";
  if (outcome === "open") return "D";
  return (outcome === "first") === swapped ? "B" : "A";
}

export function verdict({ outcome, swapped }: Pick<Compared, "outcome" | "swapped">): string {
  return {
    A: "Quantity A is greater.",
    B: "Quantity B is greater.",
    C: "The two quantities are equal.",
    D: "The relationship cannot be determined.",
  }[letterOf(outcome, swapped)];
}

export function comparison(told: Omit<Told, "answers">, compared: Compared): Question {
  const { first, second, swapped, outcome, proof, slips } = compared;
  const reason = (side: Outcome) => (side === outcome ? { rationale: proof } : slips[side]);
  const wrong = OUTCOMES.filter((side) => side !== outcome)
    .map((side) => ({ letter: letterOf(side, swapped), why: slips[side].whyTempting }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter));
  return question(
    {
      ...told,
      answers: wrong.map(({ letter, why }) => `Answer ${letter} is tempting: ${why}`).join(" "),
    },
    {
      type: "quantitative-comparison",
      quantityA: swapped ? second : first,
      quantityB: swapped ? first : second,
      key: letterOf(outcome, swapped),
      answers: {
        A: reason(swapped ? "second" : "first"),
        B: reason(swapped ? "first" : "second"),
        C: reason("equal"),
        D: reason("open"),
      },
    },
  );
}

interface Chosen {
  readonly key: RightChoice & { readonly order: number };
  /** From 0 to 4, drawn: chooses among the places that the key can have. */
  readonly before: number;
  readonly wrong: readonly WrongChoice[];
}

export function singleChoice(told: Told, { key, before, wrong }: Chosen): Question {
  return question(told, {
    type: "single-choice",
    key,
    wrong: keyAtPlace({ key: key.order, before, wrong }),
  });
}

interface Placing {
  /** The key's order. */
  readonly key: number;
  /** From 0 to 4: which of the places that the slips allow the key should have. */
  readonly before: number;
  readonly wrong: readonly WrongChoice[];
}

/** The wrong choices with those first that put the key at the wished place among five. */
function keyAtPlace({ key, before, wrong }: Placing): WrongChoice[] {
  const orderOf = ({ order }: WrongChoice) => order ?? 0;
  const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;
  const different = wrong.filter(
    (choice, index) =>
      !near(orderOf(choice), key) &&
      !wrong.slice(0, index).some((other) => near(orderOf(other), orderOf(choice))),
  );
  const lower = different.filter((choice) => orderOf(choice) < key);
  const higher = different.filter((choice) => orderOf(choice) > key);
  const places = [0, 1, 2, 3, 4].filter(
    (place) => place <= lower.length && 4 - place <= higher.length,
  );
  const place = places[before % Math.max(1, places.length)] ?? 0;
  const first = [...lower.slice(0, place), ...higher.slice(0, 4 - place)];
  return [...first, ...different.filter((choice) => !first.includes(choice))];
}
