import type { ExamReport, ExamReportQuestion } from "@lexiquant/contract";
import { formatDuration, plural } from "../../../../lib/format.ts";

/** What set this exam apart from the real conditions, one sentence each; empty where nothing did. */
export function conditionSentences({ accommodation, conditions, sections }: ExamReport): string[] {
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
  return [...sentences, ...quarantineSentences(sections)];
}

/** Questions that answers of many students have shown to be doubtful. */
function quarantineSentences(sections: ExamReport["sections"]): string[] {
  const questions = sections.flatMap((section) => section.questions);
  const count = (quarantine: ExamReportQuestion["quarantine"]) =>
    questions.filter((question) => question.quarantine === quarantine).length;
  const [notScored, foundLater] = [count("not-scored"), count("found-later")];
  const sentences: string[] = [];
  if (notScored > 0) {
    sentences.push(
      `${plural(notScored, "question")} did not count: the answers of many students show a fault that we are looking into.`,
    );
  }
  if (foundLater > 0) {
    sentences.push(
      `${plural(foundLater, "question")} counted here and would not count today: a fault showed in later answers. The scores stay as they were reported.`,
    );
  }
  return sentences;
}
