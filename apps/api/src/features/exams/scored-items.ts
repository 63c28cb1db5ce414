import type { ScoringItem } from "@lexiquant/domain/adaptive";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { ExamContext, Sitting } from "./dependencies.ts";

/** Items that count in an exam, with the parameters of the version that it was begun with. */
export type ScoredItems = ReadonlyMap<ItemId, ScoringItem>;

/** Without those that calibration has found to be no good: nobody gains or loses by them. */
export async function scoredItems(
  { parameters }: Pick<ExamContext, "parameters">,
  { transaction, exam }: Pick<Sitting, "transaction" | "exam">,
): Promise<ScoredItems> {
  const { items } = await parameters.readVersion(transaction, exam.parameterVersion);
  return new Map([...items].filter(([, { isQuarantined }]) => !isQuarantined));
}
