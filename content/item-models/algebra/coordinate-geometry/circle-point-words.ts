import type { ModelStep, Relation, Slip } from "../../kit/item-model.ts";
import { choice, Fraction } from "../../kit/write-numbers.ts";

export interface CirclePoint {
  readonly scene: "sum" | "far" | "boat";
  readonly key: Relation;
  readonly centre: readonly [number, number];
  /** From the origin to the center. */
  readonly distance: number;
  readonly radius: number;
  readonly bound: number;
  /** Whether the point is the nearest or the farthest one. */
  readonly extreme: "none" | "near" | "far";
}

interface Words {
  readonly stem: string;
  readonly quantities: readonly [string, string];
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly slips: Readonly<Record<Relation, Slip>>;
}

export const circleWords = (parameters: CirclePoint): Words =>
  parameters.scene === "sum" ? sumWords(parameters) : distanceWords(parameters);

function sumWords(parameters: CirclePoint): Words {
  const { key, radius: r, bound } = parameters;
  const square = r * r;
  const fixed = key === "C";
  const identity = `Since $p^{2}+q^{2}=${square}$, $(p+q)^{2}=${square}+2pq$.`;
  const upper = `Also $(p-q)^{2}\\ge 0$ gives $2pq\\le ${square}$, so $(p+q)^{2}\\le ${2 * square}$.`;
  const last = {
    A: `As $p$ and $q$ are positive, $2pq>0$, so $(p+q)^{2}>${square}$ and $p+q>${r}$. Quantity A is greater.`,
    B: `But $${bound}^{2}=${bound * bound}$ is more than $${2 * square}$, so $p+q<${bound}$. Quantity B is greater.`,
    C: `So Quantity A is $p^{2}+q^{2}=${square}$, whatever the point is, and the quantities are equal.`,
    D: `Near an axis $p+q$ is close to ${r}, which is less than ${bound}. At $p=q$ it is $\\sqrt{${2 * square}}$, which is more, because $${bound}^{2}=${bound * bound}$. The relationship cannot be determined.`,
  }[key];
  const reasoning = fixed
    ? [
        "Multiply out: $(p+q)^{2}-2pq=p^{2}+2pq+q^{2}-2pq=p^{2}+q^{2}$.",
        `The point is on the circle, so $p^{2}+q^{2}=${square}$.`,
        last,
      ]
    : [identity, upper, last];
  return {
    stem: `In the $xy$-plane, the point $(p, q)$ lies on the circle with equation $x^{2}+y^{2}=${square}$, where $p>0$ and $q>0$.`,
    quantities: fixed ? ["$(p+q)^{2}-2pq$", String(bound)] : ["$p+q$", String(bound)],
    asked: fixed
      ? "The value of an expression in the coordinates of a point on a circle."
      : "How large and how small the sum of the coordinates can be on an arc of a circle.",
    plan: "The equation of the circle fixes the sum of the squares; connect it with the square of the sum.",
    reasoning,
    steps: [
      fixed
        ? {
            text: "Multiply out; the mixed terms cancel.",
            why: "The square of a sum contains twice the product.",
            check: { left: "(p+q)^2-2*p*q", right: "p^2+q^2", given: { p: "3", q: "7" } },
          }
        : {
            text: identity,
            why: "The square of a sum contains twice the product.",
            check: { left: "(p+q)^2", right: "p^2+q^2+2*p*q", given: { p: "3", q: "7" } },
          },
      {
        text: fixed ? `The sum of the squares is ${square}.` : upper,
        why: fixed
          ? "This is what the equation of the circle says."
          : "A square is never negative.",
      },
      { text: last, why: "The bound is compared with what the circle permits." },
    ],
    hints: [
      "The point can be anywhere on a quarter of the circle. What does the equation fix?",
      "The squares of the coordinates have a fixed sum. Connect it with the square of $p+q$.",
      "Expand $(p+q)^{2}$ and use the equation of the circle.",
      fixed
        ? "See which terms remain after the subtraction, and use the equation once more."
        : "How small and how large can $2pq$ be when both numbers are positive?",
    ],
    slips: sumSlips(parameters, last),
  };
}

type Lure = Omit<Slip, "rationale">;

function sumSlips({ key, radius: r, bound }: CirclePoint, last: string): Record<Relation, Slip> {
  const varies: Lure = {
    misconception: "varying-means-undetermined",
    whyTempting: "The point can be anywhere on the arc, so its coordinates vary.",
    repairQuestion:
      "Which is the least and which is the greatest value that the expression can take?",
  };
  const oneTrial = (trial: string): Lure => ({
    misconception: "missed-a-case",
    whyTempting: `Only ${trial} is tried.`,
    repairQuestion:
      "How does the sum change when the point moves from an axis to the middle of the arc?",
  });
  const lures: Record<Relation, Record<Relation, Lure>> = {
    A: {
      A: varies,
      B: {
        misconception: "one-part-compared",
        whyTempting: `Each coordinate alone is less than ${r}, and the sum is judged by one of them.`,
        repairQuestion: "What is the sum when the two coordinates are equal?",
      },
      C: {
        misconception: "root-split-over-sum",
        whyTempting: `From $p^{2}+q^{2}=${r * r}$ it concludes $p+q=${r}$, as if roots could be taken term by term.`,
        repairQuestion: "Is the root of a sum of squares equal to the sum of the numbers?",
      },
      D: varies,
    },
    B: {
      A: {
        misconception: "extremes-from-like-ends",
        whyTempting: `Each coordinate can come close to ${r}, and both are taken to do so at the same point.`,
        repairQuestion: `How large is $q$ when $p$ is close to ${r}?`,
      },
      B: varies,
      C: {
        misconception: "judged-by-eye",
        whyTempting: `The greatest sum is only estimated, and ${bound} looks about right for every point.`,
        repairQuestion: "What is the square of the sum when the two coordinates are equal?",
      },
      D: varies,
    },
    C: {
      A: {
        misconception: "one-part-compared",
        whyTempting:
          "The square of the sum exceeds the sum of the squares, and the subtraction is overlooked.",
        repairQuestion: "By how much does $(p+q)^{2}$ exceed $p^{2}+q^{2}$?",
      },
      B: {
        misconception: "exponents-added-in-sum",
        whyTempting:
          "The square of the sum is taken for the sum of the squares, from which $2pq$ is then subtracted.",
        repairQuestion: "What do you get when you multiply out $(p+q)(p+q)$?",
      },
      C: varies,
      D: varies,
    },
    D: {
      A: oneTrial("the point with equal coordinates"),
      B: oneTrial("a point close to an axis"),
      C: oneTrial(`a point whose coordinates add up to ${bound}`),
      D: varies,
    },
  };
  const slip = (answer: Relation): Slip => ({ rationale: last, ...lures[key][answer] });
  return { A: slip("A"), B: slip("B"), C: slip("C"), D: slip("D") };
}

function distanceWords(parameters: CirclePoint): Words {
  const {
    scene,
    key,
    centre: [h, k],
    distance,
    radius,
    extreme,
  } = parameters;
  const bound = new Fraction(parameters.bound);
  const boat = scene === "boat";
  const [near, far] = [distance - radius, distance + radius];
  const [point, origin, middle] = boat
    ? ["the boat", "the harbor", "the lighthouse"]
    : ["$P$", "the origin", "the center"];
  const place = `The distance from ${origin} to ${middle} is $\\sqrt{${h}^{2}+${k}^{2}}=${distance}$.`;
  const range = `On the circle the point nearest to ${origin} is at distance $${distance}-${radius}=${near}$, and the farthest at $${distance}+${radius}=${far}$; both lie on the line through ${middle}.`;
  const last = {
    A: `Every distance is at least ${near}, more than ${choice(bound).text}. Quantity A is greater.`,
    B: `Every distance is at most ${far}, less than ${choice(bound).text}. Quantity B is greater.`,
    C: `Here ${point} is the ${extreme === "near" ? "nearest" : "farthest"} of these points, so the quantities are equal.`,
    D: `The distance can be anything from ${near} to ${far}, and ${choice(bound).text} lies between them, so the relationship cannot be determined.`,
  }[key];
  return {
    stem: boat
      ? `On a nautical chart, a lighthouse is ${h} kilometers east and ${k} kilometers north of a harbor. A boat is exactly ${radius} kilometers from the lighthouse${key === "C" ? ", on the straight line between it and the harbor" : ""}.`
      : `A circle has center $(${h}, ${k})$ and radius ${radius}, and ${extreme === "none" ? "$P$ is a point on the circle" : `$P$ is the point on the circle that is ${extreme === "near" ? "closest to" : "farthest from"} the origin $O$`}.`,
    quantities: boat
      ? ["The distance, in kilometers, from the boat to the harbor", choice(bound).text]
      : [
          extreme === "none" ? "The distance from $P$ to the origin" : "The length of $OP$",
          choice(bound).text,
        ],
    asked: "How far a point on a circle can be from another given point.",
    plan: `Find the distance from ${origin} to ${middle}, and add or subtract the radius.`,
    reasoning: [place, range, last],
    steps: [
      {
        text: place,
        why: "The two differences of position are the legs of a right triangle.",
        check: { left: `sqrt(${h}^2+${k}^2)`, right: `${distance}` },
      },
      {
        text: `The least distance is ${near} and the greatest is ${far}.`,
        why: `The extreme points lie on the line through ${origin} and ${middle}.`,
        check: { left: `${near}+2*${radius}`, right: `${far}` },
      },
      { text: last, why: "The number in Quantity B is compared with both extremes." },
    ],
    hints: [
      `Sketch ${origin}, ${middle} and the circle on which ${point} must be.`,
      `How far is it from ${origin} to ${middle}?`,
      `Draw the line through ${origin} and ${middle}. It meets the circle in two special points.`,
      "Find the distances of these two points, and see where the number in Quantity B stands.",
    ],
    slips: distanceSlips(parameters, `${range} ${last}`),
  };
}

function distanceSlips(
  { key, scene, centre: [h, k], radius, distance }: CirclePoint,
  proof: string,
): Record<Relation, Slip> {
  const said = { rationale: proof };
  const open = key === "D";
  const [origin, middle] =
    scene === "boat" ? ["the harbor", "the lighthouse"] : ["the origin", "the center"];
  return {
    A: {
      ...said,
      misconception: open ? "missed-a-case" : "legs-added-for-hypotenuse",
      whyTempting: open
        ? "A position on the far side of the circle is tried, and one on the near side is not."
        : `The distance to ${middle} is taken to be $${h}+${k}=${h + k}$.`,
      repairQuestion: `How long is the straight line from ${origin} to ${middle}?`,
    },
    B: {
      ...said,
      misconception: open ? "missed-a-case" : "answered-intermediate-quantity",
      whyTempting: open
        ? "A position on the near side of the circle is tried, and one on the far side is not."
        : `The radius of ${radius} is taken for the distance from ${origin}.`,
      repairQuestion: `From which point is the distance of ${radius} measured?`,
    },
    C: {
      ...said,
      misconception: open ? "possible-case-excluded" : "assumed-case-not-checked",
      whyTempting: open
        ? "One position in which the distances agree is taken for the only one."
        : `A special position on the line through ${origin} and ${middle}, or a distance of ${distance}, is assumed.`,
      repairQuestion: "Is the position of the point on the circle given?",
    },
    D: {
      ...said,
      misconception: "varying-means-undetermined",
      whyTempting:
        "Only the distance to the center of the circle is given, and a circle has many points.",
      repairQuestion: `Which points on the circle are nearest to ${origin} and farthest from it?`,
    },
  };
}
