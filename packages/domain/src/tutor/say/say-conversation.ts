import { escapeMarkup } from "../../item/index.ts";
import { INTENT_LABELS } from "../intents.ts";
import { reply, type Sayers, usualNext } from "./material.ts";

type Kind = "greet" | "introduce" | "comfort" | "no-question" | "clarify" | "off-topic";

/** What is said around the work. */
export const conversationSayers: Sayers<Kind> = {
  greet: (_move, { context }) =>
    reply(["I am here. What shall we look at?"], usualNext(context.question)),
  introduce: (_move, { context, modelName }) =>
    reply(
      [
        "I am the built-in tutor of Lexiquant: a program that answers from explanations written and checked for each question, not a language model. I can give hints, explain answers, check equations, look up words, draw graphs and start drills.",
        modelName === null
          ? "I cannot follow a new argument, make up analogies or judge an essay's reasoning."
          : `What you ask in your own words once a question is answered is put into words by a language model, ${escapeMarkup(modelName)}, and checked before you see it. What you write is sent to it without your name or address, and before an answer it decides nothing but what you may have meant.`,
        "What you write here is kept with your account, so that you can read, export and delete it; it is not used to judge how you do.",
      ],
      usualNext(context.question),
    ),
  comfort: (_move, { context }) =>
    reply(
      [
        context.question?.state === "before"
          ? "This one resists; that is where learning happens. Take one small step: say to yourself what exactly is asked, then take a hint. Or leave it, do an easier one, and come back."
          : "That was a hard stretch. Take one small step: read the Quick Breakdown of one question you missed, or stop for ten minutes. Nothing is lost.",
      ],
      context.question?.state === "before"
        ? ["hint", "similar", "give-up"]
        : ["quick-breakdown", "similar", "what-next"],
    ),
  "no-question": () =>
    reply(
      [
        "That is about a question, and none is open here. Open one from the list, and ask me there.",
      ],
      ["how-am-i-doing", "what-next"],
    ),
  clarify: ({ candidates }) =>
    reply(
      [
        candidates.length === 0
          ? "I did not understand that. Ask in a few words, or use a button."
          : `I am not sure what you mean. It may be one of these: ${candidates.map((intent) => `*${INTENT_LABELS[intent]}*`).join(" · ")}.\n\nIf it is none of them, say it in other words.`,
      ],
      candidates,
    ),
  "off-topic": (_move, { context }) =>
    reply(
      ["That is outside what I do: I help with the test and these questions."],
      usualNext(context.question),
    ),
};
