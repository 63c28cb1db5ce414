import type { Prompt } from "./authored-writing.ts";

/** What a prompt puts before the student: the issue, the two views, or the claim and its reason. */
export function issueTexts(prompt: Prompt): readonly string[] {
  switch (prompt.directive) {
    case "two-views":
      return prompt.views;
    case "claim-and-reason":
      return [prompt.claim, prompt.reason];
    default:
      return [prompt.issue];
  }
}

/** The issue and all that its brief says of it. */
export function textsOnIssue(prompt: Prompt): readonly string[] {
  const { tensions, positions, exampleSources, challenge } = prompt.brief;
  return [
    ...issueTexts(prompt),
    ...tensions,
    ...positions.flatMap(({ stance, grounds }) => [stance, grounds]),
    ...exampleSources,
    challenge,
  ];
}
