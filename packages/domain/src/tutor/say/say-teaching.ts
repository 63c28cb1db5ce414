import type { LessonText } from "../../item/index.ts";
import { type Material, reply, type Sayers, usualNext } from "./material.ts";

type Kind = "lesson" | "formulas" | "guide" | "similar" | "drill" | "exam-fact" | "essay-help";

/** What is taught beyond the question at hand. */
export const teachingSayers: Sayers<Kind> = {
  lesson: ({ query }, material) => {
    const lesson = lessonFor(query, material);
    if (lesson === null) return nothingFound(material);
    const { title, summary, idea, example, pitfalls } = lesson;
    return reply(
      [
        `**${title}.** ${summary}`,
        idea,
        `**Example.** ${example.problem}`,
        example.steps.map((step, place) => `${place + 1}. ${step}`).join("\n"),
        `**Answer.** ${example.answer}`,
        `**Mind.** ${pitfalls[0] ?? ""}`,
      ],
      ["formula", "similar", "start-drill"],
    );
  },
  formulas: ({ query }, material) => {
    const lesson = lessonFor(query, material);
    if (lesson === null) return nothingFound(material);
    if (lesson.formulas.length === 0) {
      return reply(
        [`**${lesson.title}** has no formulas; it has rules of reading.`, lesson.idea],
        ["concept", "strategy"],
      );
    }
    const lines = lesson.formulas.map(
      ({ name, formula, note }) => `- **${name}.** ${formula} ${note}`,
    );
    return reply([`**${lesson.title}: formulas**`, lines.join("\n")], ["concept", "similar"]);
  },
  guide: (_move, { context, library }) => {
    const guide = context.question === null ? null : library.guideTo(context.question.kind);
    if (guide === null)
      return reply(["I have no guide to this kind of question."], usualNext(context.question));
    return reply(
      [
        guide.steps.map((step, place) => `${place + 1}. ${step}`).join("\n"),
        `**Traps.** ${guide.traps.join(" ")}`,
        `**Pace.** ${guide.pace}`,
      ],
      usualNext(context.question),
    );
  },
  similar: async ({ level }, { context, tools }) => {
    const { question } = context;
    if (level === null && question?.hasTwins) {
      return reply(
        [
          "The same skill and the same trap, with other numbers:",
          { kind: "twin", itemId: question.item.id },
        ],
        ["start-drill", "what-next"],
      );
    }
    const card = await tools.similar(level);
    if (card === null) {
      const which = level === null ? "similar" : level;
      return reply(
        [`I have no ${which} question on this topic that is free for you now.`],
        ["start-drill", "what-next"],
      );
    }
    return reply(
      ["Here is one on the same topic:", card],
      ["start-drill", ...usualNext(context.question).slice(0, 1)],
    );
  },
  drill: async ({ query, itemCount, timed }, { context, tools }) => {
    const named = query === null ? null : tools.findTopic(query);
    const topic = named ?? context.question?.topic ?? (await tools.learner()).weakest[0] ?? null;
    if (topic === null) {
      return reply(
        ["On which topic? Name one, for example: ten questions on percent."],
        ["what-next"],
      );
    }
    const { id, name } = topic;
    return reply(
      [
        `A set on **${name}** is ready to start:`,
        { kind: "drill", topic: { id, name }, itemCount, timed },
      ],
      ["how-am-i-doing", "what-next"],
    );
  },
  "exam-fact": ({ query }, { context, library }) => {
    const fact = query === null ? null : library.findFact(query);
    return reply(
      fact === null
        ? [
            "I know the test's format, timing, scoring, rules and registration in outline. Ask, for example: how long is the test?",
          ]
        : [
            `**${fact.question}** ${fact.answer}`,
            `As of ${fact.asOf}; ${fact.source}. Rules change: look at ets.org before you rely on it.`,
          ],
      usualNext(context.question),
    );
  },
  "essay-help": (_move, { context }) =>
    reply(
      [
        "For the Issue essay: read the instructions twice and note what they order you to do; take a position that you can qualify; plan two reasons, each with one concrete case, and the best objection with your answer to it; write the opening last if it does not come. Leave three minutes to read it over.",
        "I do not judge essays here: I cannot follow a new argument. The writing section gives an estimate with its uncertainty.",
      ],
      usualNext(context.question),
    ),
};

function lessonFor(query: string | null, { context, library }: Material): LessonText | null {
  const found = query === null ? null : library.findLesson(query);
  if (context.question === null) return found;
  const { topic } = context.question;
  // A lesson on verbal questions is no answer beside a quantitative one: only some words were alike.
  if (found !== null && measureOf(found.id) === measureOf(topic.id)) return found;
  return library.lessonOf(topic.id);
}

function measureOf(id: LessonText["id"]): string {
  return id.slice(0, id.indexOf("."));
}

function nothingFound({ context }: Material) {
  return reply(
    [
      "I found no lesson on that. Name the topic in a word or two, for example *standard deviation*.",
    ],
    usualNext(context.question),
  );
}
