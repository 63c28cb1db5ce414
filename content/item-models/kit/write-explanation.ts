interface AnalysisParts {
  readonly asked: string;
  readonly plan: string;
  /** The numbered reasoning. */
  readonly reasoning: readonly string[];
  /** What each other answer does. */
  readonly options: string;
  readonly takeaway: string;
}

/** A Detailed Analysis in the house's order: asked, plan, numbered reasoning, options, takeaway. */
export function analysis({ asked, plan, reasoning, options, takeaway }: AnalysisParts): string {
  return [
    `**What is asked.** ${asked}`,
    `**Plan.** ${plan}`,
    reasoning.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    `**What each answer does.** ${options}`,
    `**Takeaway.** ${takeaway}`,
  ].join("\n\n");
}
