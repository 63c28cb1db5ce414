import { MEASURES, type Measure } from "@lexiquant/domain/item";
import { type KnowledgeComponentId, knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import type { KnowledgeComponent } from "./bank.ts";

const topic = z.strictObject({ name: z.string(), skills: z.record(z.string(), z.string()) });
const domain = z.strictObject({ name: z.string(), topics: z.record(z.string(), topic) });
const measure = z.strictObject({ name: z.string(), domains: z.record(z.string(), domain) });
export const treeSchema = z.strictObject({ verbal: measure, quantitative: measure });
export type AuthoredTree = z.infer<typeof treeSchema>;

interface Parent {
  readonly measure: Measure;
  readonly id: KnowledgeComponentId | null;
  readonly idPrefix: string;
  readonly path: readonly string[];
}

/** Flattens the authored tree, parents before children. */
export function flattenTree(tree: AuthoredTree): KnowledgeComponent[] {
  return MEASURES.flatMap((name) =>
    flattenDomains(tree[name].domains, {
      measure: name,
      id: null,
      idPrefix: name,
      path: [tree[name].name],
    }),
  );
}

function flattenDomains(
  domains: AuthoredTree[Measure]["domains"],
  parent: Parent,
): KnowledgeComponent[] {
  return Object.entries(domains).flatMap(([slug, { name, topics }]) => {
    const component = node({ parent, slug, name, level: 1 });
    const asParent = parentOf(component);
    const below = Object.entries(topics).flatMap(([topicSlug, entry]) => {
      const topicNode = node({ parent: asParent, slug: topicSlug, name: entry.name, level: 2 });
      const skills = Object.entries(entry.skills).map(([skillSlug, skillName]) =>
        node({ parent: parentOf(topicNode), slug: skillSlug, name: skillName, level: 3 }),
      );
      return [topicNode, ...skills];
    });
    return [component, ...below];
  });
}

function parentOf(component: KnowledgeComponent): Parent {
  return {
    measure: component.measure,
    id: component.id,
    idPrefix: component.id,
    path: component.path,
  };
}

function node(entry: {
  parent: Parent;
  slug: string;
  name: string;
  level: 1 | 2 | 3;
}): KnowledgeComponent {
  return {
    id: knowledgeComponentIdSchema.parse(`${entry.parent.idPrefix}.${entry.slug}`),
    name: entry.name,
    level: entry.level,
    measure: entry.parent.measure,
    parentId: entry.parent.id,
    path: [...entry.parent.path, entry.name],
  };
}
