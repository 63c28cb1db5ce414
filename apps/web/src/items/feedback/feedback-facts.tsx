import type { Feedback } from "@lexiquant/contract";
import { DIFFICULTY_NAMES } from "@lexiquant/domain/item";
import type { ReactNode } from "react";
import { shortDay } from "../../lib/calendar-words.ts";
import { formatDuration, plural } from "../../lib/format.ts";

interface FeedbackFactsProps {
  readonly feedback: Feedback;
  /** Null where there was no attempt. */
  readonly elapsedMs: number | null;
}

/** Difficulty, time against the pace, topic, and how the key was verified. */
export function FeedbackFacts({ feedback, elapsedMs }: FeedbackFactsProps) {
  const [main] = feedback.knowledgeComponents;
  return (
    <dl className="grid gap-x-8 gap-y-3 border-line border-t pt-4 text-15 @xl:grid-cols-2">
      <Fact name="Time">
        {elapsedMs === null
          ? `The exam’s pace is ${formatDuration(feedback.targetSeconds * 1000)}.`
          : timeSentence(elapsedMs, feedback.targetSeconds * 1000)}
      </Fact>
      <Fact name="Difficulty">
        {DIFFICULTY_NAMES[feedback.difficulty]} ({feedback.difficulty} of 5)
      </Fact>
      {main !== undefined && <Fact name="Topic">{main.path.slice(1).join(" › ")}</Fact>}
      <Fact name="How the key was verified">{verificationSentence(feedback.verification)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-soft-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Within a tenth of the pace counts as on it. */
const ON_PACE_SHARE = 0.1;

function timeSentence(elapsedMs: number, targetMs: number): string {
  const over = elapsedMs - targetMs;
  const took = `${formatDuration(elapsedMs)}; the exam’s pace is ${formatDuration(targetMs)}.`;
  if (Math.abs(over) <= targetMs * ON_PACE_SHARE) return `On pace: ${took}`;
  return over > 0 ? `Slower than the pace: ${took}` : `Faster than the pace: ${took}`;
}

function verificationSentence(verification: Feedback["verification"]): string {
  const day = shortDay(verification.date);
  return verification.kind === "machine-recomputed"
    ? `Recomputed by machine on ${day}: ${verification.method}`
    : `${plural(verification.readers, "reader")} solved it without seeing the key; ${verification.agreed} agreed with it (${day}).`;
}
