import type { Feedback } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { InlineMarkup, Markup } from "../markup.tsx";
import { LessonLink } from "./lesson-link.tsx";
import { ReasonList } from "./reason-list.tsx";
import type { Reason } from "./reasons.ts";
import { SolutionSteps } from "./solution-steps.tsx";

interface ExplanationPanelProps {
  readonly feedback: Feedback;
  readonly reasons: readonly Reason[];
}

/** The key idea and the reason for what was chosen; everything else is one click away. */
export function QuickPanel({ feedback, reasons }: ExplanationPanelProps) {
  const { explanation } = feedback;
  const mine = reasons.filter(({ chosen, inKey }) => chosen && !inKey);
  return (
    <div className="flex flex-col gap-6">
      <Markup source={explanation.quick} className="reading" />
      {mine.length > 0 && (
        <Part title="About your answer">
          <ReasonList reasons={mine} />
        </Part>
      )}
      {reasons.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer font-medium text-15">
            {reasonsTitle(reasons)}
          </summary>
          <div className="mt-3">
            <ReasonList reasons={reasons} />
          </div>
        </details>
      )}
      <RuleToKeep takeaway={explanation.takeaway} />
      <LessonLink feedback={feedback} />
    </div>
  );
}

/** The whole reasoning: text, steps, every option, evidence, the shorter way. */
export function DetailedPanel({ feedback, reasons }: ExplanationPanelProps) {
  const { explanation, evidence } = feedback;
  return (
    <div className="flex flex-col gap-7">
      <Markup source={explanation.detailed} className="reading" />
      {explanation.steps.length > 0 && (
        <Part title="Step by step">
          <SolutionSteps steps={explanation.steps} />
        </Part>
      )}
      {evidence !== null && <Evidence evidence={evidence} />}
      {reasons.length > 0 && (
        <Part title={reasonsTitle(reasons)}>
          <ReasonList reasons={reasons} />
        </Part>
      )}
      {explanation.fasterWay !== null && (
        <Part title="A faster way">
          <Markup source={explanation.fasterWay} className="reading text-16!" />
        </Part>
      )}
      <RuleToKeep takeaway={explanation.takeaway} />
      <SelfExplanation selfExplain={explanation.selfExplain} />
      <LessonLink feedback={feedback} />
    </div>
  );
}

function reasonsTitle(reasons: readonly Reason[]): string {
  if (reasons.some(({ label }) => label === "Entry"))
    return "Wrong numbers and where they come from";
  return reasons.some(({ label }) => label.startsWith("Sentence"))
    ? "Every sentence and its reason"
    : "Every option and its reason";
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-3 font-bold text-16">{title}</h4>
      {children}
    </section>
  );
}

function RuleToKeep({ takeaway }: { readonly takeaway: string }) {
  return (
    <p className="rounded-desk border border-line bg-sunk px-4 py-3 text-16">
      <strong className="mr-1.5 font-bold text-15">Rule to keep.</strong>
      <InlineMarkup source={takeaway} />
    </p>
  );
}

function Evidence({ evidence }: { readonly evidence: NonNullable<Feedback["evidence"]> }) {
  const { clueWords, blankPredictions, sentenceIds } = evidence;
  if (clueWords.length === 0 && blankPredictions.length === 0 && sentenceIds.length === 0) {
    return null;
  }
  return (
    <Part title="What in the text decides it">
      {clueWords.length > 0 && (
        <p className="text-16">
          Clue words:{" "}
          {clueWords.map((words, place) => (
            <span key={words}>
              {place > 0 && ", "}
              <mark className="rounded-small bg-caution-tint px-1 text-ink">
                <InlineMarkup source={words} />
              </mark>
            </span>
          ))}
        </p>
      )}
      {blankPredictions.length > 0 && (
        <p className="mt-1.5 text-16">
          Before looking at the options you might have put: <em>{blankPredictions.join("; ")}</em>
        </p>
      )}
      {sentenceIds.length > 0 && (
        <p className="text-16">The sentences that prove it are marked in the passage.</p>
      )}
    </Part>
  );
}

function SelfExplanation({
  selfExplain,
}: {
  readonly selfExplain: Feedback["explanation"]["selfExplain"];
}) {
  return (
    <details className="rounded-desk border border-line px-4 py-3">
      <summary className="cursor-pointer text-16">
        <span className="font-medium">Say it yourself. </span>
        <InlineMarkup source={selfExplain.prompt} />
      </summary>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 text-16">
        {selfExplain.expectations.map((expectation) => (
          <li key={expectation}>
            <InlineMarkup source={expectation} />
          </li>
        ))}
      </ul>
    </details>
  );
}
