import { isDeepStrictEqual } from "node:util";
import type { EssayTimingInput } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { insertEssay } from "../../history/essays/changes-repository.ts";
import { isForeignEssay, lockEssay } from "../../history/essays/repository.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { endedByTime } from "./with-essay.ts";

/** Of the task on the test, at standard time. */
const STANDARD_MS = 30 * 60_000;

export type BeginRefusal = "essay-id-reused" | "exam-option-unknown";

/** What an essay is begun with. */
interface Beginning {
  readonly of: EssayOfStudent;
  readonly request: StoredEssay["request"];
  readonly timing: EssayTimingInput;
}

type Task = Pick<StoredEssay, "promptId" | "paragraphs" | "instruction" | "revisionOf"> & {
  readonly text: string;
};

/** Begins an essay, or finds the one that the same request began before. Its clock runs from here. */
export async function beginEssay<Refusal extends string>(
  { clock, exams }: EssayDependencies,
  transaction: Queryable,
  {
    of,
    request,
    timing,
    taskOf,
  }: Beginning & { readonly taskOf: () => Promise<Result<Task, Refusal>> },
): Promise<Result<StoredEssay, Refusal | BeginRefusal>> {
  const now = clock();
  const known = await lockEssay(transaction, of);
  if (known !== null) {
    if (!isDeepStrictEqual(known.request, request)) return refused("essay-id-reused");
    return accepted(await endedByTime(transaction, { of, now, essay: known }));
  }
  if (await isForeignEssay(transaction, of)) return refused("essay-id-reused");
  const conditions = conditionsOf(exams.accommodations, timing);
  if (conditions === null) return refused("exam-option-unknown");
  const task = await taskOf();
  if (!task.ok) return task;
  const { text, ...rest } = task.value;
  const essay: StoredEssay = {
    ...rest,
    ...conditions,
    id: of.essayId,
    request,
    examId: null,
    draft: { revision: 0, text },
    savedAt: now,
    createdAt: now,
    end: null,
    ratingFailure: null,
  };
  // What came in between and is not to be seen fails the insert, and the transaction runs again.
  if (!(await insertEssay(transaction, of.userId, essay))) {
    throw new Error("An essay is in the way that was not to be seen.");
  }
  return accepted(essay);
}

/** Null where there is no such accommodation. */
function conditionsOf(
  accommodations: EssayDependencies["exams"]["accommodations"],
  timing: EssayTimingInput,
): Pick<StoredEssay, "accommodation" | "limitMs"> | null {
  if (timing.kind === "untimed") return { accommodation: null, limitMs: null };
  const found = accommodations.find(({ id }) => id === timing.accommodationId);
  if (found === undefined) return null;
  const { id, name, timeFactor, standard } = found;
  const limitMs = timeFactor === null ? null : Math.round(STANDARD_MS * timeFactor);
  return { accommodation: { id, name, timeFactor, standard }, limitMs };
}
