import type { Dependencies } from "../../dependencies.ts";
import type { EssayModel } from "./model/essay-model.ts";
import { type RatedEssay, readAgain } from "./model/second-reading.ts";
import { addSecondReading } from "./ratings-repository.ts";
import type { EssayOfStudent } from "./stored-essay.ts";

export interface SecondReadingDependencies extends Pick<Dependencies, "database" | "library"> {
  readonly essayModel: EssayModel;
  /** Nobody waits for a second reading who could be told. */
  readonly onError: (error: unknown) => void;
}

/** What a language model reads after the built-in rater. Known to this process alone: what it has not finished is left undone. */
export interface SecondReadings {
  /** Has an essay read as soon as its rating is stored, unless that comes to nothing. */
  begin(rated: RatedEssay, stored: Promise<boolean>): void;
  isUnderWay(of: EssayOfStudent): boolean;
  close(): void;
}

export function openSecondReadings({
  database,
  library,
  essayModel,
  onError,
}: SecondReadingDependencies): SecondReadings {
  const underWay = new Set<string>();
  const closing = new AbortController();

  const read = async (rated: RatedEssay): Promise<void> => {
    const { userId, essay } = rated;
    const reading = await readAgain({ library, essayModel, signal: closing.signal }, rated);
    if (closing.signal.aborted) return;
    const of = { userId, essayId: essay.id };
    await database.transaction((transaction) => addSecondReading(transaction, of, reading), {
      idempotent: true,
    });
  };
  return {
    begin: (rated, stored) => {
      const key = keyOf({ userId: rated.userId, essayId: rated.essay.id });
      underWay.add(key);
      stored
        // Whoever waits for the rating is told why it was not stored.
        .catch(() => false)
        .then((isStored) => (isStored ? read(rated) : undefined))
        .catch((error: unknown) => {
          if (!closing.signal.aborted) onError(error);
        })
        .finally(() => underWay.delete(key));
    },
    isUnderWay: (of) => underWay.has(keyOf(of)),
    close: () => closing.abort(),
  };
}

function keyOf({ userId, essayId }: EssayOfStudent): string {
  return `${userId} ${essayId}`;
}
