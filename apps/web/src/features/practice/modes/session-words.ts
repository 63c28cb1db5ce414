import type { SessionSettings } from "@lexiquant/contract";

/** `Untimed, feedback after each question`. */
export function settingsInWords({ timing, feedback }: SessionSettings): string {
  const time =
    timing.kind === "untimed"
      ? "Untimed"
      : timing.paceFactor === 1
        ? "Timed at the exam’s pace"
        : `Timed at ${timing.paceFactor}× the exam’s pace`;
  return `${time}, feedback ${feedback === "each" ? "after each question" : "at the end"}`;
}
