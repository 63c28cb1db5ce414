import { groupBy } from "@lexiquant/domain/kernel";
import type { AnchorEssay, Prompt } from "./authored-writing.ts";
import type { Library } from "./library.ts";
import { markupProblems } from "./lint-text.ts";
import { textsOnIssue } from "./prompt-texts.ts";
import { wordRuns } from "./word-runs.ts";

const BLIND_RATINGS = 2;
const MOST_OFF_SCORE = 1;
const LEAST_SCORES = 2;

/** Everything that can be said against the essay prompts and their anchors, one line per problem. */
export function lintWriting({ prompts, anchors }: Pick<Library, "prompts" | "anchors">): string[] {
  return [
    ...prompts.flatMap(markupOf),
    ...sharedRuns(prompts),
    ...anchors.flatMap((anchor) => anchorProblems(anchor, prompts)),
    ...[...groupBy(anchors, ({ prompt }) => prompt)].flatMap(([prompt, set]) =>
      setProblems(prompt, set),
    ),
  ];
}

function markupOf(prompt: Prompt): string[] {
  return textsOnIssue(prompt)
    .flatMap(markupProblems)
    .map((problem) => `${prompt.id}: ${problem}`);
}

/** Eight words in a row that two prompts share are a sign that one was made from the other. */
function sharedRuns(prompts: readonly Prompt[]): string[] {
  const owners = new Map<string, string>();
  return prompts.flatMap((prompt) => {
    const runs = new Set(textsOnIssue(prompt).flatMap((text) => [...wordRuns(text)]));
    const shared = [...runs].filter((run) => owners.has(run));
    for (const run of runs) if (!owners.has(run)) owners.set(run, prompt.id);
    return shared.map((run) => `${prompt.id}: shares “${run}” with ${owners.get(run)}`);
  });
}

function anchorProblems(anchor: AnchorEssay, prompts: readonly Prompt[]): string[] {
  const { id, prompt, score, ratings } = anchor;
  const mean = ratings.reduce((sum, rating) => sum + rating.score, 0) / ratings.length;
  return [
    ...(prompts.some((other) => other.id === prompt) ? [] : [`prompt ${prompt} does not exist`]),
    ...(id === `${prompt}-s${score}` ? [] : ["its id is not made of prompt and score"]),
    ...(ratings.length === BLIND_RATINGS
      ? []
      : [`has ${ratings.length} blind ratings, not ${BLIND_RATINGS}`]),
    ...(Math.abs(mean - score) > MOST_OFF_SCORE ? [`its raters gave ${mean} on average`] : []),
  ].map((problem) => `${id}: ${problem}`);
}

/** One score alone shows no difference. */
function setProblems(prompt: string, set: readonly AnchorEssay[]): string[] {
  const scores = new Set(set.map(({ score }) => score));
  const few = scores.size < LEAST_SCORES ? [`${prompt}: has anchors of one score alone`] : [];
  const seen = new Map<string, string>();
  const repeated = set.flatMap(({ id, text }) => {
    const words =
      text
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join(" ") ?? "";
    const earlier = seen.get(words);
    seen.set(words, id);
    return earlier === undefined ? [] : [`${id}: reads as ${earlier} does`];
  });
  return [...few, ...repeated];
}
