import { historyLines, questionLines, standingWords } from "../learner-lines.ts";
import type { DebriefFigures, Topic } from "../turn-context.ts";
import { type Material, reply, type Sayers, usualNext } from "./material.ts";

type Kind = "progress" | "next-practice" | "debrief" | "pace";

const MINUTE_MS = 60_000;

/** What is said of the student: from the learner model, each figure with its range and what it rests on. */
export const learnerSayers: Sayers<Kind> = {
  progress: async (_move, { context, tools }) => {
    const facts = await tools.learner();
    if (facts.answers === 0) {
      return reply(
        ["You have no answers on record yet, so there is nothing to tell."],
        ["start-drill"],
      );
    }
    return reply(
      [
        ...historyLines(facts),
        ...(facts.question === null || context.question === null
          ? []
          : questionLines(facts.question, context.question)),
        "The full picture is on the analytics page.",
      ],
      ["what-next", "start-drill"],
    );
  },
  "next-practice": async (_move, { tools }) => {
    const {
      weakest: [topic],
    } = await tools.learner();
    if (topic === undefined) {
      return reply(
        [
          "There are too few answers yet to say where you are weakest. A mixed set of twenty questions shows more than any guess of mine.",
        ],
        ["start-drill", "strategy"],
      );
    }
    return reply(
      [
        `Least is expected of you on **${topic.name}**: ${standingWords(topic)}. A short set there would make it firmer, and the figure surer. What pays most for the test is in your study plan.`,
        {
          kind: "drill",
          topic: { id: topic.id, name: topic.name },
          itemCount: 10,
          timed: false,
        },
      ],
      ["how-am-i-doing", "concept"],
    );
  },
  debrief: (_move, { context }) => {
    const { debrief } = context;
    if (debrief === null) throw new Error("the policy plans a debrief for a session only");
    return reply(debriefLines(debrief), ["what-next", "start-drill"]);
  },
  pace: async (_move, material) =>
    reply(
      [...paceLines(material), ...(await ownPaceLines(material))],
      usualNext(material.context.question),
    ),
};

function debriefLines(debrief: DebriefFigures): string[] {
  const { answered, correct, questions, elapsedMs, paceMs, missed } = debrief;
  const unanswered = questions - answered;
  const left = unanswered === 0 ? "" : ` ${unanswered} you left unanswered.`;
  const slower = elapsedMs > paceMs * 1.1;
  const faster = elapsedMs < paceMs * 0.9;
  const pace = `You took ${minutes(elapsedMs)} where the test gives ${minutes(paceMs)} for the questions you answered`;
  return [
    `You answered ${answered} of ${questions} questions and had ${correct} right.${left}`,
    `${pace}: ${slower ? "slower than the pace" : faster ? "faster than the pace" : "on pace"}.`,
    ...topicLine(missed.map(({ topic }) => topic)),
  ];
}

function topicLine(topics: readonly Topic[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of topics) counts.set(name, (counts.get(name) ?? 0) + 1);
  const lines = [...counts].sort(([, one], [, other]) => other - one);
  if (lines.length === 0) return [];
  const named = lines.map(([name, count]) => `${name} (${count})`).join(", ");
  return [`Missed by topic: ${named}. Look at each missed question once more before you go on.`];
}

function minutes(durationMs: number): string {
  if (durationMs < MINUTE_MS) {
    const seconds = Math.round(durationMs / 1000);
    return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  }
  const tenths = Math.round((durationMs / MINUTE_MS) * 10) / 10;
  return `${tenths} ${tenths === 1 ? "minute" : "minutes"}`;
}

function paceLines({ context, library }: Material): string[] {
  const { question } = context;
  if (question === null) return ["Pace belongs to a question or a session."];
  const guide = library.guideTo(question.kind);
  const general = guide === null ? [] : [guide.pace];
  if (question.state !== "after") {
    const soFar = Math.round(question.elapsedMs / 1000);
    return [`You have had this question in view for ${soFar} seconds.`, ...general];
  }
  if (question.elapsedMs === null) return general;
  const took = Math.round(question.elapsedMs / 1000);
  const target = question.item.targetSeconds;
  const verdict = took > target * 1.1 ? "slower than" : took < target * 0.9 ? "faster than" : "at";
  return [
    `You took ${took} seconds; the pace for this question is ${target}. That is ${verdict} the pace.`,
    ...general,
  ];
}

/** While the clock runs its own figures are enough. */
async function ownPaceLines({ context, tools }: Material): Promise<string[]> {
  if (context.question === null || context.question.state === "timed") return [];
  const { question } = await tools.learner();
  const seconds = question?.expectedSeconds ?? null;
  return seconds === null
    ? []
    : [
        `At your own pace so far, ${Math.round(seconds)} seconds are what I would expect of you on it.`,
      ];
}
