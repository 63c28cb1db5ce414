import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { entryQuestion } from "../../kit/entry-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Cards, cardsCase } from "./two-kinds-cards.ts";
import { type Quiz, quizCase, type Visitors, visitorsCase } from "./two-kinds-totals.ts";

type Parameters = Visitors | Quiz | Cards;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["visitors", "quiz", "cards"] as const);
  if (scene === "visitors") {
    const [adults, children] = [chance.integer(25, 140), chance.integer(20, 90)];
    const adult = chance.integer(9, 18);
    const child = chance.integer(4, 8);
    return adults !== children && adult - child > 2
      ? { scene, adults, children, adult, child }
      : null;
  }
  if (scene === "quiz") {
    const [right, wrong] = [chance.integer(14, 40), chance.integer(4, 15)];
    return { scene, right, wrong, gain: chance.integer(3, 6), loss: chance.pick([1, 2]) };
  }
  const [given, back, times] = [chance.integer(3, 12), chance.integer(2, 12), chance.integer(2, 4)];
  const second = (2 * given + back + times * back) / (times - 1);
  return Number.isInteger(second) && second > back + 3
    ? { scene, given, back, times, second }
    : null;
}

export const linearTwoKinds = defineModel<Parameters>({
  id: "linear-two-kinds",
  knowledgeComponents: [
    "quantitative.algebra.linear-equations.systems",
    "quantitative.algebra.word-problems.ages-costs",
  ],
  traps: ["answered-the-wrong-thing", "change-on-both-sides"],
  method: "All pairs of whole numbers in question are tried in the story until both facts hold",
  draw,
  write: (parameters) => {
    switch (parameters.scene) {
      case "visitors":
        return entryQuestion(visitorsCase(parameters));
      case "quiz":
        return entryQuestion(quizCase(parameters));
      default:
        return entryQuestion(cardsCase(parameters));
    }
  },
  recompute: (parameters) => {
    for (const one of integers(0, 400)) {
      for (const other of integers(0, 400)) {
        if (holds(parameters, one, other)) return { value: String(one) };
      }
    }
    throw new Error("no pair fits the story");
  },
});

function holds(parameters: Parameters, one: number, other: number): boolean {
  if (parameters.scene === "visitors") {
    const { adults, children, adult, child } = parameters;
    const income = adults * adult + children * child;
    return one + other === adults + children && one * adult + other * child === income;
  }
  if (parameters.scene === "quiz") {
    const { right, wrong, gain, loss } = parameters;
    const score = right * gain - wrong * loss;
    return one + other === right + wrong && one * gain - other * loss === score;
  }
  const { given, back, times } = parameters;
  const even = one - given === other + given;
  return even && other >= back && one + back === times * (other - back);
}
