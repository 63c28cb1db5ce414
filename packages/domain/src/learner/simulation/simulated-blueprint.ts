import { skillShares } from "../skill-shares.ts";
import { SIMULATED_SKILLS } from "./simulated-bank.ts";

/** Share of each skill in a measure of the simulated exam, which asks as much of one domain as of another. */
export function simulatedBlueprint(
  measure: "verbal" | "quantitative",
): ReadonlyMap<string, number> {
  const place = measure === "verbal" ? 0 : 1;
  const own = SIMULATED_SKILLS.filter((skill) => skill.measure === place);
  return skillShares(
    own.map(({ component }) => component),
    () => 1,
  );
}

/** Σ w_k x_k of true abilities by skill number. */
export function weightedTruth(
  blueprint: ReadonlyMap<string, number>,
  abilityOf: (skill: number) => number,
): number {
  return SIMULATED_SKILLS.reduce((sum, { component }, skill) => {
    const weight = blueprint.get(component) ?? 0;
    return weight === 0 ? sum : sum + weight * abilityOf(skill);
  }, 0);
}
