import { expect, it } from "vitest";
import { skillShares } from "./skill-shares.ts";

it("weighs the domains as told and their skills alike", () => {
  const skills = [
    "verbal.reading.detail",
    "verbal.reading.inference",
    "verbal.completion.contrast",
  ];
  const shares = skillShares(skills, (domain) => (domain === "verbal.reading" ? 12 : 4));
  expect([...shares.keys()]).toEqual(skills);
  expect([...shares.values()]).toEqual([0.375, 0.375, 0.25]);
});
