import type { Essay, EssayFeedbackView } from "@lexiquant/contract";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { essayRange, levelInWords, TIMING_NAMES } from "../../../../items/essays/essay-words.ts";
import { formatDayAndTime, formatDuration, plural } from "../../../../lib/format.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { LateText } from "../late-text/late-text.tsx";
import { writtenIn } from "../late-text/late-texts.ts";
import { AnchorSection } from "./anchor-section.tsx";
import { ChangeSection } from "./change-section.tsx";
import { DeleteEssay } from "./delete-essay.tsx";
import { MarkedEssay } from "./marked-essay.tsx";
import { OutlineSection } from "./outline-section.tsx";
import { PrioritySection } from "./priority-section.tsx";
import { ReasoningSection } from "./reasoning-section.tsx";
import { ReviseEssay } from "./revise-essay.tsx";
import { ScoreSection } from "./score-section.tsx";
import { TaskSection } from "./task-section.tsx";
import { TraitSection } from "./trait-section.tsx";
import { VersionsSection } from "./versions-section.tsx";

interface FeedbackViewProps {
  readonly essay: Essay;
  readonly feedback: EssayFeedbackView;
}

/** What a rated essay is told: the score with its range first, then what to change, then what that rests on. */
export function FeedbackView({ essay, feedback }: FeedbackViewProps) {
  const { score, notice, before, outline, model } = feedback;
  const reasoning = model?.reasoning ?? null;
  return (
    <Page
      title={`Estimated: ${levelInWords(score.score)} of 6, range ${essayRange(score)}`}
      lead={notice}
      aside={<ReviseEssay essay={essay} />}
    >
      <div className="flex flex-col gap-10">
        <p className="-mt-4 text-15 text-soft-ink">{conditionsInWords(essay)}</p>
        <LateText where={writtenIn(essay)} stored={essay.draft.text} />
        <ScoreSection feedback={feedback} />
        <Contents changed={before !== null} reasoning={reasoning !== null} />
        <PrioritySection priorities={feedback.priorities} />
        <div id="traits">
          <TraitSection traits={feedback.traits} before={before?.traits ?? null} />
        </div>
        {before !== null && <ChangeSection before={before} essay={essay} />}
        <TaskSection directive={feedback.directive} paragraphs={essay.prompt.paragraphs} />
        <MarkedEssay text={essay.draft.text} marks={feedback.marks} />
        {model !== null && reasoning !== null && (
          <ReasoningSection name={model.name} reasoning={reasoning} />
        )}
        <VersionsSection essay={essay} />
        <AnchorSection
          anchors={feedback.anchors}
          essay={essay}
          score={score}
          traits={feedback.traits}
        />
        {outline !== null && <OutlineSection outline={outline} />}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={ESSAY_SETUP_ADDRESS}>Write another essay</ButtonLink>
          <ButtonLink to="/analytics?view=writing" look="quiet">
            All essays and their scores
          </ButtonLink>
          <DeleteEssay essay={essay} />
        </div>
      </div>
    </Page>
  );
}

/** `Exam conditions · Nov 22, 9:30 PM · 365 words in 28 min · submitted when the time was up` */
function conditionsInWords(essay: Essay): string {
  const { source, timing, createdAt, words, clock, endedBy, revisionOf } = essay;
  const parts = [
    source === "exam" ? "Mock exam" : TIMING_NAMES[timing.kind],
    formatDayAndTime(createdAt),
    timing.kind === "exam"
      ? `${plural(words, "word")} in ${formatDuration(clock.usedMs)}`
      : plural(words, "word"),
  ];
  if (revisionOf !== null) parts.push("a revision");
  if (endedBy === "time") parts.push("submitted when the time was up");
  return parts.join(" · ");
}

/** The page is long; what one comes back for is one step away. */
function Contents({
  changed,
  reasoning,
}: {
  readonly changed: boolean;
  readonly reasoning: boolean;
}) {
  const parts = [
    { to: "#traits", name: "Five traits" },
    ...(changed ? [{ to: "#changes", name: "What you changed" }] : []),
    { to: "#task", name: "What the task asked for" },
    { to: "#notes", name: "Your essay, with notes" },
    ...(reasoning ? [{ to: "#reasoning", name: "A model on your reasoning" }] : []),
    { to: "#anchors", name: "Essays of known level" },
  ];
  return (
    <nav aria-label="In this feedback" className="-my-5 flex flex-wrap gap-x-5 print:hidden">
      {parts.map(({ to, name }) => (
        <a
          key={to}
          href={to}
          className="inline-flex min-h-11 items-center font-medium text-15 text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
