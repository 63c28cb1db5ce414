import { createHash } from "node:crypto";
import type { Measure } from "@lexiquant/domain/item";
import { indexItems } from "../../bank/item-index.ts";
import { skillDemandsOf } from "../../bank/skill-demands.ts";
import type { StoredShares } from "../../db/learner-tables.ts";
import type { Dependencies } from "../../dependencies.ts";

/** Shares of each skill in the questions of its measure; they sum to 1 within a measure. */
export type SkillShares = Readonly<Record<Measure, ReadonlyMap<string, number>>>;

/** What the exam asks, as an estimate of a measure weighs its skills. The same shares have the same id. */
export interface TestBlueprint {
  readonly id: string;
  readonly shares: SkillShares;
}

export function testBlueprintOf({ bank, exams }: Pick<Dependencies, "bank" | "exams">) {
  const demands = skillDemandsOf(indexItems(bank), exams);
  const of = (measure: Measure) =>
    [...demands]
      .filter(([skill]) => skill.startsWith(`${measure}.`))
      .map(([skill, { share }]): [string, number] => [skill, share])
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const shares = { verbal: of("verbal"), quantitative: of("quantitative") };
  const blueprint: TestBlueprint = {
    id: createHash("sha256").update(JSON.stringify(shares)).digest("hex").slice(0, 16),
    shares: sharesFrom(shares),
  };
  return blueprint;
}

export function sharesFrom(stored: StoredShares): SkillShares {
  return { verbal: new Map(stored.verbal), quantitative: new Map(stored.quantitative) };
}

export function storedShares(shares: SkillShares): StoredShares {
  return { verbal: [...shares.verbal], quantitative: [...shares.quantitative] };
}

/** Name of the node, among the days, of a measure as the exam weighs its skills. */
export function testNodeOf(measure: Measure): string {
  return `test:${measure}`;
}
