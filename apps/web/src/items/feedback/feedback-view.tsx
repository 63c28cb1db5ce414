import type { AttemptView, Feedback } from "@lexiquant/contract";
import {
  measureOfKind,
  type PublicItem,
  type Response,
  type Stimulus,
} from "@lexiquant/domain/item";
import { plural } from "../../lib/format.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { useExplanationMode } from "../explanation-mode.ts";
import { InlineMarkup } from "../markup.tsx";
import { responseMarkup } from "../response-text.ts";
import { QuestionWords } from "../words/question-words.tsx";
import { DetailedPanel, QuickPanel } from "./explanation-panels.tsx";
import { FeedbackFacts } from "./feedback-facts.tsx";
import { reasonsOf } from "./reasons.ts";
import { VerdictWord } from "./verdict.tsx";

interface FeedbackViewProps {
  readonly item: PublicItem;
  readonly stimulus: Stimulus | null;
  readonly response: Response | null;
  /** Null where the key was asked for without an attempt. */
  readonly correct: boolean | null;
  /** The help that came before the answer; null where there was no attempt. */
  readonly help: AttemptView["assistance"] | null;
  readonly elapsedMs: number | null;
  readonly feedback: Feedback;
}

/** How it went, why, and what to keep: in the mode the student chose. */
export function FeedbackView(props: FeedbackViewProps) {
  const { item, stimulus, response, correct, help, feedback, elapsedMs } = props;
  const { mode, setMode } = useExplanationMode();
  const reasons = reasonsOf({ item, stimulus, response, feedback });
  return (
    <section
      aria-label="Feedback"
      className="@container sheet animate-rise flex flex-col gap-4 p-4 sm:p-6"
    >
      <header>
        {correct !== null && (
          <h3 className="text-22">
            <VerdictWord correct={correct} />
          </h3>
        )}
        {help !== null && <HelpNote help={help} />}
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-16">
          {correct === false && (
            <AnswerLine name="Your answer" text={responseMarkup(item, response, stimulus)} />
          )}
          <AnswerLine name="Answer" text={responseMarkup(item, feedback.key, stimulus)} />
        </dl>
      </header>
      <Tabs
        label="Explanation"
        value={mode}
        onChange={setMode}
        tabs={[
          {
            id: "quick",
            label: "Quick Breakdown",
            content: <QuickPanel feedback={feedback} reasons={reasons} />,
          },
          {
            id: "detailed",
            label: "Detailed Analysis",
            content: <DetailedPanel feedback={feedback} reasons={reasons} />,
          },
        ]}
      />
      {measureOfKind(item.type) === "verbal" && <QuestionWords itemId={item.id} />}
      <FeedbackFacts feedback={feedback} elapsedMs={elapsedMs} />
    </section>
  );
}

/** Help that lowers the credit of an answer is said with it. */
function HelpNote({ help }: { readonly help: AttemptView["assistance"] }) {
  if (help.gaveUp) return <p className="text-15 text-soft-ink">You had the answer shown.</p>;
  if (help.hintLevel === 0) return null;
  return (
    <p className="text-15 text-soft-ink">
      After {plural(help.hintLevel, "hint")}: it counts in part.
    </p>
  );
}

function AnswerLine({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt className="text-15 text-soft-ink">{name}</dt>
      <dd className="min-w-0 font-serif">
        <InlineMarkup source={text} />
      </dd>
    </>
  );
}
