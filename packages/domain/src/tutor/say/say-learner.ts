import type { DebriefFigures, LearnerFigures, LearnerRate, Topic } from "../turn-context.ts";
import { type Material, reply, type Sayers, usualNext } from "./material.ts";

type Kind = "progress" | "next-practice" | "debrief" | "pace";

const MINUTE_MS = 60_000;

/** What is said of the student: every figure is one that was counted, with how much it rests on. */
export const learnerSayers: Sayers<Kind> = {
  progress: async (_move, { tools }) => {
    const { overall, weakest } = await tools.learner();
    if (overall.answered === 0) {
      return reply(
        ["You have no answers on record yet, so there is nothing to tell."],
        ["start-drill"],
      );
    }
    return reply(
      [
        `On first tries you have ${rate(overall)}.`,
        ...weakestLines(weakest),
        "The full picture, with the uncertainty of each figure, is on the analytics page.",
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
        `Your lowest share is on **${topic.name}**: ${rate(topic)}. A short set there is the next thing I would do; the figure is from few questions, so let the set confirm it.`,
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
  pace: (_move, material) => reply(paceLines(material), usualNext(material.context.question)),
};

function rate({ answered, correct }: LearnerRate): string {
  return `${correct} of ${answered} right`;
}

function weakestLines(weakest: LearnerFigures["weakest"]): string[] {
  if (weakest.length === 0) return ["No topic has enough answers yet to be called weak."];
  const lines = weakest.map((topic) => `- **${topic.name}**: ${rate(topic)}`);
  return [`Lowest so far:\n\n${lines.join("\n")}`];
}

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
