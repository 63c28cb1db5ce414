import { type Goals, goalsSchema } from "@lexiquant/contract";

/** Goals as they are typed: any text, until it is saved. */
export type TypedGoals = { readonly [Name in keyof Goals]: string };
export type GoalErrors = { readonly [Name in keyof Goals]?: string };

export function typedGoals(goals: Goals): TypedGoals {
  const text = (value: number | string | null) => (value === null ? "" : String(value));
  return {
    verbalTarget: text(goals.verbalTarget),
    quantitativeTarget: text(goals.quantitativeTarget),
    writingTarget: text(goals.writingTarget),
    testDate: text(goals.testDate),
    weeklyHours: text(goals.weeklyHours),
  };
}

const SCALED_TARGET = "A whole number from 130 to 170.";
const ERRORS: Record<keyof Goals, string> = {
  verbalTarget: SCALED_TARGET,
  quantitativeTarget: SCALED_TARGET,
  writingTarget: "From 0 to 6, in halves.",
  testDate: "A day such as 2027-02-14.",
  weeklyHours: "From half an hour to 60 hours.",
};

type ReadGoals =
  | { readonly ok: true; readonly goals: Goals }
  | { readonly ok: false; readonly errors: GoalErrors };

/**
 * What was typed as goals, an empty field as none.
 *
 * @param known the goals that are stored: a test date that has passed since stays valid while it is not touched
 * @param today the day where the student is, as `2026-11-22`
 */
export function readTypedGoals(typed: TypedGoals, known: Goals, today: string): ReadGoals {
  const number = (text: string) => (text.trim() === "" ? null : Number(text));
  const testDate = typed.testDate === "" ? null : typed.testDate;
  const parsed = goalsSchema.safeParse({
    verbalTarget: number(typed.verbalTarget),
    quantitativeTarget: number(typed.quantitativeTarget),
    writingTarget: number(typed.writingTarget),
    testDate,
    weeklyHours: number(typed.weeklyHours),
  });
  const errors: Record<string, string> = {};
  for (const { path } of parsed.error?.issues ?? []) {
    const name = (Object.keys(ERRORS) as (keyof Goals)[]).find((key) => key === path[0]); // its own keys
    if (name !== undefined) errors[name] = ERRORS[name];
  }
  if (testDate !== null && testDate !== known.testDate && testDate < today) {
    errors.testDate = "This day is over.";
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, goals: parsed.data }
    : { ok: false, errors };
}
