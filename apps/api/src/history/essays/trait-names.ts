import type { EssayTrait } from "@lexiquant/contract";

export const TRAIT_NAMES: Readonly<Record<EssayTrait, string>> = {
  position: "Position and task",
  development: "Length and support",
  organization: "Organization",
  language: "Words and sentences",
  conventions: "Grammar and spelling",
};
