import type { Plan } from "@lexiquant/contract";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { PlanContext } from "./plan-context.ts";
import type { PlanParts } from "./plan-parts.ts";

/** What the exam asks for and no drill of the plan is on, with the reason. */
export function topicsWithoutDrill(
  { bank, demands }: PlanContext,
  { drills, plan }: PlanParts,
): Plan["topicsWithoutDrill"] {
  if (plan.kind !== "plan") return [];
  const ranked = new Set([...drills.values()].map(({ drill }) => drill.target.skill));
  const outranked = plan.withoutDrill.flatMap((subject) => {
    const drill = drills.get(subject)?.drill;
    return drill === undefined ? [] : [[drill.target.skill, "less-gain"] as const];
  });
  const scarce = [...demands].flatMap(([skill, { share }]) =>
    share > 0 && !ranked.has(skill) ? [[skill, "few-questions"] as const] : [],
  );
  return [...outranked, ...scarce].flatMap(([skill, reason]) => {
    const topic = bank.components.get(skill as KnowledgeComponentId); // undefined for what is no node
    if (topic === undefined) return [];
    return [{ id: topic.id, name: topic.name, measure: topic.measure, reason }];
  });
}
