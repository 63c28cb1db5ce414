import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Arm {
  /** Links from the base to the tip, in inches; the longest is longer than the other two together, or not. */
  readonly links: readonly [number, number, number];
  readonly offered: readonly number[];
}

function limits([a, b, c]: Arm["links"]) {
  const [total, longest] = [a + b + c, Math.max(a, b, c)];
  return { total, longest, least: Math.max(0, 2 * longest - total) };
}

function draw(chance: Chance): Arm | null {
  const small = [chance.integer(3, 9), chance.integer(3, 9)] as const;
  const longest = chance.pick([true, true, false])
    ? small[0] + small[1] + chance.integer(3, 9)
    : Math.max(...small) + 1;
  const links = chance.shuffle([...small, longest]);
  const [a = 0, b = 0, c = 0] = links;
  if (new Set(links).size < 3) return null;
  const { total, least } = limits([a, b, c]);
  const inside = [...integers(least + 2, total - 2)];
  const offered = [
    ...chance.sample([...integers(1, least - 1)].slice(-4), chance.integer(1, 2)),
    ...(least > 0 && chance.pick([true, false]) ? [least] : []),
    ...(least === 0 ? [1] : []),
    ...chance.sample(inside, chance.integer(1, 3)),
    ...(chance.pick([true, false]) ? [total] : []),
    ...chance.sample([...integers(total + 1, total + 6)], chance.integer(1, 2)),
  ];
  if (offered.length < 5 || offered.length > 7) return null;
  return { links: [a, b, c], offered: offered.toSorted((one, other) => one - other) };
}

function optionsOf({ links, offered }: Arm) {
  const { total, longest, least } = limits(links);
  const rest = total - longest;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const distance of offered) {
    if (distance >= least && distance <= total) {
      right.push({
        ...choice(distance),
        rationale:
          distance === total
            ? `With the arm stretched out straight, the distance is the sum of the links, ${total} inches.`
            : distance === least
              ? `With the two shorter links folded straight back along the longest, the distance is $${longest}-${rest}=${least}$ inches.`
              : `The distance changes without a jump as the arm folds, so every value between ${least} and ${total}, ${distance} among them, occurs.`,
      });
      continue;
    }
    wrong.push({
      ...choice(distance),
      ...(distance > total
        ? slip(
            "judged-by-eye",
            `A distance of ${distance} inches is more than the three links measure end to end, ${total} inches.`,
            "It is only slightly more than the length of the whole arm.",
            "How far does the arm reach when it is stretched out straight?",
          )
        : slip(
            "one-limit-of-third-side",
            `The two shorter links bring the tip back by at most ${rest} of the ${longest} inches, so it stays at least ${least} inches away from the base, more than ${distance}.`,
            "An arm with joints seems able to bring its tip as close to the base as you like.",
            "How far can the two shorter links bring the tip back along the longest link?",
          )),
    });
  }
  return { right, wrong };
}

function write(arm: Arm): Question {
  const { links } = arm;
  const { total, longest, least } = limits(links);
  const rest = total - longest;
  const { right, wrong } = optionsOf(arm);
  const lower =
    least > 0
      ? `The two shorter links are together ${rest} inches, so folded straight back they leave the tip $${longest}-${rest}=${least}$ inches from the base.`
      : `The two shorter links are together ${rest} inches, not less than the longest link of ${longest}, so the tip can be brought back to the base itself.`;
  return toldQuestion(
    {
      stem: `The arm of a desk lamp consists of three straight links, ${links[0]}, ${links[1]}, and ${links[2]} inches long in this order, connected end to end by joints that turn freely. All links move in one plane and can lie alongside one another. Which of the following could be the distance, in inches, between the two ends of the arm? Indicate all such distances.`,
      difficulty: least > 0 ? 3 : 2,
      targetSeconds: 85,
      quick: `The greatest distance belongs to the stretched arm: $${links[0]}+${links[1]}+${links[2]}=${total}$. ${lower} Every distance from ${least} to ${total} inches occurs as the joints turn. The trap is to forget ${least > 0 ? "the lower limit" : "that the arm can close up, so that small distances are possible"}.`,
      asked: "Which distances the two ends of a jointed arm can have.",
      plan: "Find the greatest distance and the least one; what lies between is reached by turning the joints.",
      reasoning: [
        `Stretched out straight, the arm measures $${links[0]}+${links[1]}+${links[2]}=${total}$ inches, and it can never span more.`,
        lower,
        `Turning the joints carries the arm from the one position to the other without a jump, so every distance from ${least} to ${total} occurs, both ends included.`,
      ],
      answers: `A distance greater than ${total} is beyond the arm's reach.${least > 0 ? ` A distance less than ${least} would need the two shorter links to make up for the longest.` : " Small distances look impossible, but the arm can close to a triangle."}`,
      steps: [
        {
          text: `Greatest distance: $${links[0]}+${links[1]}+${links[2]}=${total}$.`,
          why: "The straight way is the shortest, so the ends are never farther apart than the links are long together.",
          check: { left: `${links[0]}+${links[1]}+${links[2]}`, right: `${total}` },
        },
        {
          text: lower,
          why: "The longest link has to be spanned by the other two and the distance of the ends.",
          ...(least > 0 ? { check: { left: `${longest}-${rest}`, right: `${least}` } } : {}),
        },
      ],
      hints: [
        "Picture the arm stretched out as far as possible and folded up as tightly as possible.",
        "The links and the distance between the ends form a closed figure. Can one side of it exceed all the others together?",
        "Add the three links for one limit.",
        "For the other limit, fold the two shorter links back along the longest one.",
      ],
      takeaway:
        "Segments joined end to end can span any distance up to their sum, down to the longest less all the others, or to 0.",
      selfExplain: {
        prompt: "What limits the distance between the ends of the arm from above and from below?",
        expectations: [
          "the sum of all links",
          "what is left of the longest link after the others are folded back, if anything",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleArm = scene<Arm>({
  draw,
  write,
  // The two first links are turned degree by degree; the third can point anywhere from where they end.
  recompute: ({ links: [a, b, c] }, item) => {
    const elbows = [...integers(0, 720)].map((step) => {
      const turn = (step * Math.PI) / 720;
      return Math.hypot(a + b * Math.cos(turn), b * Math.sin(turn));
    });
    const gaps = elbows.map((elbow) => elbow - c);
    // Where the sign changes, the third link leads from the elbow back to the base.
    const returns = gaps.some((gap) => gap <= 0) && gaps.some((gap) => gap >= 0);
    const low = returns ? 0 : Math.min(...gaps.map(Math.abs));
    const most = Math.max(...elbows) + c;
    return optionsWhere(item, (text) => Number(text) >= low - 1e-9 && Number(text) <= most + 1e-9);
  },
});
