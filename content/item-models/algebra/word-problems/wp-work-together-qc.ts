import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import {
  answerOf,
  type ReasonedAnswers,
  reasonedComparisonBody,
} from "../../kit/comparison-question.ts";
import { defineModel, type Question, type Relation } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { counted, Fraction, grouped, tex } from "../../kit/write-numbers.ts";
import { besides } from "./besides.ts";
import { drawLooms, type Looms, loomCase, loomStem, upTo, type Wanted } from "./loom-case.ts";

/** The slower worker's time is null where it is not stated. */
interface Pair {
  readonly scene: "pumps" | "editors";
  readonly own: number;
  readonly other: number | null;
  readonly compared: number;
}

type Parameters = Pair | Looms;

function drawPair(chance: Chance, wanted: Wanted): Omit<Pair, "scene"> | null {
  const own = chance.integer(3, 15) * 2;
  if (wanted === "D") return { own, other: null, compared: own - chance.integer(1, own / 2 - 1) };
  if (wanted !== "C" && chance.integer(0, 1) === 1) {
    return { own, other: null, compared: wanted === "A" ? own / 2 : own };
  }
  const possible = upTo(2 * own).filter((more) => (own * (own + more)) % (2 * own + more) === 0);
  if (possible.length === 0) return null;
  const other = own + chance.pick(possible);
  const joint = (own * other) / (own + other);
  return {
    own,
    other,
    compared: { A: Math.max(own / 2, joint - 1), B: joint + 1, C: joint }[wanted],
  };
}

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["pumps", "editors", "looms"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  for (;;) {
    const drawn = scene === "looms" ? drawLooms(chance, wanted) : drawPair(chance, wanted);
    if (drawn !== null)
      return "looms" in drawn
        ? drawn
        : { scene: scene === "pumps" ? "pumps" : "editors", ...drawn };
  }
}

function pairStem({ scene, own, other }: Pair): string {
  const unit = scene === "pumps" ? "hours" : "days";
  const known = other === null ? `more than ${own} ${unit}` : `${other} ${unit}`;
  return scene === "pumps"
    ? `Working alone at its constant rate, pump $P$ drains a basin in ${own} hours. Pump $Q$, working alone at its constant rate, drains the same basin in ${known}.`
    : `Two editors check a manuscript of a dictionary, each at a steady pace of his or her own. Left to herself, the senior editor would be done with it after ${own} days; her younger colleague would take ${known} without her help. They divide the manuscript so that both finish at the same time.`;
}

function pairSlips({ other, compared }: Pair): ReasonedAnswers["slips"] {
  return {
    A: {
      misconception: "times-combined-not-rates",
      whyTempting: "Two rather long times are combined, and a long time seems to be the result.",
      repairQuestion: "Does help make a job longer or shorter?",
    },
    B: {
      misconception: other === null ? "assumed-case-not-checked" : "judged-by-eye",
      whyTempting: "Two workers are felt to be at least twice as fast as one.",
      repairQuestion: "How fast would two be if both worked like the faster one?",
    },
    C: {
      misconception: other === null ? "outcomes-assumed-equal" : "times-combined-not-rates",
      whyTempting: `The number ${compared} seems to be what the given times lead to.`,
      repairQuestion: "Which part of the whole is done in one unit of time?",
    },
    D: {
      misconception: other === null ? "varying-means-undetermined" : "hard-means-undetermined",
      whyTempting:
        other === null
          ? "One of the two times is not given exactly."
          : "The size of the job is not stated.",
      repairQuestion:
        other === null
          ? "What are the least and the greatest joint time that you can imagine?"
          : "Does the size of the job matter when all times are for the same job?",
    },
  };
}

function pairCase(p: Pair): ReasonedAnswers & { readonly fact: string } {
  const { scene, own, other, compared } = p;
  const [first, second] =
    scene === "pumps" ? ["$P$", "$Q$"] : ["the senior editor", "the colleague"];
  const unit = scene === "pumps" ? "hours" : "days";
  const joint = other === null ? null : new Fraction(own * other, own + other);
  const inside = joint === null && compared !== own && compared !== own / 2;
  const key: Relation = inside
    ? "D"
    : joint === null
      ? compared === own
        ? "B"
        : "A"
      : answerOf(joint, compared);
  const fact =
    joint !== null
      ? `The joint rate is $\\frac{1}{${own}} + \\frac{1}{${other}} = ${tex(joint.inverse())}$ of the whole per ${unit.slice(0, -1)}, so together they need ${joint.toFraction()} ${unit}${besides(answerOf(joint, compared), compared)}.`
      : `If ${second} were as fast as ${first}, the two together would need ${own / 2} ${unit}; but ${second} is slower, so they need more than ${own / 2}. Any help makes it less than ${own}.${inside ? ` Between these limits every time is possible, so ${compared} can be passed or not.` : ""}`;
  const slow = 100 * own;
  const reasons: Record<Relation, string> = {
    A: inside
      ? `It holds if ${second} needs, for example, ${grouped(slow)} ${unit} and hardly helps. But a time only just above ${own} ${unit} brings the joint time close to ${own / 2}, below ${compared}.`
      : joint === null
        ? `Help of any kind makes the work shorter than ${own} ${unit}, so the joint time is less than ${compared}.`
        : `Together they need exactly ${joint.toFraction()} ${unit}, and this is not more than ${compared}.`,
    B: inside
      ? `It holds if ${second} needs only a little more than ${own} ${unit}. But with ${grouped(slow)} ${unit} the help is so slight that the joint time stays close to ${own}, above ${compared}.`
      : joint === null
        ? `To finish in ${own / 2} ${unit} or less, ${second} would have to be at least as fast as ${first}, but is slower.`
        : `Together they need exactly ${joint.toFraction()} ${unit}, and this is not less than ${compared}.`,
    C: inside
      ? `One particular time of ${second} gives exactly ${compared} ${unit}, but any other time above ${own} gives something else.`
      : joint === null
        ? compared === own
          ? `The joint time could be ${own} ${unit} only if ${second} did nothing at all.`
          : `The joint time could be ${own / 2} ${unit} only if ${second} alone took exactly ${own} ${unit}, and the statement says more.`
        : `The rates add up to $${tex(joint.inverse())}$ of the whole per ${unit.slice(0, -1)}, which means ${joint.toFraction()} and not ${compared} ${unit}.`,
    D:
      joint === null
        ? `The unknown time is free above ${own}, but this moves the joint time only between ${own / 2} and ${own}, and never across ${compared}.`
        : `Both rates are known, so there is one joint time, ${joint.toFraction()} ${unit}.`,
  };
  reasons[key] = fact;
  return {
    quantityA:
      scene === "pumps"
        ? "The number of hours in which both pumps together drain the basin"
        : "The number of days that the two editors together take to check the manuscript",
    quantityB: `${compared}`,
    key,
    fact,
    reasons,
    slips: pairSlips(p),
  };
}

function hintsOf(p: Parameters): string[] {
  const looms = p.scene === "looms";
  const known = looms ? p.stopped !== null : p.other !== null;
  const base = looms ? p.hours - p.past : p.own;
  return [
    looms
      ? "What would have happened without the breakdown, and what changes?"
      : "How does the time change when somebody helps?",
    looms
      ? "The work can be measured in loom-hours: looms times hours."
      : "Parts of the work done per unit of time add up; times do not.",
    looms
      ? `When the breakdown came, ${p.looms} looms would have needed ${base} more hours. How many loom-hours is this?`
      : `Imagine first that the slower of the two were just as fast as the other. How long would they take?`,
    known
      ? `Now find the time itself and set it beside ${p.compared}.`
      : `Now let the number that is not given be very favorable and then very unfavorable, and watch where ${p.compared} lies.`,
  ];
}

function explanationOf(
  p: Parameters,
  { fact, key }: { fact: string; key: Relation },
): Question["explanation"] {
  const looms = p.scene === "looms";
  const known = looms ? p.stopped !== null : p.other !== null;
  const takeaway = looms
    ? "With equal machines, measure work in machine-hours; fewer machines need proportionally more hours."
    : "The joint time of two workers lies between half of the faster one's time and the whole of it.";
  const base = looms ? p.hours - p.past : p.own;
  return {
    quick: `${looms ? "Measure the remaining work in loom-hours." : "Rates add up, not times."} ${fact} The trap is ${known ? (looms ? "to keep the planned hours although fewer looms run" : "to combine the times directly") : "to think that a number which is not given leaves everything open, or nothing"}.`,
    detailed: analysis({
      asked: looms
        ? "How the time needed after the breakdown compares with a given number of hours."
        : "How the time that two need together compares with a given number.",
      plan: looms
        ? "Express what is left to do in loom-hours, and divide by the number of looms that still run."
        : "Work with rates, or compare with the extreme case in which both work equally fast.",
      reasoning: [
        looms
          ? `After ${counted(p.past, "hour")}, all ${p.looms} looms would still have needed ${base} hours.`
          : `Alone, the faster one does $\\frac{1}{${base}}$ of the whole in each unit of time, and nobody can make the joint time longer by helping.`,
        known
          ? "Everything else that matters is given, so there is one definite time."
          : "One number is not given exactly, so find out how far the time can vary.",
        fact,
      ],
      options: `${looms ? "Keeping the planned time forgets that fewer looms do less in each hour." : "Averaging or adding the two times would make the pair slower than its faster member, and halving a time supposes two equal workers."} ${key === "D" ? "Every one of the three definite answers fails in some permitted case." : "Leaving the relation open is not justified, since it is the same in all permitted cases."}`,
      takeaway,
    }),
    steps: [
      {
        text: looms
          ? `Find the work that is left: $${p.looms} \\cdot ${base} = ${p.looms * base}$ loom-hours.`
          : `For two workers who each need ${base}, the joint time is $${base} \\div 2 = ${base / 2}$.`,
        why: looms
          ? "Each loom does one loom-hour in an hour."
          : "It is a bound for a slower partner, and a check on any result.",
        check: looms
          ? { left: `${p.looms}*(${p.hours}-${p.past})`, right: `${p.looms * base}` }
          : { left: `1/(1/${base}+1/${base})`, right: `${base / 2}` },
      },
      { text: fact, why: "This settles the comparison." },
    ],
    hints: hintsOf(p),
    takeaway,
    selfExplain: {
      prompt: looms
        ? "Why does the time grow when looms break down, and how much?"
        : "Between which limits does the joint time of two workers lie?",
      expectations: looms
        ? ["the loom-hours stay the same", "time is loom-hours divided by the looms that run"]
        : [
            "below the time of the faster one alone",
            "above half of it, unless both are equally fast",
          ],
    },
  };
}

export const wpWorkTogetherQc = defineModel<Parameters>({
  id: "wp-work-together-qc",
  knowledgeComponents: [
    "quantitative.algebra.word-problems.work",
    "quantitative.algebra.inequalities.compound-inequalities",
  ],
  traps: ["rates-not-times", "bounded-but-unknown"],
  method:
    "Joint times are formed for a fine grid of the times, or numbers of machines, that the statement permits",
  draw,
  write: (p) => {
    const found = p.scene === "looms" ? loomCase(p) : pairCase(p);
    const known = p.scene === "looms" ? p.stopped !== null : p.other !== null;
    return {
      stem: p.scene === "looms" ? loomStem(p) : pairStem(p),
      body: reasonedComparisonBody(found),
      difficulty: known ? 2 : found.key === "D" ? 3 : 4,
      targetSeconds: 75,
      explanation: explanationOf(p, found),
    };
  },
  recompute: (p) => {
    const relations: ReturnType<typeof relationOf>[] = [];
    if (p.scene === "looms") {
      const idle =
        p.stopped === null
          ? Array.from({ length: p.looms - 1 }, (_, index) => index + 1)
          : [p.stopped];
      for (const stopped of idle) {
        const planned = p.looms * p.hours;
        const done = p.looms * p.past;
        relations.push(relationOf(planned - done, p.compared * (p.looms - stopped)));
      }
      return comparisonKey(relations);
    }
    const others =
      p.other === null
        ? Array.from({ length: 4_000 }, (_, index) => p.own + (index + 1) / 4)
        : [p.other];
    for (const other of others)
      relations.push(relationOf(p.own * other, p.compared * (p.own + other)));
    return comparisonKey(relations);
  },
});
