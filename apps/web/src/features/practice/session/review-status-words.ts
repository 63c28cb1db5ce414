import type { ReviewStatus } from "@lexiquant/domain/session";
import { Circle, CircleCheck, CircleDashed, CircleDot, EyeOff } from "lucide-react";

/** The words of the test's review screen. */
export const STATUS_WORDS: Record<ReviewStatus, string> = {
  submitted: "Submitted",
  answered: "Answered",
  incomplete: "Incomplete",
  "not-answered": "Not answered",
  "not-seen": "Not seen",
};
export const STATUS_ICONS = {
  submitted: CircleCheck,
  answered: CircleDot,
  incomplete: CircleDashed,
  "not-answered": Circle,
  "not-seen": EyeOff,
} as const satisfies Record<ReviewStatus, unknown>;
