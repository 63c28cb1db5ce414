import type { EssayFeedback } from "@lexiquant/domain/essay";
import { CALIBRATION } from "@lexiquant/domain/essay";
import type { Result } from "@lexiquant/domain/kernel";
import type { RatingRefusal } from "../../adapters/essay-language/essay-rater.ts";
import type { ModelOpinion } from "../../db/essay-tables.ts";
import type { Dependencies } from "../../dependencies.ts";
import { markRatingFailure } from "./changes-repository.ts";
import { ratedPrompt } from "./essay-task.ts";
import { modelOpinion } from "./model/compare-with-anchors.ts";
import type { EssayModel } from "./model/essay-model.ts";
import { findRating, insertRating } from "./ratings-repository.ts";
import { findEssay } from "./repository.ts";
import type { EssayOfStudent, StoredEssay } from "./stored-essay.ts";

export interface EssayDeskDependencies
  extends Pick<Dependencies, "clock" | "database" | "essayRater" | "library"> {
  /** Null where the built-in rater is all there is. */
  readonly essayModel: EssayModel | null;
}

/** To be raised whenever the built-in rater gives another score or other advice for the same text. */
const ENGINE = "built-in 2";

/** The numbers themselves: they change with every calibration, and nobody has to remember to raise anything. */
const CALIBRATION_NAME = Object.entries(CALIBRATION)
  .map(([name, value]) => `${name} ${value}`)
  .join(", ");

/** Where submitted essays are brought to be rated. */
export interface EssayDesk {
  /**
   * Has an essay rated, unless it is being rated already, and waits for that, though no longer than it is told. One that
   * is not submitted, is rated, or has gone is left as it is.
   */
  rate(of: EssayOfStudent, patienceMs: number): Promise<void>;
  /** From now on nothing is rated; what is under way when the rater is ended stays submitted, to be rated after the next start. */
  close(): void;
}

export function openEssayDesk(dependencies: EssayDeskDependencies): EssayDesk {
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;

  const begin = (of: EssayOfStudent): Promise<void> => {
    const key = `${of.userId} ${of.essayId}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const task = rateEssay(dependencies, of, () => isClosed).finally(() => underWay.delete(key));
    underWay.set(key, task);
    return task;
  };
  return {
    rate: async (of, patienceMs) => {
      if (isClosed) return;
      await withPatience(begin(of), patienceMs);
    },
    close: () => {
      isClosed = true;
    },
  };
}

async function rateEssay(
  dependencies: EssayDeskDependencies,
  of: EssayOfStudent,
  isClosed: () => boolean,
): Promise<void> {
  const { clock, database, essayRater, library } = dependencies;
  const essay = await findEssay(database.reader, of);
  if (essay === null || essay.end === null) return;
  if ((await findRating(database.reader, of)) !== null) return;
  const result = await essayRater.feedback(essay.draft.text, ratedPrompt(library, essay));
  const model = result.ok ? await opinionOn(dependencies, { of, essay }, result.value) : null;
  if (isClosed()) return;
  const outcome = { of, result, model, ratedAt: clock() };
  await database.transaction((transaction) => storeResult(transaction, outcome), {
    idempotent: true,
  });
}

/** None where no model is configured, and where a gate decided the score: a model is not asked about what is no essay. */
async function opinionOn(
  { essayModel, library }: EssayDeskDependencies,
  { of, essay }: { readonly of: EssayOfStudent; readonly essay: StoredEssay },
  { rating }: EssayFeedback,
): Promise<ModelOpinion | null> {
  if (essayModel === null || rating.flags.length > 0) return null;
  return await modelOpinion(
    { library, essayModel },
    { userId: of.userId, essay, builtInScore: rating.score },
  );
}

async function storeResult(
  transaction: Parameters<typeof insertRating>[0],
  {
    of,
    result,
    model,
    ratedAt,
  }: {
    readonly of: EssayOfStudent;
    readonly result: Result<EssayFeedback, RatingRefusal>;
    readonly model: ModelOpinion | null;
    readonly ratedAt: Date;
  },
): Promise<void> {
  if (!result.ok) {
    await markRatingFailure(transaction, of, result.reason === "busy" ? "busy" : "failed");
    return;
  }
  const { value: feedback } = result;
  const rating = { engine: ENGINE, calibration: CALIBRATION_NAME, feedback, model, ratedAt };
  await insertRating(transaction, of, rating);
  await markRatingFailure(transaction, of, null);
}

async function withPatience(task: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    await Promise.race([task, enough]);
  } finally {
    clearTimeout(timer);
  }
}
