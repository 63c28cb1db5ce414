/**
 * Share of each skill in the score of a measure: the domains by their weights in the exam, the skills of a domain alike, as
 * no blueprint says more. The shares sum to 1.
 *
 * @param skills of one measure, dotted paths of three parts
 * @param weightOfDomain by the first two parts, ≥ 0 and for one of them > 0: the questions that the exam has of it, say
 */
export function skillShares(
  skills: readonly string[],
  weightOfDomain: (domain: string) => number,
): ReadonlyMap<string, number> {
  const domainOf = (skill: string) => skill.split(".").slice(0, 2).join(".");
  const sizes = new Map<string, number>();
  for (const skill of skills) sizes.set(domainOf(skill), (sizes.get(domainOf(skill)) ?? 0) + 1);
  const total = [...sizes.keys()].reduce((sum, domain) => sum + weightOfDomain(domain), 0);
  return new Map(
    skills.map((skill) => {
      const domain = domainOf(skill);
      return [skill, weightOfDomain(domain) / total / (sizes.get(domain) ?? 1)];
    }),
  );
}
