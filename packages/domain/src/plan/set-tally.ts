import { type Candidate, domainOf, mainSkillOf, measureOf } from "./practice-state.ts";

/** Most of a session that one domain may take. */
const DOMAIN_SHARE = 0.35;
/** Most questions of one skill in a row, counted within its measure. */
export const LONGEST_RUN = 2;

/** What is already in a set, as far as it limits what may join. */
export interface SetTally {
  readonly items: Set<string>;
  readonly models: Set<string>;
  readonly bySkill: Map<string, number>;
  readonly byDomain: Map<string, number>;
  readonly byMeasure: Map<string, number>;
  /** Questions of one domain that the set has room for. */
  readonly domainRoom: number;
  /** Questions of a skill that may open the set in its measure, after those served before. */
  readonly opening: ReadonlyMap<string, number>;
}

/** Fewest questions that the share of a domain is taken of: a shorter set is judged with those served before it. */
const LEAST_WINDOW = 10;

export function emptyTally(
  size: number,
  { skills, served }: { readonly skills: readonly string[]; readonly served: readonly Candidate[] },
): SetTally {
  const window = Math.max(size, LEAST_WINDOW);
  const byDomain = new Map<string, number>();
  for (const item of window === size ? [] : served.slice(size - window)) {
    const domain = domainOf(mainSkillOf(item));
    byDomain.set(domain, countOf(byDomain, domain) + 1);
  }
  const domains = new Set(skills.map(domainOf)).size;
  return {
    items: new Set(served.map(({ id }) => id)),
    models: new Set(served.flatMap(({ modelId }) => modelId ?? [])),
    bySkill: new Map(),
    byDomain,
    byMeasure: new Map(),
    // Fewer domains than the share allows for have to take more of it.
    domainRoom: Math.max(
      Math.floor(DOMAIN_SHARE * window),
      Math.ceil(window / Math.max(1, domains)),
    ),
    opening: new Map(
      served.map(mainSkillOf).map((skill) => [skill, LONGEST_RUN - runAtEnd(served, skill)]),
    ),
  };
}

const countOf = (counts: ReadonlyMap<string, number>, key: string) => counts.get(key) ?? 0;

/** Questions of the skill in a row at the end of those of its measure. */
export function runAtEnd(items: readonly Candidate[], skill: string): number {
  let run = 0;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const own = mainSkillOf(items[at] as Candidate); // inside the array
    if (own === skill) run += 1;
    else if (measureOf(own) === measureOf(skill)) break;
  }
  return run;
}

/** Whether a question may join at all: no question twice, and no two twins. */
export const isNew = ({ items, models }: SetTally, { id, modelId }: Candidate): boolean =>
  !items.has(id) && (modelId === null || !models.has(modelId));

/** Whether the skill's domain may take one more. */
export const hasShare = ({ byDomain, domainRoom }: SetTally, skill: string): boolean =>
  countOf(byDomain, domainOf(skill)) < domainRoom;

/** Whether with one more the skill could still be kept from coming three times in a row. */
export function canMix({ bySkill, byMeasure, opening }: SetTally, skill: string): boolean {
  const own = countOf(bySkill, skill);
  const others = countOf(byMeasure, measureOf(skill)) - own;
  return own < (opening.get(skill) ?? LONGEST_RUN) + LONGEST_RUN * others;
}

/** Both. */
export const hasRoom = (tally: SetTally, skill: string): boolean =>
  hasShare(tally, skill) && canMix(tally, skill);

/** Notes that the question is in the set. Changes the tally. */
export function addToTally(tally: SetTally, item: Candidate): void {
  const skill = mainSkillOf(item);
  tally.items.add(item.id);
  if (item.modelId !== null) tally.models.add(item.modelId);
  const { bySkill, byDomain, byMeasure } = tally;
  bySkill.set(skill, countOf(bySkill, skill) + 1);
  byDomain.set(domainOf(skill), countOf(byDomain, domainOf(skill)) + 1);
  byMeasure.set(measureOf(skill), countOf(byMeasure, measureOf(skill)) + 1);
}

/** A tally of its own, to try out what fits. */
export const copyTally = (tally: SetTally): SetTally => ({
  ...tally,
  items: new Set(tally.items),
  models: new Set(tally.models),
  bySkill: new Map(tally.bySkill),
  byDomain: new Map(tally.byDomain),
  byMeasure: new Map(tally.byMeasure),
});
