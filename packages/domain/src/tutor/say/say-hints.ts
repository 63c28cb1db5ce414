import { asksForStep } from "../hint-ladder.ts";
import type { TutorIntent } from "../intents.ts";
import { type Material, reply, type Sayers, unanswered, usualNext } from "./material.ts";

type Kind =
  | "hint"
  | "wait"
  | "no-more-hints"
  | "preview"
  | "offer-give-up"
  | "hints-off"
  | "closed-while-timed"
  | "not-before-attempt"
  | "words-withheld"
  | "outline";

/** What is said before an attempt. Nothing here has a key to give away. */
export const hintSayers: Sayers<Kind> = {
  hint: ({ from, to }, material) => {
    const { hints } = unanswered(material);
    const shown = hints.slice(from - 1, to);
    const request = asksForStep(to, material.context.directness)
      ? [
          "Write down the step that this suggests to you. I can check an equation if you type it here.",
        ]
      : [];
    const offer = material.context.directness === "direct" ? giveUpOffer(material) : [];
    return reply([...shown, ...request, ...offer], afterHint(material));
  },
  wait: ({ seconds }, material) =>
    reply(
      [
        `Stay with the last hint a little: what does it tell you about this question? The next one is ready in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
      ],
      afterHint(material),
    ),
  "no-more-hints": (_move, material) =>
    reply(
      [
        "These were all the hints, and only the last step is left. Try it: an answer after hints still counts in part. If you would rather see the solution, you can have the answer shown; this question then counts as shown, not as solved.",
        ...giveUpOffer(material),
      ],
      ["check-step", "concept", "similar"],
    ),
  preview: (_move, material) => {
    const { topic, kind } = unanswered(material);
    const [first] = material.library.guideTo(kind)?.steps ?? [];
    return reply(
      [
        `This question tests **${topic.name}**. The Quick Breakdown of the solution comes after your answer.`,
        ...(first === undefined ? [] : [`To begin with: ${first}`]),
      ],
      ["hint", "concept", "strategy"],
    );
  },
  "offer-give-up": (_move, material) =>
    reply(
      [
        "I do not tell the answer before you have tried: what you find yourself stays with you. A hint costs little, and if you want to stop here, have the answer shown below. It is recorded as shown.",
        ...giveUpOffer(material),
      ],
      ["hint", "where-to-start", "concept"],
    ),
  "hints-off": () =>
    reply(
      [
        "This is timed practice, so hints are off. You can allow them for this question; your answer is then marked as assisted.",
        { kind: "allow-hints" },
      ],
      ["pacing"],
    ),
  "closed-while-timed": () =>
    reply(
      [
        "While the clock runs I keep out of the way: I can tell you about your pace, and give hints if you allow them. Everything about this question is open after the set.",
      ],
      ["pacing", "hint"],
    ),
  "not-before-attempt": ({ wanted }, material) =>
    reply(
      [WITHHELD[wanted] ?? "That is open after your answer."],
      [
        "hint",
        "concept",
        ...(unanswered(material).kind === "reading-single" ? (["rephrase"] as const) : []),
      ],
    ),
  "words-withheld": () =>
    reply(
      [
        "Before your answer I explain no word that is among the options, neither right nor wrong ones: that would answer for you. Ask me about any other word, and about all of these afterwards.",
      ],
      ["hint", "strategy", "give-up"],
    ),
  outline: (_move, material) => {
    const { question } = material.context;
    const stimulus = question?.stimulus;
    if (stimulus?.kind !== "passage")
      return reply(["There is no passage here."], usualNext(question));
    const sentences = stimulus.paragraphs.flatMap(([first]) =>
      first === undefined ? [] : [first],
    );
    return reply(
      [
        "I do not rewrite passages, but this is how it is built. Each paragraph opens with this sentence; say in your own words what it does before you read on:",
        { kind: "sentences", sentences },
      ],
      usualNext(question),
    );
  },
};

function giveUpOffer({ context }: Material) {
  return context.question?.state === "before" ? [{ kind: "give-up" as const }] : [];
}

function afterHint({ context }: Material): TutorIntent[] {
  return context.question?.state === "timed"
    ? ["hint", "pacing"]
    : ["hint", "check-step", "concept", "give-up"];
}

/** Why something has to wait, by what was wanted. */
const WITHHELD: Readonly<Partial<Record<TutorIntent, string>>> = {
  "why-was-i-wrong":
    "You have not answered this question yet. Submit an answer, and I will tell you what led to it and what is right.",
  "why-option":
    "I say nothing about single options before your answer, neither for nor against. Test the option yourself: what would have to be true for it to be right? A hint may help.",
  "check-step":
    "Here that check would be the question itself. After your answer I check any step; for now take a hint, or test the expressions with easy numbers of your own.",
  "detailed-analysis":
    "The Detailed Analysis comes after your answer: it holds the whole solution. A hint brings you closer now.",
  "explain-step":
    "The steps of the solution are open after your answer. A hint gives you the first of them without the rest.",
  evidence:
    "Finding the place is what this question asks. Read the stem once more, name the subject it is about, and look for the sentence on that subject. After your answer I show the evidence.",
  "faster-way":
    "The faster way is part of the solution, so it comes after your answer. Try the question in your own way first.",
};
