import { type KeyedItem, type StepCheck, sentencesOf } from "../../item/index.ts";
import { optionsOf } from "../../scoring/index.ts";
import type { AnsweredItem } from "../turn-context.ts";
import type { TutorLibrary, TutorTools } from "../tutor-library.ts";
import { answerClaims } from "./answer-claims.ts";
import { untrueDefinitions } from "./definitions.ts";
import { untrueLearnerFigures } from "./learner-claims.ts";
import { numbersIn } from "./numbers-in.ts";
import { untrueQuotations } from "./quotations.ts";
import { relationsWritten } from "./relations-written.ts";

/** What freely worded text is compared with. */
export interface Grounds {
  readonly question: AnsweredItem;
  /** Everything else that the wording was given: the authored reply, what the student wrote. */
  readonly said: string;
  /** What was told of the student's figures on the way. */
  readonly counted: string;
  readonly library: Pick<TutorLibrary, "lookUp">;
  readonly check: TutorTools["check"];
}

/**
 * Refused: the text says something that is known to be untrue, and must not be shown. Otherwise `traced` tells whether
 * every claim and number in it was found to hold or to stand in a source.
 */
export type WordingVerdict =
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "accepted"; readonly traced: boolean };

/** Compares text that a language model worded with the key, the passage, the lexicon and the computer algebra. */
export async function verifyWording(text: string, grounds: Grounds): Promise<WordingVerdict> {
  const { question } = grounds;
  const sources = [sourcesOf(question), grounds.said].join("\n");
  const claims = answerClaims(text, question.item, question.stimulus);
  const relations = await checkRelations(text, grounds, sources);
  const [wrong] = [
    ...claims
      .filter(({ agrees }) => agrees === false)
      .map(({ quoted }) => `It says “${quoted.trim()}”, which is not the key.`),
    ...relations.untrue.map((relation) => `It says ${relation}, which does not hold.`),
    ...untrueQuotations(text, sources).map(
      (quoted) => `It quotes “${quoted}”, which stands nowhere.`,
    ),
    ...(await untrueDefinitions(text, { library: grounds.library, sources })).map(
      (word) => `It gives “${word}” another meaning than the lexicon does.`,
    ),
    ...untrueLearnerFigures(text, {
      known: new Set([...numbersIn(sources), ...figuresOf(question)]),
      counted: new Set([...numbersIn(grounds.counted), ...figuresOf(question)]),
    }).map((sentence) => `It says a figure of the student that nobody counted: ${sentence}`),
  ];
  if (wrong !== undefined) return { kind: "refused", problem: wrong };
  const known = new Set([...numbersIn(sources), ...relations.held.flatMap(numbersIn)]);
  const traced =
    claims.every(({ agrees }) => agrees === true) &&
    relations.unsure.length === 0 &&
    numbersIn(text).every((number) => known.has(number));
  return { kind: "accepted", traced };
}

interface RelationFindings {
  readonly held: readonly string[];
  readonly untrue: readonly string[];
  readonly unsure: readonly string[];
}

/** A relation with unknown letters is a condition more often than a claim, so it is never called untrue. */
async function checkRelations(
  text: string,
  { question, check }: Grounds,
  sources: string,
): Promise<RelationFindings> {
  const given = valuesGiven(question.item);
  const held: string[] = [];
  const untrue: string[] = [];
  const unsure: string[] = [];
  const quoted = sources.replace(/\s+/g, "");
  for (const relation of relationsWritten(text)) {
    const [found] = await check([relation], given);
    const letters = relation.replace(/\\[a-zA-Z]+/g, "").match(/[a-zA-Z]/g) ?? [];
    const open = letters.some((letter) => !Object.hasOwn(given, letter));
    if (found?.verdict === "true" || quoted.includes(relation.replace(/\s+/g, "")))
      held.push(relation);
    else if (found?.verdict === "false" && !open) untrue.push(relation);
    else unsure.push(relation);
  }
  return { held, untrue, unsure };
}

/** The values of letters on which all checked steps of the solution agree. */
function valuesGiven(item: KeyedItem): StepCheck["given"] {
  const checks = item.explanation.steps.flatMap(({ check }) =>
    check === null ? [] : [check.given],
  );
  const values = new Map<string, string | null>();
  for (const [letter, value] of checks.flatMap((given) => Object.entries(given))) {
    const known = values.get(letter);
    values.set(letter, known === undefined || known === value ? value : null);
  }
  return Object.fromEntries(
    [...values].filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Everything written about the question. */
function sourcesOf({ item, stimulus, slips }: AnsweredItem): string {
  const { explanation } = item;
  const rationales =
    item.type === "select-in-passage"
      ? Object.values(item.sentenceRationales).map(
          ({ text, whyTempting }) => `${text}\n${whyTempting}`,
        )
      : optionsOf(item).map(
          ({ text, rationale }) => `${text}\n${rationale.text}\n${rationale.whyTempting}`,
        );
  return [
    item.stem,
    ...(item.type === "quantitative-comparison" ? [item.quantityA, item.quantityB] : []),
    stimulus?.kind === "passage"
      ? sentencesOf(stimulus)
          .map(({ text }) => text)
          .join(" ")
      : JSON.stringify(stimulus),
    ...rationales,
    explanation.quick,
    explanation.detailed,
    ...explanation.steps.flatMap(({ text, why }) => [text, why]),
    ...explanation.hints,
    explanation.fasterWay ?? "",
    explanation.takeaway,
    explanation.selfExplain.prompt,
    ...explanation.selfExplain.expectations,
    ...slips.flatMap(({ label, text, misconception }) => [
      label,
      text,
      misconception?.name ?? "",
      misconception?.remedy ?? "",
    ]),
    item.figure === null ? "" : JSON.stringify(item.figure),
    JSON.stringify(item.type === "numeric-entry" ? item.key : ""),
  ].join("\n");
}

/** What was counted of the student on this question, in the ways in which it is said. */
function figuresOf({ elapsedMs, item }: AnsweredItem): string[] {
  const seconds = Math.round((elapsedMs ?? 0) / 1_000);
  return [
    seconds,
    Math.round(seconds / 60),
    Math.floor(seconds / 60),
    seconds % 60,
    item.targetSeconds,
  ].map(String);
}
