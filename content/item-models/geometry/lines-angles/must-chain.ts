import { optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";

type Bond = "parallel" | "perpendicular" | "crossing";

interface Chain {
  /** How each line is related to the next one; the last line is only said to cross the one before. */
  readonly bonds: readonly [Bond, Bond, Bond, Bond];
  readonly statements: readonly Statement[];
}

interface Statement {
  readonly one: number;
  readonly other: number;
  readonly says: Bond;
}

const COUNTS = [
  "is no right angle",
  "is one right angle",
  "are two right angles",
  "are three right angles",
];
const NAMES = ["j", "k", "m", "n", "t"] as const;
const name = (index: number) => `$${NAMES[index] ?? ""}$`;

function draw(chance: Chance): Chain | null {
  const bond = () => chance.pick(["parallel", "perpendicular", "perpendicular"] as const);
  const bonds = [bond(), bond(), bond(), "crossing"] as const;
  if (!bonds.includes("perpendicular")) return null;
  const apart = chance.shuffle([
    [0, 2],
    [1, 3],
    [0, 3],
  ] as const);
  const statements: Statement[] = [
    ...apart.map(([one, other]) => ({
      one,
      other,
      says: chance.pick<Bond>(["parallel", "perpendicular"]),
    })),
    { one: 2, other: 4, says: chance.pick<Bond>(["crossing", "crossing", "perpendicular"]) },
    { one: chance.pick([0, 1]), other: 4, says: chance.pick<Bond>(["crossing", "parallel"]) },
  ];
  const count = statements.filter((statement) => judge(bonds, statement) === "must").length;
  return count === 0 || count === 5 ? null : { bonds, statements };
}

/** Right angles between two of the first four lines, as a number of quarter turns. */
function quarters(bonds: Chain["bonds"], one: number, other: number): number {
  return bonds.slice(one, other).filter((bond) => bond === "perpendicular").length % 2;
}

/** Whether a statement must be true, may be true, or cannot be. */
function judge(bonds: Chain["bonds"], { one, other, says }: Statement): "must" | "may" | "never" {
  const bent = quarters(bonds, one, Math.min(other, 3)) === 1;
  if (other < 4) return (says === "perpendicular") === bent ? "must" : "never";
  // The fifth line is not parallel to the fourth, and nothing else is known about its direction.
  if (says === "perpendicular") return "may";
  if (says === "crossing") return bent ? "may" : "must";
  return bent ? "may" : "never";
}

function told({ one, other, says }: Statement): string {
  if (says === "parallel") return `Lines ${name(one)} and ${name(other)} are parallel.`;
  if (says === "perpendicular") return `Lines ${name(one)} and ${name(other)} are perpendicular.`;
  return `Lines ${name(one)} and ${name(other)} intersect.`;
}

function reasonFor(bonds: Chain["bonds"], statement: Statement): string {
  const { one, other } = statement;
  const last = Math.min(other, 3);
  const bent = quarters(bonds, one, last) === 1;
  const count = bonds.slice(one, last).filter((bond) => bond === "perpendicular").length;
  const way =
    one === last
      ? ""
      : `From ${name(one)} to ${name(last)} there ${COUNTS[count] ?? ""}, so the two lines are ${bent ? "perpendicular" : "parallel"}.`;
  if (other < 4) return way;
  const verdict = {
    must: "So line $t$, which is not parallel to $n$, is not parallel to this line either, and lines in a plane that are not parallel intersect.",
    may: "Line $t$ can have any direction but that of $n$, so the statement can be true and can be false.",
    never: "So line $t$ would have to be parallel to $n$, but it intersects $n$.",
  }[judge(bonds, statement)];
  return `${way} ${verdict}`;
}

function optionsOf({ bonds, statements }: Chain) {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const statement of statements) {
    const rationale = reasonFor(bonds, statement);
    const text = told(statement);
    const found = judge(bonds, statement);
    if (found === "must") right.push({ text, rationale });
    else
      wrong.push({
        text,
        ...slip(
          found === "may" || statement.says === "perpendicular"
            ? "assumed-case-not-checked"
            : "parallel-not-given",
          rationale,
          found === "may"
            ? "It is true in the sketch that one makes first."
            : "The relation of the last pair in the chain is carried over to lines that are farther apart.",
          found === "may"
            ? "Can you draw line $t$ so that the statement is false?"
            : `How do the directions change on the way from ${name(statement.one)} to ${name(statement.other)}?`,
        ),
      });
  }
  return { right, wrong };
}

const SIGNS = { parallel: "\\parallel", perpendicular: "\\perp" } as const;

function write(chain: Chain): Question {
  const { bonds } = chain;
  const { right, wrong } = optionsOf(chain);
  const givens = bonds
    .slice(0, 3)
    .map(
      (bond, index) =>
        `$${NAMES[index] ?? ""}${bond === "crossing" ? "" : SIGNS[bond]} ${NAMES[index + 1] ?? ""}$`,
    );
  const ways = [0, 1, 2].map(
    (index) =>
      `${name(index)} is ${quarters(bonds, index, 3) === 1 ? "perpendicular" : "parallel"} to $n$`,
  );
  return toldQuestion(
    {
      stem: `Lines $j$, $k$, $m$, $n$, and $t$ are five different lines in a plane, with ${givens[0] ?? ""}, ${givens[1] ?? ""}, and ${givens[2] ?? ""}. Line $t$ intersects line $n$. Which of these relations hold for every choice of such lines? Indicate all such relations.`,
      difficulty: right.length > 2 ? 4 : 3,
      targetSeconds: 90,
      quick: `Each $\\perp$ turns the direction by a right angle, and two such turns cancel. So ${ways.join(", ")}. Line $t$ may have any direction but that of $n$. The trap is to trust a single sketch of $t$.`,
      asked:
        "Which relations between the lines follow from the chain, whatever the figure looks like.",
      plan: "Draw only two directions for the first four lines, and let line $t$ turn freely.",
      reasoning: [
        "In a plane, two lines that are perpendicular to the same line are parallel, and a line perpendicular to one of two parallels is perpendicular to the other.",
        `Counting right angles along the chain: ${ways.join(", ")}.`,
        "Line $t$ is not parallel to $n$. So it intersects every line that is parallel to $n$; about lines perpendicular to $n$ nothing is known.",
      ],
      answers: "The other statements are true in some sketches only, or in none.",
      steps: [
        {
          text: `Along the chain, ${ways.join(", ")}.`,
          why: "An even number of right angles leaves the direction unchanged, an odd number makes it perpendicular.",
        },
        {
          text: "Line $t$ intersects every line parallel to $n$, and may or may not intersect the others.",
          why: "All that is known of $t$ is that its direction differs from that of $n$.",
        },
      ],
      hints: [
        "Which statements hold in every sketch? One sketch can only rule statements out.",
        "In a plane, two lines perpendicular to the same line are parallel to each other.",
        "Go along the chain from $j$ to $n$ and note the direction of each line, as either horizontal or vertical.",
        "Let line $t$ have different directions, all but that of $n$, and test what is left of the statements.",
      ],
      takeaway:
        "In a plane, perpendicularity used twice gives parallel lines; a line with a free direction must be tried in several positions.",
      selfExplain: {
        prompt: "What can be said about line $t$, and what cannot?",
        expectations: [
          "it is not parallel to line n, nor to any line parallel to n",
          "it may be parallel to a line perpendicular to n, or not",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const mustChain = scene<Chain>({
  draw,
  write,
  // Directions are tried in steps of 15 degrees for all five lines; a statement counts that holds in all that fit.
  recompute: ({ bonds }, item) => {
    const ways = Array.from({ length: 12 }, (_, index) => 15 * index);
    const fits = (bond: Bond, one: number, other: number) => {
      const gap = Math.abs(one - other);
      if (bond === "crossing") return gap !== 0;
      return gap === (bond === "parallel" ? 0 : 90);
    };
    let all: number[][] = ways.map((way) => [way]);
    for (const bond of bonds) {
      all = all.flatMap((lines) =>
        ways.filter((way) => fits(bond, lines.at(-1) ?? 0, way)).map((way) => [...lines, way]),
      );
    }
    return optionsWhere(item, (text) => {
      const [one = "", other = ""] = [...text.matchAll(/\$([jkmnt])\$/g)].map(
        ([, letter = ""]) => letter,
      );
      const says: Bond = text.includes("parallel")
        ? "parallel"
        : text.includes("perp")
          ? "perpendicular"
          : "crossing";
      const at = (letter: string) => "jkmnt".indexOf(letter);
      return all.every((lines) => fits(says, lines[at(one)] ?? 0, lines[at(other)] ?? 0));
    });
  },
});
