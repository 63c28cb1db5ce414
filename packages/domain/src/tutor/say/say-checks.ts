import { escapeMarkup } from "../../item/index.ts";
import { expectationsMet } from "../expectations.ts";
import type { RelationVerdict } from "../tutor-library.ts";
import { answered, type Material, reply, type Sayers, usualNext } from "./material.ts";

type Kind = "check-relations" | "compare-reasoning" | "ask-for-step" | "plot" | "dispute";

/** What is said of the student's own work. */
export const checkSayers: Sayers<Kind> = {
  "check-relations": async ({ relations }, material) => {
    const given = knownValues(material);
    const verdicts = await material.tools.check(relations, given);
    const lines = relations.map((relation, place) => verdictLine(relation, verdicts[place]));
    return reply(lines, usualNext(material.context.question));
  },
  "compare-reasoning": ({ text }, material) => {
    const question = answered(material);
    const { prompt, expectations } = question.item.explanation.selfExplain;
    const met = expectationsMet(text, expectations);
    const found = expectations.filter((_, place) => met[place]);
    const missing = expectations.filter((_, place) => !met[place]);
    return reply(
      [
        "I compare words here, I do not follow an argument: take this as a list to hold yours against.",
        ...(found.length === 0 ? [] : [`I find in it: ${found.join("; ")}.`]),
        ...(missing.length === 0
          ? ["Everything that the explanation expects is there."]
          : [`I do not find: ${missing.join("; ")}. ${prompt}`]),
      ],
      usualNext(question),
    );
  },
  "ask-for-step": (_move, { context }) =>
    reply(
      [
        "Type the step as an equation or inequality, for example “3(x+2) = 3x+6”, and I check it exactly. After your answer you can also tell me your reason in a sentence or two.",
      ],
      usualNext(context.question),
    ),
  plot: async ({ expression }, { context, tools }) => {
    const figure = expression === null ? null : await tools.plot(expression);
    return reply(
      figure === null
        ? [
            "I draw graphs of expressions in $x$: write, for example, *plot x^2 - 4x + 3*. Other drawings I cannot make.",
          ]
        : [{ kind: "figure", figure }],
      usualNext(context.question),
    );
  },
  dispute: (_move, material) => {
    const { question } = material.context;
    if (question?.state !== "after") {
      return reply(
        [
          "If something is wrong with the question, report it; every report is read. The check of its key is open after your answer.",
          { kind: "report" },
        ],
        usualNext(question),
      );
    }
    const { verification } = question.item;
    const how =
      verification.kind === "machine-recomputed"
        ? `The key was recomputed by machine (${verification.date}): ${verification.method}.`
        : `${verification.readers} readers solved the question without seeing the key, and ${verification.agreed} agreed with it (${verification.date}).`;
    return reply(
      [
        `${how} I keep to it unless a step of the solution turns out wrong: name the step, or type yours and I check it. If you still see an error, report it.`,
        { kind: "report" },
      ],
      ["explain-step", "check-step", "detailed-analysis"],
    );
  },
};

/** After an attempt the values that the solution gives its symbols; before it none, or the check would tell them. */
function knownValues({ context }: Material): Readonly<Record<string, string>> {
  if (context.question?.state !== "after") return {};
  const checks = context.question.item.explanation.steps.flatMap(({ check }) => check ?? []);
  return Object.assign({}, ...checks.map(({ given }) => given));
}

function verdictLine(relation: string, result: RelationVerdict | undefined): string {
  const shown = `“${escapeMarkup(relation)}”`;
  if (result === undefined) throw new Error("a step was not judged");
  if (result.verdict === "true") return `${shown} is right. I checked it by computing both sides.`;
  const because = escapeMarkup(result.because);
  if (result.verdict === "false") return `${shown} is not right. ${because}`;
  return `I cannot tell whether ${shown} is right. ${because}`;
}
