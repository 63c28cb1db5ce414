import type { EssayFeedback } from "@lexiquant/domain/essay";
import { CALIBRATION } from "@lexiquant/domain/essay";
import type { Result } from "@lexiquant/domain/kernel";
import type { RatingRefusal } from "../../adapters/essay-language/essay-rater.ts";
import type { Dependencies } from "../../dependencies.ts";
import { markRatingFailure } from "./changes-repository.ts";
import { isBlank } from "./essay-standing.ts";
import { ratedPrompt } from "./essay-task.ts";
import type { EssayModel } from "./model/essay-model.ts";
import { findRating, insertRating } from "./ratings-repository.ts";
import { findEssay } from "./repository.ts";
import {
  openSecondReadings,
  type SecondReadingDependencies,
  type SecondReadings,
} from "./second-readings.ts";
import type { EssayOfStudent } from "./stored-essay.ts";

export interface EssayDeskDependencies
  extends Pick<Dependencies, "clock" | "database" | "essayRater" | "library">,
    Pick<SecondReadingDependencies, "onError"> {
  /** Null where the built-in rater is all there is. */
  readonly essayModel: EssayModel | null;
}

/** To be raised whenever the built-in rater gives another score or other advice for the same text. */
const ENGINE = "built-in 5";

/** The numbers themselves: they change with every calibration, and nobody has to remember to raise anything. */
const CALIBRATION_NAME = Object.entries(CALIBRATION)
  .map(([name, value]) => `${name} ${value}`)
  .join(", ");

/**
 * Essays of one student that are with the rater at a time, of the fifty that may wait there: whoever has more waits for their own,
 * and nobody else does.
 */
const MOST_OF_STUDENT = 5;

/** Where submitted essays are brought to be rated. */
export interface EssayDesk {
  /**
   * Has an essay rated, unless it is being rated already, and waits for that, though no longer than it is told. One that
   * is not submitted, has nothing in it, is rated, or has gone is left as it is, and so is one whose student has enough of them there: the next look brings it.
   */
  rate(of: EssayOfStudent, patienceMs: number): Promise<void>;
  /** Somebody writes: the rater is made ready, so that the essay need not wait for its libraries. */
  expect(): void;
  /** Whether a language model is reading a rated essay. To be asked before the rating is read: then none is missed. */
  isReadAgain(of: EssayOfStudent): boolean;
  /** From now on nothing is rated or read again; what is under way when the rater is ended stays submitted, to be rated after the next start. */
  close(): void;
}

export function openEssayDesk(dependencies: EssayDeskDependencies): EssayDesk {
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;
  const { essayModel } = dependencies;
  const secondReadings =
    essayModel === null ? null : openSecondReadings({ ...dependencies, essayModel });

  const begin = (of: EssayOfStudent): Promise<void> => {
    const key = `${of.userId} ${of.essayId}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const ofStudent = [...underWay.keys()].filter((other) => other.startsWith(`${of.userId} `));
    if (ofStudent.length >= MOST_OF_STUDENT) return Promise.resolve();
    const task = rateEssay({ ...dependencies, secondReadings, isClosed: () => isClosed }, of);
    const ended = task.finally(() => underWay.delete(key));
    underWay.set(key, ended);
    return ended;
  };
  return {
    rate: async (of, patienceMs) => {
      if (isClosed) return;
      await withPatience(begin(of), patienceMs);
    },
    expect: () => {
      // Where it cannot be made ready, the essay tells.
      if (!isClosed) dependencies.essayRater.warmUp().catch(() => undefined);
    },
    isReadAgain: (of) => secondReadings?.isUnderWay(of) ?? false,
    close: () => {
      isClosed = true;
      secondReadings?.close();
    },
  };
}

interface RatingContext extends EssayDeskDependencies {
  readonly secondReadings: SecondReadings | null;
  readonly isClosed: () => boolean;
}

async function rateEssay(context: RatingContext, of: EssayOfStudent): Promise<void> {
  const { clock, database, essayRater, library } = context;
  const essay = await findEssay(database.reader, of);
  if (essay === null || essay.end === null || isBlank(essay)) return;
  if ((await findRating(database.reader, of)) !== null) return;
  const result = await essayRater.feedback(essay.draft.text, ratedPrompt(library, essay));
  if (context.isClosed()) return;
  const outcome = { of, result, ratedAt: clock() };
  const stored = database.transaction((transaction) => storeResult(transaction, outcome), {
    idempotent: true,
  });
  // Begun before the rating can be seen, so that nobody sees it without the reading that follows.
  if (result.ok && isForModel(result.value)) {
    const builtInScore = result.value.rating.score;
    context.secondReadings?.begin({ userId: of.userId, essay, builtInScore }, stored);
  }
  await stored;
}

/** Where a gate decided the score, a model is not asked about what is no essay. */
function isForModel({ rating }: EssayFeedback): boolean {
  return rating.flags.length === 0;
}

/** Whether there is a rating now that there was not before. */
async function storeResult(
  transaction: Parameters<typeof insertRating>[0],
  {
    of,
    result,
    ratedAt,
  }: {
    readonly of: EssayOfStudent;
    readonly result: Result<EssayFeedback, RatingRefusal>;
    readonly ratedAt: Date;
  },
): Promise<boolean> {
  if (!result.ok) {
    await markRatingFailure(transaction, of, result.reason === "busy" ? "busy" : "failed");
    return false;
  }
  const { value: feedback } = result;
  const rating = { engine: ENGINE, calibration: CALIBRATION_NAME, feedback, ratedAt };
  const isNew = await insertRating(transaction, of, rating);
  await markRatingFailure(transaction, of, null);
  return isNew;
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
