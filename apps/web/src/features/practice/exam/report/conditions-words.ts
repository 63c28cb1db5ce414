import type { ExamReport } from "@lexiquant/contract";
import { formatDuration, plural } from "../../../../lib/format.ts";

/** What set this exam apart from the real conditions, one sentence each; empty where nothing did. */
export function conditionSentences({ accommodation, conditions }: ExamReport): string[] {
  const { timeTakenBackMs, gapsTakenBack, breakMs, metBefore } = conditions;
  const sentences: string[] = [];
  if (accommodation.timeFactor !== 1) {
    const granted = accommodation.standard
      ? "The test maker grants this accommodation."
      : "The test maker does not grant this, so the estimate says less about a test day.";
    sentences.push(`${accommodation.name}. ${granted}`);
  }
  if (timeTakenBackMs > 0) {
    sentences.push(
      `You took back ${formatDuration(timeTakenBackMs)} after ${plural(gapsTakenBack, "interruption")}; on the test the clock would have run on.`,
    );
  }
  if (breakMs > 0) sentences.push(`The clock stood for ${formatDuration(breakMs)} of breaks.`);
  if (metBefore > 0) {
    sentences.push(
      `You had met ${plural(metBefore, "question")} before this exam, which can lift the score.`,
    );
  }
  return sentences;
}
