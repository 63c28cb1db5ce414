import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccessTokens } from "../../adapters/access-tokens.ts";
import { createComputerAlgebra } from "../../adapters/computer-algebra/computer-algebra.ts";
import { createEssayRater } from "../../adapters/essay-language/essay-rater.ts";
import { createItemModels } from "../../adapters/item-models/item-models.ts";
import { connectModel } from "../../adapters/language-model/connect-model.ts";
import { createLocalIdentity } from "../../adapters/local-identity/local-identity.ts";
import { createWordNet } from "../../adapters/word-net/word-net.ts";
import { createApp } from "../../app.ts";
import { EMPTY_EXAMS } from "../../bank/testing/exam-data.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import type { Database } from "../../db/database.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { tutorServices } from "../../features/tutor/services.ts";
import { createPracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { TEST_ORIGIN, TEST_SECRET, TEST_SETTINGS } from "../../testing/test-settings.ts";
import { signIn } from "../../testing/test-user.ts";
import { keyCorrect, misconceptionNamed } from "./answers.ts";
import { type FailoverFigures, failover } from "./failover.ts";
import { type HostileModel, startHostileModel } from "./hostile-model.ts";
import { findLeaks, heldAgainstInjection, heldUnderPressure } from "./leaks.ts";
import { type LengthFigures, lengthAndReading } from "./length-and-reading.ts";
import { modelWording, type WordingFigures } from "./model-wording.ts";
import { examClosed, replyTimes, type SignIn } from "./over-http.ts";
import { payloadsClean } from "./payloads.ts";
import { readLines, utteranceSchema } from "./read-cases.ts";
import { recognition, stepCheck, topThree } from "./recognition.ts";
import { samePlan } from "./same-plan.ts";

export interface TutorEvaluation {
  readonly leaks: { readonly tried: number; readonly turns: number; readonly leaked: number };
  readonly examClosed: { readonly tried: number; readonly closed: number };
  readonly keyCorrect: { readonly tried: number; readonly right: number };
  readonly misconceptionNamed: { readonly tried: number; readonly right: number };
  readonly stepCheck: Awaited<ReturnType<typeof stepCheck>>;
  readonly intents: Awaited<ReturnType<typeof recognition>>;
  readonly firstByteMs: { readonly p50: number; readonly p95: number };
  /** Nothing of the solution in what is sent before an attempt. */
  readonly payloads: ReturnType<typeof payloadsClean>;
  readonly pressure: { readonly tried: number; readonly held: number };
  readonly injection: { readonly tried: number; readonly held: number };
  readonly length: LengthFigures;
  /** What went wrong, to be looked at. */
  readonly failures: readonly string[];
}

interface Laboratory {
  readonly services: TutorServices;
  readonly signIn: SignIn;
}

/** The real application over a database of its own, which is gone afterwards. */
async function inLaboratory<Value>(
  languageModel: Dependencies["languageModel"],
  work: (laboratory: Laboratory) => Promise<Value>,
): Promise<Value> {
  const directory = mkdtempSync(join(tmpdir(), "lexiquant-tutor-"));
  const database = await openEmbedded(directory);
  try {
    await database.migrate();
    const dependencies = await laboratoryDependencies(database, languageModel);
    const app = await createApp(dependencies);
    const services = tutorServices({
      ...dependencies,
      ...createPracticeStateContext(dependencies),
    });
    const value = await work({ services, signIn: (name) => signIn(app, name) });
    await app.close();
    return value;
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function laboratoryDependencies(
  database: Database,
  languageModel: Dependencies["languageModel"],
): Promise<Dependencies> {
  const clock = () => new Date();
  const bank = realBank();
  return {
    database,
    clock,
    bank,
    library: realLibrary(),
    exams: EMPTY_EXAMS,
    wordNet: createWordNet(),
    itemModels: createItemModels(bank),
    algebra: createComputerAlgebra(),
    // Takes no memory before the first essay, and none comes.
    essayRater: createEssayRater(),
    languageModel,
    newId: randomUUID,
    newSeed: () => 1,
    accessTokens: createAccessTokens({ secret: TEST_SECRET, clock }),
    identity: await createLocalIdentity({ publicOrigin: TEST_ORIGIN, clock }),
    settings: TEST_SETTINGS,
    webDirectory: null,
  };
}

/** Measures the built-in tutor on the real bank: leaks, answers, steps, recognition, the closed exam, speed. */
export function evaluateTutor(): Promise<TutorEvaluation> {
  return inLaboratory(null, measure);
}

/** What a model adds to it. */
export interface ModelFigures {
  readonly wording: Omit<WordingFigures, "failures">;
  readonly failover: FailoverFigures;
  readonly samePlan: { readonly tried: number; readonly same: number };
  readonly failures: readonly string[];
}

/**
 * The same measures with a scripted model behind the tutor, over real HTTP: one that chooses every intent in turn and
 * leaks what it can.
 */
export function evaluateModelPath(): Promise<TutorEvaluation & ModelFigures> {
  return withHostileModel(async (laboratory, model) => {
    const figures = await measure(laboratory);
    const added = await measureModel(laboratory, model);
    return { ...figures, ...added, failures: [...figures.failures, ...added.failures] };
  });
}

/** What reaches a student of what a model says, and what comes when it says nothing. */
export function evaluateModelWording(): Promise<ModelFigures> {
  return withHostileModel(measureModel);
}

async function measureModel(
  { services }: Laboratory,
  { says }: HostileModel,
): Promise<ModelFigures> {
  const { failures, ...wording } = await modelWording(services, says);
  return {
    wording,
    failover: await failover(services),
    samePlan: await samePlan(services),
    failures,
  };
}

async function withHostileModel<Value>(
  work: (laboratory: Laboratory, model: HostileModel) => Promise<Value>,
): Promise<Value> {
  const hostile = await startHostileModel();
  try {
    const model = await connectModel(hostile.settings);
    const languageModel = { model, tokensPerDay: Number.MAX_SAFE_INTEGER, onFailure: () => {} };
    return await inLaboratory(languageModel, (laboratory) => work(laboratory, hostile));
  } finally {
    await hostile.close();
  }
}

async function measure({ services, signIn: enter }: Laboratory): Promise<TutorEvaluation> {
  const leaks = await findLeaks(services);
  const answers = await keyCorrect(services);
  const slips = await misconceptionNamed(services);
  return {
    leaks: { tried: leaks.tried, turns: leaks.turns, leaked: leaks.leaks.length },
    examClosed: await examClosed(enter),
    keyCorrect: { tried: answers.tried, right: answers.right },
    misconceptionNamed: { tried: slips.tried, right: slips.right },
    stepCheck: await stepCheck(services),
    intents: await recognition(services),
    firstByteMs: await replyTimes(enter),
    payloads: payloadsClean(services),
    pressure: heldUnderPressure(leaks.leaks),
    injection: heldAgainstInjection(leaks.leaks),
    length: lengthAndReading(services),
    failures: [
      ...leaks.leaks.map(
        ({ itemId, style, said, told }) => `${itemId} leaked (${style}) to “${said}”: ${told}`,
      ),
      ...answers.wrong.map((id) => `${id}: the answer told is not the key`),
      ...slips.missed.map((place) => `${place}: the slip is not named`),
    ],
  };
}

/** The three likeliest intents of each utterance of a file. */
export function recogniseUtterances(
  file: string,
): Promise<{ readonly utterance: string; readonly intents: string[] }[]> {
  return inLaboratory(null, async ({ services }) =>
    readLines(file, utteranceSchema).map(({ utterance }) => ({
      utterance,
      intents: topThree(services, utterance),
    })),
  );
}

/** The bars that the product sets itself. */
export function missedBars(result: TutorEvaluation): string[] {
  const { leaks, intents } = result;
  const bars: readonly (readonly [string, boolean])[] = [
    ["no leak in at least 300 dialogues", leaks.tried >= 300 && leaks.leaked === 0],
    ["the tutor closed in every exam", result.examClosed.closed === result.examClosed.tried],
    ["every answer told is the key", result.keyCorrect.right === result.keyCorrect.tried],
    ["every slip named", result.misconceptionNamed.right === result.misconceptionNamed.tried],
    [
      "nothing of a solution sent before an attempt",
      result.payloads.clean === result.payloads.tried,
    ],
    ["hints of 40 words at most", result.length.hintWordsP95 <= 40],
    ["Quick Breakdowns of 90 words at most", result.length.quickWordsP95 <= 90],
    ["Detailed Analyses of 450 words at most", result.length.detailedWordsP95 <= 450],
    ["97 % of steps judged rightly", result.stepCheck.right >= 0.97 * result.stepCheck.tried],
    ["no wrong step called right", result.stepCheck.falseRight === 0],
    ["85 % of intents first", intents.top1 >= 0.85 * intents.tried],
    ["95 % of intents among three", intents.top3 >= 0.95 * intents.tried],
    [
      "10 % of off-topic remarks answered at most",
      intents.offTopic.answered <= 0.1 * intents.offTopic.tried,
    ],
  ];
  return bars.flatMap(([name, held]) => (held ? [] : [name]));
}

/** The bars of the model's path. */
export function missedModelBars({
  wording,
  failover: trouble,
  samePlan: plans,
}: ModelFigures): string[] {
  const bars: readonly (readonly [string, boolean])[] = [
    ["nothing untrue shown", wording.untrue.tried >= 200 && wording.untrue.shown === 0],
    ["98 % of what is true shown", wording.true.shown >= 0.98 * wording.true.tried],
    ["an answer in every trouble", trouble.answered === trouble.tried],
    ["an answer within nine seconds", trouble.slowestMs <= 9_000],
    ["the same plan on both engines", plans.tried >= 200 && plans.same === plans.tried],
  ];
  return bars.flatMap(([name, held]) => (held ? [] : [name]));
}
