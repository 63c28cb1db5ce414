import type { Exams } from "@lexiquant/content";
import type { PanelBlueprint } from "@lexiquant/domain/adaptive";
import { groupBy } from "@lexiquant/domain/kernel";
import { skillOf } from "@lexiquant/domain/learner";
import { blueprintShares, type SkillDemand } from "@lexiquant/domain/plan";
import { median } from "@lexiquant/domain/report";
import type { ItemIndex, ItemPlace } from "./item-index.ts";

const SECONDS_PER_MINUTE = 60;

/** The skill (`measure.domain.topic`) that a question counts to: the topic of its main component. */
export function mainSkillOf({ topic }: Pick<ItemPlace, "topic">): string {
  return skillOf(topic.id);
}

/**
 * What the exam asks of each skill of the bank: the share of its measure's questions by the blueprint of the whole test,
 * within a domain as the bank has them, since the test maker publishes no mix by topic; and the exam's time for one.
 */
export function skillDemandsOf(index: ItemIndex, exams: Exams): ReadonlyMap<string, SkillDemand> {
  const bySkill = groupBy(index.values(), mainSkillOf);
  const weights = new Map([...bySkill].map(([skill, own]) => [skill, own.length]));
  const sections = sectionsOf(exams);
  const shares =
    sections.length === 0 ? withinMeasures(weights) : blueprintShares(sections, weights);
  return new Map(
    [...bySkill].map(([skill, own]) => {
      const seconds = median(own.map(({ targetSeconds }) => targetSeconds)) ?? 0;
      return [
        skill,
        { share: shares.get(skill) ?? 0, medianMinutes: seconds / SECONDS_PER_MINUTE },
      ];
    }),
  );
}

/** The sections with questions of the test that is sat by computer; none where no test is known. */
function sectionsOf({ formats }: Exams): PanelBlueprint["sections"] {
  for (const format of formats) {
    if (format.kind !== "whole-test" || !format.adaptive) continue;
    return format.sections.flatMap((section) =>
      "stage" in section ? [{ ...section, measure: section.measure }] : [],
    );
  }
  return [];
}

/** Where no test is known the bank stands for it. */
function withinMeasures(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const measure = (skill: string) => skill.split(".")[0];
  const total = (of: string) =>
    [...weights].reduce((sum, [skill, n]) => sum + (measure(skill) === measure(of) ? n : 0), 0);
  return new Map([...weights].map(([skill, n]) => [skill, n / total(skill)]));
}
