import type { ChoiceCase, WrongValue } from "../../kit/choice-question.ts";
import { counted, Fraction, grouped, tex } from "../../kit/write-numbers.ts";

/** A trail walked in three stretches. */
export interface Trail {
  readonly scene: "trail";
  readonly first: number;
  readonly second: number;
  readonly total: number;
  readonly more: number;
  readonly rest: number;
  readonly before: number;
}
/** A cistern that is filled up. */
export interface Cistern {
  readonly scene: "cistern";
  readonly from: Fraction;
  readonly to: Fraction;
  readonly capacity: number;
  readonly added: number;
  readonly before: number;
}

const whole = (wrong: readonly WrongValue[]) =>
  wrong.filter(({ value }) => new Fraction(value).d === 1n && new Fraction(value).s > 0n);

function trailWrong({ first, second, total, more, rest }: Trail): WrongValue[] {
  const left = new Fraction(1).sub(new Fraction(1, first)).sub(new Fraction(1, second));
  const stepwise = new Fraction(first - 1, first).mul(new Fraction(second - 1, second));
  return whole([
    {
      value: new Fraction(rest).div(left),
      rationale: `This takes ${rest} kilometers as the whole of what the two fractions leave over and forgets the ${more} extra.`,
      misconception: "condition-dropped",
      whyTempting: "The fractions and the last stretch make a complete equation.",
      repairQuestion: `Where do the ${counted(more, "kilometer")} beyond the fraction enter your equation?`,
    },
    {
      value: new Fraction(rest - more).div(left),
      rationale: `The ${counted(more, "kilometer")} are subtracted from ${rest}, but they are part of what the fractions do not cover and have to be added.`,
      misconception: "moved-term-without-sign",
      whyTempting: "The extra distance is noticed, and only its sign is wrong.",
      repairQuestion: `Is the distance not covered by the two fractions more or less than ${rest} kilometers?`,
    },
    {
      value: new Fraction(more + rest).div(stepwise),
      rationale: `This takes $\\frac{1}{${second}}$ of what was left after the morning. The statement says $\\frac{1}{${second}}$ of the trail.`,
      misconception: "percent-of-wrong-base",
      whyTempting: "Fractions in a story often refer to what remains.",
      repairQuestion: `Of what distance is the afternoon's $\\frac{1}{${second}}$ taken?`,
    },
    {
      value: new Fraction(more + rest).div(new Fraction(1).sub(left)),
      rationale: `This divides by the part that the two fractions *do* cover instead of the part they leave.`,
      misconception: "complement-answered",
      whyTempting: "The sum of the two fractions is computed first and lies at hand.",
      repairQuestion: `Which fraction of the trail do the ${more + rest} kilometers make up?`,
    },
    {
      value: more + rest,
      rationale: "This is only what the two fractions of the trail leave over.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first sum one forms.",
      repairQuestion: "Which fraction of the whole trail is this?",
    },
    {
      value: new Fraction(total, 1).sub(rest),
      rationale: `This is what had been walked before the evening; the last ${rest} kilometers are missing.`,
      misconception: "part-for-whole",
      whyTempting: "Two of the three stretches are added.",
      repairQuestion: "How many stretches make up the trail?",
    },
    {
      value: total + more,
      rationale: `This adds the ${counted(more, "kilometer")} once more; they belong to the afternoon's stretch.`,
      misconception: "counted-twice",
      whyTempting: `The ${more} kilometers stand beside the fraction like something additional.`,
      repairQuestion: "Add up the three stretches for this length. What do you get?",
    },
  ]);
}

export function trailCase(parameters: Trail): ChoiceCase {
  const { first, second, total, more, rest, before } = parameters;
  const covered = new Fraction(1, first).add(new Fraction(1, second));
  const left = new Fraction(1).sub(covered);
  return {
    stem: `A hiker covered $\\frac{1}{${first}}$ of the length of a trail in the morning and $\\frac{1}{${second}}$ of the length of the trail plus ${counted(more, "more kilometer")} in the afternoon. In the evening the remaining ${rest} kilometers were covered. What is the length of the trail, in kilometers?`,
    value: total,
    proof: `The stretches are ${total / first}, ${total / second + more}, and ${rest} kilometers, which add up to ${total}.`,
    wrong: trailWrong(parameters),
    before,
    difficulty: 2,
    targetSeconds: 80,
    quick: `The two fractions together cover $${tex(covered)}$ of the trail, so $${tex(left)}$ of it is left for the other distances, $${more} + ${rest} = ${more + rest}$ kilometers. Divide: the trail has ${total} kilometers. The traps are to forget the ${counted(more, "extra kilometer")} and to take the second fraction of what remained.`,
    asked: "The length of a trail that is walked in three stretches.",
    plan: "Call the length $x$, write the three stretches, and set their sum equal to $x$.",
    reasoning: [
      `Both fractions are fractions of the whole length $x$. The stretches are $\\frac{1}{${first}}x$, $\\frac{1}{${second}}x + ${more}$, and ${rest} kilometers.`,
      `Their sum is the trail: $\\frac{1}{${first}}x + \\frac{1}{${second}}x + ${more} + ${rest} = x$.`,
      `The fractions add up to $${tex(covered)}$, so $${tex(left)}x = ${more + rest}$.`,
      `Divide by $${tex(left)}$: $x = ${total}$.`,
    ],
    answers: `Forgetting the extra distance, or subtracting it, changes the right side of the equation. Taking the second fraction of what remained after the morning changes the left side. Others give a part of the trail instead of the whole. Only ${total} makes the three stretches add up.`,
    steps: [
      {
        text: `The fractions leave $1 - \\frac{1}{${first}} - \\frac{1}{${second}} = ${tex(left)}$ of the trail.`,
        why: "Both are fractions of the whole trail and may be added.",
        check: { left: `1-1/${first}-1/${second}`, right: left.toFraction() },
      },
      {
        text: `This is $${more} + ${rest} = ${more + rest}$ kilometers.`,
        why: "The extra distance in the afternoon is not contained in the fractions.",
        check: { left: `${more}+${rest}`, right: `${more + rest}` },
      },
      {
        text: `So the trail is ${total} kilometers long.`,
        why: "A part is divided by its fraction to get the whole.",
        check: { left: `${more + rest}/(${left.toFraction()})`, right: `${total}` },
      },
    ],
    hints: [
      "Three stretches make up the trail. Which of them are not known in kilometers?",
      "Both fractions refer to the whole trail, so they can be added.",
      `Which fraction of the trail is neither $\\frac{1}{${first}}$ nor $\\frac{1}{${second}}$ of it?`,
      `The part that is left over is ${more} and ${rest} kilometers together. Divide by its fraction.`,
    ],
    takeaway: "Find which fraction of the whole the known amount is, and divide the amount by it.",
    selfExplain: {
      prompt: "Why may the two fractions be added here?",
      expectations: ["both are fractions of the same whole, the length of the trail"],
    },
  };
}

function cisternWrong({ from, to, capacity, added }: Cistern): WrongValue[] {
  return whole([
    {
      value: new Fraction(added).div(to),
      rationale: `This would be right if the cistern had been empty; it already held $${tex(from)}$ of its capacity.`,
      misconception: "condition-dropped",
      whyTempting: `After the rain it is $${tex(to)}$ full, and ${added} liters came in.`,
      repairQuestion: "Which part of the water in the cistern came with the rain?",
    },
    {
      value: new Fraction(added).div(to.add(from)),
      rationale:
        "The two fractions are added. The added water is the difference of the two levels.",
      misconception: "sign-slip",
      whyTempting: "Adding water suggests adding the fractions.",
      repairQuestion: `From $${tex(from)}$ to $${tex(to)}$, by which fraction did the level rise?`,
    },
    {
      value: new Fraction(added).div(new Fraction(1).sub(to)),
      rationale: `This takes the ${added} liters for the part that is still empty, $${tex(new Fraction(1).sub(to))}$ of the cistern.`,
      misconception: "complement-answered",
      whyTempting: "The empty part is easy to picture.",
      repairQuestion: "Does the added water fill the cistern?",
    },
    {
      value: new Fraction(added).div(new Fraction(1).sub(from)),
      rationale: `This takes the ${added} liters for everything that was missing before, but the cistern did not become full.`,
      misconception: "complement-answered",
      whyTempting: "The part that was empty is the part into which the water runs.",
      repairQuestion: "How full is the cistern afterward?",
    },
    {
      value: to.mul(capacity),
      rationale: "This is the amount of water after the rain, not the capacity.",
      misconception: "part-for-whole",
      whyTempting: "It is the largest amount of water in the story.",
      repairQuestion: "How much water is in the cistern when it is full?",
    },
    {
      value: new Fraction(added).div(from),
      rationale: `This takes the ${added} liters for the $${tex(from)}$ that was there before.`,
      misconception: "percent-of-wrong-base",
      whyTempting: "The first fraction and the first amount are put together.",
      repairQuestion: "Which fraction of the capacity are the liters that were added?",
    },
    {
      value: new Fraction(capacity, 1).add(added),
      rationale: `This adds the ${added} liters a second time; they are part of the water in the cistern.`,
      misconception: "counted-twice",
      whyTempting: "The word *added* suggests an addition at the end.",
      repairQuestion: `Does a cistern of this capacity become $${tex(to)}$ full?`,
    },
  ]);
}

export function cisternCase(parameters: Cistern): ChoiceCase {
  const { from, to, capacity, added, before } = parameters;
  const rise = to.sub(from);
  return {
    stem: `After a night of rain had brought ${added} liters of water into a cistern that was $${tex(from)}$ full, it was $${tex(to)}$ full. How many liters does the cistern hold when it is full?`,
    value: capacity,
    proof: `$${tex(to)}$ of ${grouped(capacity)} is ${grouped(Number(to.mul(capacity).n))}, $${tex(from)}$ of it is ${grouped(Number(from.mul(capacity).n))}, and the difference is ${grouped(added)}.`,
    wrong: cisternWrong(parameters),
    before,
    difficulty: 1,
    targetSeconds: 60,
    quick: `The level rose by $${tex(to)} - ${tex(from)} = ${tex(rise)}$ of the capacity, and this rise is ${added} liters. Divide by the fraction: the cistern holds ${grouped(capacity)} liters. The trap is to forget that it was not empty before the rain.`,
    asked: "The capacity of a cistern, from a rise between two levels.",
    plan: "Express the added water as a fraction of the capacity, and divide.",
    reasoning: [
      `Let the capacity be $x$ liters. Before the rain there were $${tex(from)}x$ liters, afterward $${tex(to)}x$ liters.`,
      `The rain brought the difference: $${tex(to)}x - ${tex(from)}x = ${tex(rise)}x$.`,
      `So $${tex(rise)}x = ${tex(added)}$.`,
      `Divide by $${tex(rise)}$: $x = ${tex(capacity)}$.`,
    ],
    answers: `Dividing by the later fraction alone assumes an empty cistern. Adding the fractions, or using a part that stayed empty, connects the ${added} liters with the wrong share. The amount of water after the rain is less than the capacity.`,
    steps: [
      {
        text: `The rise is $${tex(to)} - ${tex(from)} = ${tex(rise)}$ of the capacity.`,
        why: "Both levels are fractions of the same capacity.",
        check: { left: `${to.toFraction()}-${from.toFraction()}`, right: rise.toFraction() },
      },
      {
        text: `Since $${tex(rise)}x = ${tex(added)}$, the capacity is $x = ${tex(capacity)}$.`,
        why: "Dividing an amount by its fraction gives the whole.",
        check: { left: `${added}/(${rise.toFraction()})`, right: `${capacity}` },
      },
    ],
    hints: [
      "One amount is known in liters. Which change does it belong to?",
      "The added water is the difference of two fractions of the capacity.",
      `Subtract the earlier level, $${tex(from)}$, from the later one.`,
      `The ${added} liters are this fraction of the capacity, so divide by the fraction.`,
    ],
    takeaway: "A known change divided by the fraction it represents gives the whole.",
    selfExplain: {
      prompt: "Why must the two fractions be subtracted?",
      expectations: ["the added water is what the later level has beyond the earlier one"],
    },
  };
}
