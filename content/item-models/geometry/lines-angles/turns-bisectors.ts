import type { Chance } from "../../kit/chance.ts";
import { type EntrySlip, entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { line, type Point, sketch } from "../figures.ts";
import { away, labelBy } from "./drafting.ts";
import { measured, step, tidy } from "./measuring.ts";

interface Bisectors {
  /** Angles AOD, BOC, and MON, of which the last is halfway between the others. */
  readonly outer: number;
  readonly inner: number;
  readonly asked: "middle" | "outer" | "inner";
}

const middleOf = ({ outer, inner }: Pick<Bisectors, "outer" | "inner">) => (outer + inner) / 2;

function draw(chance: Chance): Bisectors {
  const inner = chance.integer(15, 48);
  return {
    inner,
    outer: inner + 2 * chance.integer(35, 58),
    asked: chance.pick(["middle", "middle", "outer", "inner"]),
  };
}

/** What is given and asked, with the solution in the numbers drawn. */
function told({ outer, inner, asked }: Bisectors) {
  const middle = middleOf({ outer, inner });
  const rest = outer - inner;
  if (asked === "middle")
    return {
      given: `Angle $AOD$ measures ${outer}°, and angle $BOC$ measures ${inner}°.`,
      name: "$MON$",
      key: middle,
      solve: `Angles $AOB$ and $COD$ add up to $${outer}-${inner}=${rest}$ degrees, so their halves $MOB$ and $CON$ add up to ${rest / 2}°. Angle $MON$ is $${inner}+${rest / 2}=${middle}$ degrees.`,
      check: { left: `${inner}+(${outer}-${inner})/2`, right: `${middle}` },
    };
  if (asked === "outer")
    return {
      given: `Angle $MON$ measures ${middle}°, and angle $BOC$ measures ${inner}°.`,
      name: "$AOD$",
      key: outer,
      solve: `Angles $MOB$ and $CON$ add up to $${middle}-${inner}=${rest / 2}$ degrees, and the other halves $AOM$ and $NOD$ add up to the same. Angle $AOD$ is $${middle}+${rest / 2}=${outer}$ degrees.`,
      check: { left: `${middle}+(${middle}-${inner})`, right: `${outer}` },
    };
  return {
    given: `Angle $AOD$ measures ${outer}°, and angle $MON$ measures ${middle}°.`,
    name: "$BOC$",
    key: inner,
    solve: `Angles $AOM$ and $NOD$ add up to $${outer}-${middle}=${rest / 2}$ degrees, and the other halves $MOB$ and $CON$ add up to the same. Angle $BOC$ is $${middle}-${rest / 2}=${inner}$ degrees.`,
    check: { left: `${middle}-(${outer}-${middle})`, right: `${inner}` },
  };
}

/** The two given numbers, the greater first. */
function givens({ outer, inner, asked }: Bisectors): readonly [number, number] {
  const middle = middleOf({ outer, inner });
  if (asked === "middle") return [outer, inner];
  return asked === "outer" ? [middle, inner] : [outer, middle];
}

function slipsOf(bisectors: Bisectors): readonly EntrySlip[] {
  const [more, less] = givens(bisectors);
  const isMiddle = bisectors.asked === "middle";
  return [
    {
      value: more - less,
      ...slip(
        isMiddle ? "bisected-half-lost" : "answered-intermediate-quantity",
        isMiddle
          ? "This is the sum of the whole angles $AOB$ and $COD$, not angle $MON$."
          : "This is the sum of two halves, one beside each bisector, not the angle asked for.",
        "The difference of the given angles is the first number that can be found.",
        "Which parts does the angle asked for consist of?",
      ),
    },
    {
      value: new Fraction(more - less, 2),
      ...slip(
        "answered-intermediate-quantity",
        isMiddle
          ? "This is the sum of the halves $MOB$ and $CON$; angle $BOC$ between them is left out."
          : "Here the sum of the halves is halved once more.",
        "Bisecting suggests that the difference has to be halved.",
        "Which parts does the angle asked for consist of?",
      ),
    },
    {
      value: new Fraction(more, 2),
      ...slip(
        "bisected-half-lost",
        "No ray bisects the greater of the two given angles.",
        "Two bisectors are drawn, and the large angle is taken for the one that they halve.",
        "Which two angles do $OM$ and $ON$ bisect?",
      ),
    },
    {
      value: isMiddle ? more + less : new Fraction(more + less, 2),
      ...slip(
        "bisected-half-lost",
        isMiddle
          ? "The sum of the two given angles has to be halved to give angle $MON$."
          : "Halfway between the two given angles lies another angle than the one asked for.",
        "The angles are combined without regard to which of them lies inside which.",
        "Which of the three angles $AOD$, $MON$, and $BOC$ lies halfway between the two others?",
      ),
    },
  ];
}

function figure() {
  const O: Point = { x: 8, y: 2.5 };
  const rays = [
    ["A", 165],
    ["M", 140],
    ["B", 115],
    ["C", 78],
    ["N", 48],
    ["D", 18],
  ] as const;
  const reach = (name: string) => (name === "C" || name === "B" ? 7 : 6.8);
  return sketch(
    "Six rays start at point O. From left to right they are OA, OM, OB, OC, ON, and OD. Rays OM and ON are dashed; OM is between OA and OB, and ON is between OC and OD. No angles are marked with numbers.",
    [
      ...rays.map(([name, way]) =>
        line([O, away(O, way, reach(name))], { dashed: name === "M" || name === "N" }),
      ),
      ...rays.map(([name, way]) => labelBy(`$${name}$`, away(O, way, reach(name)), way)),
      labelBy("$O$", O, 270),
    ],
  );
}

function write(bisectors: Bisectors): Question {
  const { given, name, key, solve, check } = told(bisectors);
  const proof = `${solve} The two outer angles are not known one by one, and need not be.`;
  return entryQuestion({
    stem: `In the figure, ray $OM$ bisects angle $AOB$, and ray $ON$ bisects angle $COD$. ${given} What is the measure, in degrees, of angle ${name}?`,
    figure: figure(),
    difficulty: bisectors.asked === "middle" ? 3 : 4,
    targetSeconds: 85,
    quick: `${proof} The trap is to halve the wrong angle or to leave out the part in the middle.`,
    asked: `Angle ${name}, from two others of the same figure.`,
    plan: "Treat the two bisected angles together: only their sum matters, and each bisector halves its part of it.",
    reasoning: [
      "Angle $AOD$ is angle $BOC$ together with the two whole angles $AOB$ and $COD$. Angle $MON$ is angle $BOC$ together with half of each.",
      solve,
      "So angle $MON$ lies halfway between angles $BOC$ and $AOD$.",
    ],
    answers:
      "Other numbers leave out the part in the middle, halve an angle that no ray bisects, or give the sum of the parts only.",
    steps: [
      {
        text: "On each side, the bisector makes two equal parts: $AOM=MOB$ and $CON=NOD$.",
        why: "This is what bisecting means.",
      },
      { text: solve, why: "The sum of the halves is half of the sum.", check },
    ],
    hints: [
      "Six rays, but only two angles are given. Which angles are equal to each other?",
      "The two bisected angles cannot be found separately. What can you say about their sum?",
      "Write angles $AOD$ and $MON$ each as angle $BOC$ plus parts of the two bisected angles.",
      "The parts in angle $MON$ are half of those in angle $AOD$. Use this with the two given angles.",
    ],
    takeaway:
      "When only a sum of angles is known, halves of them have half that sum, so the angles need not be found one by one.",
    selfExplain: {
      prompt: "How are the angles $AOD$, $MON$, and $BOC$ related?",
      expectations: [
        "MON is BOC plus half of what AOD has in addition",
        "so MON is the average of the other two",
      ],
    },
    value: key,
    unitAfter: "degrees",
    slips: slipsOf(bisectors),
  });
}

export const turnsBisectors = scene<Bisectors>({
  draw,
  write,
  // Ray OB is put in every position in whole degrees; the bisectors are found by adding unit steps along their sides.
  recompute: (bisectors) => {
    const [more, less] = givens(bisectors);
    const eye: Point = { x: 0, y: 0 };
    const bisector = (one: number, other: number): Point => ({
      x: step(one).x + step(other).x,
      y: step(one).y + step(other).y,
    });
    const found = new Set<number>();
    for (let outer = 4; outer < 180; outer += 1)
      for (let inner = 1; inner < outer - 2; inner += 1) {
        const start = Math.max(1, Math.floor((outer - inner) / 3));
        const middle = measured(bisector(0, start), eye, bisector(start + inner, outer));
        const values = { outer, inner, middle: tidy(middle) };
        const names = ["outer", "middle", "inner"] as const;
        const asked = values[bisectors.asked];
        const others = names.filter((one) => one !== bisectors.asked).map((one) => values[one]);
        const [one = 0, other = 0] = others;
        if (Math.abs(one - more) < 1e-4 && Math.abs(other - less) < 1e-4)
          found.add(Math.round(asked * 1e4) / 1e4);
      }
    if (found.size !== 1) throw new Error("the angle is not fixed");
    return { value: [...found].join("") };
  },
});
