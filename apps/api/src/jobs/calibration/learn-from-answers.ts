import type { Bank } from "@lexiquant/content";
import {
  AUTHORED_DIFFICULTY_SD,
  authoredDiscrimination,
  authoredParameters,
} from "@lexiquant/domain/adaptive";
import { POPULATION_ABILITY, updateBeliefs } from "@lexiquant/domain/irt";
import { type KeyedItem, MEASURE_OF_TYPE } from "@lexiquant/domain/item";
import { type ItemId, twinOriginOf } from "@lexiquant/domain/kernel";
import { isRapid, itemTimeOf, NEW_STUDENT_SPEED, withTime } from "@lexiquant/domain/pace";
import type { Exclusion } from "../../db/calibration-tables.ts";
import type { NewAnswer, TakenAnswer } from "./answers-repository.ts";
import type { ItemBelief, StudentAbility } from "./beliefs-repository.ts";
import { choiceOf } from "./choice-of.ts";

export interface Beliefs {
  readonly abilities: readonly StudentAbility[];
  readonly items: readonly ItemBelief[];
}

export interface Learned extends Beliefs {
  /** Only what has changed, in `abilities` and `items`. */
  readonly taken: readonly TakenAnswer[];
}

const abilityKey = ({ userId, measure }: Pick<StudentAbility, "userId" | "measure">) =>
  `${userId} ${measure}`;

/** What some answers, in their order, make of what was believed before. */
export function learnFromAnswers(
  bank: Bank,
  before: Beliefs,
  answers: readonly NewAnswer[],
): Learned {
  const abilities = new Map(before.abilities.map((one) => [abilityKey(one), one]));
  const items = new Map(before.items.map((one) => [one.itemId, one]));
  const changed = { abilities: new Set<string>(), items: new Set<ItemId>() };
  const taken = answers.map((answer): TakenAnswer => {
    const wrongChoice = answer.correct ? null : choiceOf(answer.response);
    const item = bank.items.get(answer.itemId);
    if (item === undefined || item.version !== answer.itemVersion) {
      const exclusion = twinOriginOf(answer.itemId) === null ? "outdated" : "twin";
      return { answer, wrongChoice, pCorrect: null, exclusion };
    }
    const belief = beliefOf(item, items.get(item.id));
    const student = { userId: answer.userId, measure: MEASURE_OF_TYPE[item.type] };
    const key = abilityKey(student);
    const known = abilities.get(key) ?? { ...student, ability: POPULATION_ABILITY, answers: 0 };
    const { guessing } = authoredParameters(item);
    const { ability, difficulty, pCorrect } = updateBeliefs(
      {
        ability: known.ability,
        difficulty: belief.difficulty,
        discrimination: authoredDiscrimination(item),
        guessing,
      },
      answer.correct,
    );
    if (wasRapid(answer, { item, belief, pCorrect, guessing })) {
      return { answer, wrongChoice, pCorrect: null, exclusion: "rapid" satisfies Exclusion };
    }
    abilities.set(key, { ...known, ability, answers: known.answers + 1 });
    items.set(item.id, { ...belief, difficulty, times: withTime(belief.times, answer.elapsedMs) });
    changed.abilities.add(key);
    changed.items.add(item.id);
    return { answer, wrongChoice, pCorrect, exclusion: null };
  });
  return {
    taken,
    abilities: [...abilities].flatMap(([key, one]) => (changed.abilities.has(key) ? [one] : [])),
    items: [...items].flatMap(([id, one]) => (changed.items.has(id) ? [one] : [])),
  };
}

/** By the rule that the learner has too. How fast the student is elsewhere is not known here. */
function wasRapid(
  { elapsedMs, correct: isCorrect }: NewAnswer,
  known: {
    readonly item: KeyedItem;
    readonly belief: ItemBelief;
    readonly pCorrect: number;
    readonly guessing: number;
  },
): boolean {
  const { item, belief, pCorrect, guessing } = known;
  return isRapid(
    { elapsedMs, isCorrect },
    {
      item: itemTimeOf(item.targetSeconds, belief.times),
      student: NEW_STUDENT_SPEED,
      timeFactor: 1,
      pCorrect,
      guessing,
    },
  );
}

/** What is known of this version of the item: what its author says, until it was answered. */
function beliefOf(item: KeyedItem, known: ItemBelief | undefined): ItemBelief {
  if (known !== undefined && known.itemVersion === item.version) return known;
  return {
    itemId: item.id,
    itemVersion: item.version,
    difficulty: {
      mean: authoredParameters(item).difficulty,
      variance: AUTHORED_DIFFICULTY_SD ** 2,
    },
    times: { meanLogSeconds: 0, answers: 0 },
  };
}
