import type { CheckedItem, RecomputedKey } from "../../machine-checks/machine-check.ts";
import { type AuthoredItem, authoredItemSchema } from "../../src/authored-item.ts";
import { hintProblems } from "../../src/lint-hints.ts";
import { toKeyedItem } from "../../src/to-keyed-item.ts";
import type { Draw, ItemModel, Question, QuestionBody, Reason } from "./item-model.ts";

const WRONG_OPTIONS = 4;
const LETTERS = "ABCDEFGHIJ";

export interface Identity {
  readonly id: string;
  readonly version: number;
  /** ISO date. */
  readonly written: string;
}

export interface Realized {
  readonly item: AuthoredItem;
  readonly recompute: (item: CheckedItem) => RecomputedKey;
}

/**
 * The item that a seed makes of a model.
 *
 * @throws {RangeError} when no draw of the seed makes a sound item
 */
export function realize(model: ItemModel, seed: number, identity: Identity): Realized {
  for (const draw of model.draws(seed)) {
    const body = bodyOf(draw);
    if (body === null) continue;
    const item = authoredItemSchema.parse({
      ...identityFields(model, identity),
      ...questionFields(draw.question),
      ...body,
    });
    // Numbers of a hint may happen to be the key's.
    if (hintProblems(toKeyedItem(item)).length > 0) continue;
    return { item, recompute: draw.recompute };
  }
  throw new RangeError(`${model.id}: seed ${seed} makes no item`);
}

function identityFields(model: ItemModel, { id, version, written }: Identity) {
  return {
    id,
    version,
    knowledgeComponents: model.knowledgeComponents,
    traps: model.traps,
    verification: { kind: "machine-recomputed", method: model.method, date: written },
    provenance: { written, drafts: 1 },
  };
}

function questionFields({ stem, figure, difficulty, targetSeconds, explanation }: Question) {
  return { stem, figure: figure ?? null, difficulty, targetSeconds, explanation };
}

/** The type's own fields; null where the drawn numbers leave too few different options. */
function bodyOf({ question, chance }: Draw): object | null {
  const { body } = question;
  switch (body.type) {
    case "single-choice":
      return singleChoice(body, chance.shuffle);
    case "multiple-choice":
      return multipleChoice(body, chance.shuffle);
    case "numeric-entry":
      return numericEntry(body);
    default:
      return {
        type: body.type,
        quantityA: body.quantityA,
        quantityB: body.quantityB,
        key: body.key,
        answers: body.answers,
      };
  }
}

type BodyOf<Type extends QuestionBody["type"]> = Extract<QuestionBody, { type: Type }>;
type Shuffle = <Value>(values: readonly Value[]) => Value[];
interface Ordered extends Reason {
  readonly text: string;
  readonly order?: number;
}

function singleChoice({ type, key, wrong }: BodyOf<"single-choice">, shuffle: Shuffle) {
  const different = wrong.filter(
    (choice, index) => !repeats(choice, [key, ...wrong.slice(0, index)]),
  );
  if (different.length < WRONG_OPTIONS) return null;
  const options = inOrder([key, ...different.slice(0, WRONG_OPTIONS)], shuffle);
  return { type, options: options.map(lettered), key: LETTERS[options.indexOf(key)] };
}

function multipleChoice(body: BodyOf<"multiple-choice">, shuffle: Shuffle) {
  const all: readonly Ordered[] = [...body.right, ...body.wrong];
  if (all.some((choice, index) => repeats(choice, all.slice(0, index)))) return null;
  const options = inOrder(all, shuffle);
  const key = body.right.map((choice) => LETTERS[options.indexOf(choice)]).sort();
  return { type: body.type, options: options.map(lettered), key, picks: body.picks };
}

function numericEntry({ type, key, unitBefore, unitAfter, slips }: BodyOf<"numeric-entry">) {
  const right = key.form === "decimal" ? Number(key.value) : key.numerator / key.denominator;
  const values = slips.map(({ value }) => typedValue(value));
  const anticipatedErrors = slips.filter((_, index) => {
    const value = values[index] ?? Number.NaN;
    return !same(value, right) && !values.slice(0, index).some((other) => same(other, value));
  });
  return anticipatedErrors.length === 0
    ? null
    : { type, key, unitBefore, unitAfter, anticipatedErrors };
}

function typedValue(typed: string): number {
  const [numerator = "", denominator = "1"] = typed.split("/");
  return Number(numerator) / Number(denominator);
}

function same(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

function repeats(choice: Ordered, others: readonly Ordered[]): boolean {
  return others.some(
    ({ text, order }) =>
      text === choice.text ||
      (order !== undefined && choice.order !== undefined && same(order, choice.order)),
  );
}

function inOrder(choices: readonly Ordered[], shuffle: Shuffle): Ordered[] {
  return choices.every(({ order }) => order !== undefined)
    ? choices.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : shuffle(choices);
}

function lettered({ order: _, ...choice }: Ordered, index: number) {
  return { id: LETTERS[index], ...choice };
}
