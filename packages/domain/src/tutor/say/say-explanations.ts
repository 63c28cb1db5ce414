import type { KeyedOption } from "../../item/index.ts";
import { sentencesOf } from "../../item/index.ts";
import { keyAsResponse, optionsOf } from "../../scoring/index.ts";
import type { LearnerFacts } from "../learner-facts.ts";
import { recurrenceLine } from "../learner-lines.ts";
import { responseInWords } from "../response-in-words.ts";
import type { AnsweredItem, NamedRationale } from "../turn-context.ts";
import { answered, reply, type Sayers, usualNext } from "./material.ts";

type Kind =
  | "quick"
  | "detailed"
  | "show-answer"
  | "diagnose"
  | "explain-slip"
  | "was-right"
  | "explain-options"
  | "explain-step"
  | "evidence"
  | "faster-way";

/** What is said after an attempt, all of it written and verified beforehand. */
export const explanationSayers: Sayers<Kind> = {
  quick: (_move, material) => {
    const question = answered(material);
    return reply(
      [verdictLine(question), question.item.explanation.quick, ...trapLine(question)],
      usualNext(question),
    );
  },
  detailed: (_move, material) => {
    const question = answered(material);
    const { detailed, takeaway } = question.item.explanation;
    return reply(
      [verdictLine(question), detailed, `**Rule to keep.** ${takeaway}`],
      ["explain-step", "why-option", "faster-way", "similar"],
    );
  },
  "show-answer": (_move, material) => {
    const question = answered(material);
    return reply([keyLine(question), question.item.explanation.quick], usualNext(question));
  },
  diagnose: async (_move, material) => {
    const question = answered(material);
    const { slips } = question;
    if (slips.length === 0) return reply(unknownSlip(question), ["detailed-analysis", "similar"]);
    const facts = await material.tools.learner();
    return reply(
      slips.flatMap((slip) => [
        ...(slip.misconception === null ? [] : [`${slip.label}: **${slip.misconception.name}.**`]),
        ...recurrenceOf(slip, facts),
        slip.whyTempting,
        ...(slip.repairQuestion === "" ? [] : [`Ask yourself: ${slip.repairQuestion}`]),
      ]),
      ["why-was-i-wrong", "quick-breakdown", "similar"],
    );
  },
  "explain-slip": async (_move, material) => {
    const question = answered(material);
    const { slips } = question;
    if (slips.length === 0) return reply(unknownSlip(question), ["detailed-analysis", "similar"]);
    const facts = await material.tools.learner();
    const reasons = slips.flatMap((slip) => [...wholeReason(slip), ...recurrenceOf(slip, facts)]);
    return reply([...reasons, keyLine(question)], usualNext(question));
  },
  "was-right": (_move, material) => {
    const question = answered(material);
    return reply(
      [
        "Your answer is right.",
        ...keyReasons(question),
        `**Say it yourself.** ${question.item.explanation.selfExplain.prompt}`,
      ],
      ["faster-way", "why-option", "similar"],
    );
  },
  "explain-options": ({ optionIds }, material) => {
    const question = answered(material);
    const lines = optionIds.map((id) => optionLine(question, id));
    const known = lines.filter((line) => line !== null);
    if (known.length > 0) return reply(known, usualNext(question));
    return reply(
      [keyLine(question), ...wholeReasons(question), question.item.explanation.quick],
      usualNext(question),
    );
  },
  "explain-step": ({ number }, material) => {
    const question = answered(material);
    const { steps } = question.item.explanation;
    const step = steps[number - 1];
    if (step === undefined) {
      return reply(
        [`The solution has ${steps.length} steps. Which one do you mean?`],
        ["explain-step", "detailed-analysis"],
      );
    }
    const checked = step.check === null ? [] : ["This equality was checked by machine."];
    return reply(
      [`**Step ${number} of ${steps.length}.** ${step.text}`, `**Why.** ${step.why}`, ...checked],
      ["detailed-analysis", "check-step", "similar"],
    );
  },
  evidence: (_move, material) => {
    const question = answered(material);
    const { evidence } = question.item;
    if (evidence === null) {
      return reply(
        [
          "This question has no text to point at; its evidence is the working.",
          question.item.explanation.quick,
        ],
        usualNext(question),
      );
    }
    const passage = question.stimulus?.kind === "passage" ? sentencesOf(question.stimulus) : [];
    const sentences = passage.filter(({ id }) => evidence.sentenceIds.includes(id));
    return reply(
      [
        ...(evidence.clueWords.length === 0
          ? []
          : [
              `These words of the sentence decide it: ${evidence.clueWords.map((words) => `*${words}*`).join("; ")}.`,
            ]),
        ...(evidence.blankPredictions.length === 0
          ? []
          : [
              `Before looking at the options one might have put: ${evidence.blankPredictions.join("; ")}.`,
            ]),
        ...(sentences.length === 0
          ? []
          : ["The passage decides it here:", { kind: "sentences" as const, sentences }]),
      ],
      usualNext(question),
    );
  },
  "faster-way": (_move, material) => {
    const question = answered(material);
    const { fasterWay, quick } = question.item.explanation;
    return reply(
      fasterWay === null ? ["I know no faster way than the Quick Breakdown:", quick] : [fasterWay],
      ["explain-step", "similar", "what-next"],
    );
  },
};

function verdictLine(question: AnsweredItem): string {
  const answer = responseInWords(keyAsResponse(question.item), question.item, question.stimulus);
  if (question.outcome === "right") return `Your answer is right: ${answer}.`;
  if (question.outcome === "gave-up") return `The answer is ${answer}.`;
  const mine =
    question.response === null
      ? ""
      : `You answered ${responseInWords(question.response, question.item, question.stimulus)}. `;
  return `${mine}The answer is ${answer}.`;
}

function keyLine({ item, stimulus }: AnsweredItem): string {
  return `The answer is ${responseInWords(keyAsResponse(item), item, stimulus)}.`;
}

function trapLine({ slips }: AnsweredItem): string[] {
  return slips.flatMap(({ label, misconception }) =>
    misconception === null
      ? []
      : [`**Your trap.** ${label}: ${misconception.name}. ${misconception.remedy}`],
  );
}

function unknownSlip(question: AnsweredItem): string[] {
  return [
    "No slip is on record that leads to exactly this answer, so I do not guess at yours. Compare your working with the solution; if you type a step, I check it.",
    question.item.explanation.quick,
  ];
}

function wholeReason(slip: NamedRationale): string[] {
  const { label, misconception, text, whyTempting } = slip;
  const name = misconception === null ? "" : `**${misconception.name}.** `;
  return [
    `${label}: ${name}${text}`,
    ...(whyTempting === "" ? [] : [`What draws one to it: ${whyTempting}`]),
    ...(misconception === null ? [] : [`Next time: ${misconception.remedy}`]),
  ];
}

function recurrenceOf({ misconceptionId }: NamedRationale, facts: LearnerFacts): string[] {
  const line = recurrenceLine(facts, misconceptionId);
  return line === null ? [] : [line];
}

function wholeReasons({ slips }: AnsweredItem): string[] {
  return slips.flatMap(wholeReason);
}

function keyOptions(question: AnsweredItem): KeyedOption[] {
  const { item } = question;
  if (item.type === "numeric-entry" || item.type === "select-in-passage") return [];
  const key: readonly string[] = typeof item.key === "string" ? [item.key] : item.key;
  return optionsOf(item).filter(({ id }) => key.includes(id));
}

function keyReasons(question: AnsweredItem): string[] {
  const options = keyOptions(question).map(({ id, rationale }) => `**${id}.** ${rationale.text}`);
  return options.length > 0 ? options : [question.item.explanation.quick];
}

function optionLine(question: AnsweredItem, id: string): string | null {
  const option = optionsOf(question.item).find((other) => other.id === id);
  if (option === undefined) return null;
  const isKey = keyOptions(question).some((other) => other.id === id);
  const { text, whyTempting } = option.rationale;
  const tempting = isKey || whyTempting === "" ? "" : ` ${whyTempting}`;
  return `**${id} (${option.text})** is ${isKey ? "right" : "wrong"}. ${text}${tempting}`;
}
