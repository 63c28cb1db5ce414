import { type ItemPool, poolOf } from "@lexiquant/domain/learner";
import { type ItemIndex, indexAllItems } from "../../bank/item-index.ts";
import { type Lexicon, lexiconOf } from "../../bank/lexicon.ts";
import { type ScoreScales, scoreScales } from "../../bank/score-scales.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  createItemParameterReader,
  type ItemParameterReader,
  type PublishedParameters,
} from "../item-parameters/item-parameter-reader.ts";
import { SHARED } from "./student-state.ts";
import { type TestBlueprint, testBlueprintOf } from "./test-blueprint.ts";

/** What taking answers in needs of the application. */
export type LearnerDependencies = Pick<
  Dependencies,
  "bank" | "clock" | "database" | "exams" | "library"
>;

/** The same, with the bank put in order once at start. */
export interface LearnerContext extends Omit<LearnerDependencies, "library"> {
  /** Items of the bank, the retired ones too. */
  readonly served: ItemIndex;
  readonly lexicon: Lexicon;
  readonly parameters: ItemParameterReader;
  readonly blueprint: TestBlueprint;
  readonly scaleOf: ScoreScales;
  /** All items of the bank by the parameters in force; nobody may change it. */
  readonly readPool: (database: Queryable) => Promise<ItemPool>;
}

/** Make one for each database. */
export function createLearnerContext({
  library,
  ...dependencies
}: LearnerDependencies): LearnerContext {
  const { bank } = dependencies;
  const parameters = createItemParameterReader(bank);
  let kept: { readonly version: number | null; readonly pool: ItemPool } | null = null;
  const readPool = async (queryable: Queryable) => {
    const published = await parameters.readItemParameters(queryable);
    if (kept?.version !== published.version || kept === null) {
      kept = { version: published.version, pool: poolOfParameters(published) };
    }
    return kept.pool;
  };
  return {
    ...dependencies,
    served: indexAllItems(bank),
    lexicon: lexiconOf(library),
    parameters,
    blueprint: testBlueprintOf(dependencies),
    scaleOf: scoreScales(dependencies.exams),
    readPool,
  };
}

function poolOfParameters({ items }: PublishedParameters): ItemPool {
  const authored = [...items].map(
    ([id, { difficulty, difficultyStandardError, discrimination, guessing }]) => ({
      id,
      difficulty: { mean: difficulty, variance: difficultyStandardError ** 2 },
      discrimination,
      guessing,
    }),
  );
  return poolOf(authored, SHARED.priors);
}
