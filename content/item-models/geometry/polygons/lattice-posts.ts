import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { entryQuestion } from "../../kit/entry-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { gcd } from "../../kit/write-numbers.ts";

interface Posts {
  readonly sides: readonly [number, number, number];
}

function draw(chance: Chance): Posts | null {
  const unit = chance.pick([4, 6, 8, 9, 10, 12, 14, 15]);
  const [p, q, r] = [chance.integer(3, 9), chance.integer(4, 12), chance.integer(5, 14)];
  const sides = [unit * p, unit * q, unit * r] as const;
  if (gcd(gcd(p, q), r) > 1 || new Set(sides).size < 3) return null;
  // At least two of the sides have more in common than all three.
  if (gcd(p, q) * gcd(q, r) * gcd(p, r) === 1) return null;
  if (2 * Math.max(p, q, r) >= p + q + r || p + q + r > 30) return null;
  return { sides };
}

function slipsOf([a, b, c]: Posts["sides"]) {
  const space = gcd(gcd(a, b), c);
  const around = a + b + c;
  const key = around / space;
  const closed = {
    misconception: "gaps-for-marks",
    repairQuestion: "How many posts and how many gaps are there along a closed line?",
  };
  const divisor = [2, 3, 5, 7].find((prime) => space % prime === 0) ?? 1;
  return [
    {
      value: key + 1,
      ...closed,
      rationale:
        "Along a closed line there are as many posts as gaps; one more is needed only for a line with two ends.",
      whyTempting: "A straight fence has one post more than gaps.",
    },
    {
      value: key + 3,
      ...closed,
      rationale:
        "Each side is counted with both of its ends, so the posts at the three corners are counted twice.",
      whyTempting: "The sides are worked out one by one and added.",
    },
    {
      value: key - 3,
      ...closed,
      rationale: "Only the posts between the corners are counted.",
      whyTempting: "The corners are set apart, and then they are forgotten.",
    },
    {
      value: (around / space) * divisor,
      ...slip(
        "weaker-condition-used",
        `A spacing of ${space / divisor} meters divides all sides, but it is not the greatest that does.`,
        "A common divisor is found, and no greater one is looked for.",
        "Do the quotients still have a common divisor?",
      ),
    },
    {
      value: space,
      ...slip(
        "answered-intermediate-quantity",
        "This is the distance between posts, not their number.",
        "The greatest common divisor comes out first.",
        "What is the question about: a distance or a number of posts?",
      ),
    },
  ];
}

function write({ sides }: Posts): Question {
  const [a, b, c] = sides;
  const space = gcd(gcd(a, b), c);
  const around = a + b + c;
  const key = around / space;
  return entryQuestion({
    stem: `A triangular field has sides of ${a}, ${b}, and ${c} meters. Posts are to be set along its whole boundary, one of them at each corner, so that the distance along the boundary from each post to the next is always the same. What is the least possible number of posts?`,
    unitAfter: "posts",
    difficulty: 3,
    targetSeconds: 90,
    quick: `With posts at the corners, the distance between posts must divide each side. The greatest such distance is the greatest common divisor of ${a}, ${b}, and ${c}, which is ${space} meters. Around the field there are as many posts as gaps: $${around}/${space}=${key}$. The trap is to add a post, as for a straight fence, or to count corners twice.`,
    asked: "The least number of evenly spaced posts around a field with a post at each corner.",
    plan: "Few posts means wide gaps: find the greatest gap that fits into every side.",
    reasoning: [
      "As there is a post at each corner, every side is a whole number of gaps.",
      `The greatest gap that divides ${a}, ${b}, and ${c} is their greatest common divisor, ${space}: the quotients ${a / space}, ${b / space}, and ${c / space} have no common divisor left.`,
      `The boundary is a closed line, so each post can be matched with the gap that follows it. There are $${a / space}+${b / space}+${c / space}=${key}$ gaps and as many posts.`,
    ],
    answers:
      "One more post would be right for a line with two ends. Counting each side with both ends counts the corners twice. A smaller common divisor gives more posts than needed.",
    steps: [
      {
        text: `The greatest common divisor of ${a}, ${b}, and ${c} is ${space}.`,
        why: "The gap must divide every side, and the greatest gap needs the fewest posts.",
        check: { left: `${space}*${a / space}`, right: `${a}` },
      },
      {
        text: `The boundary is $${a}+${b}+${c}=${around}$ meters long.`,
        why: "The posts run around the whole field.",
        check: { left: `${a}+${b}+${c}`, right: `${around}` },
      },
      {
        text: `There are $${around}/${space}=${key}$ posts.`,
        why: "Along a closed line, posts and gaps are equal in number.",
        check: { left: `${around}/${space}`, right: `${key}` },
      },
    ],
    hints: [
      "What does a post at each corner say about the distance between posts?",
      "Every side must be a whole number of gaps, and few posts means wide gaps.",
      "Find the greatest number that divides all three sides.",
      "Count the gaps around the field, and think about how posts and gaps compare on a closed line.",
    ],
    takeaway:
      "With marks at the ends of several lengths, the widest even spacing is the greatest common divisor; on a closed line, marks and gaps are equal in number.",
    selfExplain: {
      prompt: "Why is no extra post needed around a field, unlike along a straight fence?",
      expectations: ["the boundary is a closed line", "the last gap ends at the first post"],
    },
    value: key,
    slips: slipsOf(sides),
  });
}

export const latticePosts = scene<Posts>({
  draw,
  write,
  // Numbers of posts are tried one by one, and the posts are walked to see whether the corners are among them.
  recompute: ({ sides: [a, b, c] }) => {
    const around = a + b + c;
    for (const posts of integers(3, around)) {
      // Distances are multiplied by the number of posts to keep them whole.
      const places = new Set([...integers(0, posts - 1)].map((index) => index * around));
      if (places.has(a * posts) && places.has((a + b) * posts)) return { value: `${posts}` };
    }
    throw new Error("no number of posts fits");
  },
});
