import {
  BookOpenText,
  Compass,
  GraduationCap,
  Hourglass,
  ListFilter,
  PenLine,
  Shuffle,
  Sigma,
} from "lucide-react";
import { usePaceFactor } from "../../../items/accommodations/use-pace-factor.ts";
import { ESSAY_SETUP_ADDRESS } from "../../../items/essays/essay-address.ts";
import { LESSONS_ADDRESS } from "../../../items/lesson-address.ts";
import { StartButton } from "../../../items/start-button.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ModeCard } from "./mode-card.tsx";
import { DIAGNOSTIC_MINUTES, diagnosticSet, READY_MIX } from "./ready-sets.ts";
import { ReviewCard } from "./review-card.tsx";
import { SmartCard } from "./smart-card.tsx";
import { useIsNewStudent } from "./use-is-new-student.ts";
import { VocabularyCard } from "./vocabulary-card.tsx";

/** Every way to practice. Who has practiced nothing yet is offered the diagnostic before the others. */
export function ModeCards() {
  const isNew = useIsNewStudent();
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {isNew && <DiagnosticCard />}
      <SmartCard />
      <ModeCard
        icon={ListFilter}
        title="Topic practice"
        text="Choose section, question type, topic and difficulty, and see as you choose how many questions fit."
      >
        <ButtonLink to="/practice/filters?mode=topic">Choose topics</ButtonLink>
      </ModeCard>
      <ModeCard
        icon={Shuffle}
        title="Mixed practice"
        text="Ten questions from the whole test, untimed, with feedback after each. Or set the mix yourself."
      >
        <StartButton wish={READY_MIX}>Start ten questions</StartButton>
        <ButtonLink to="/practice/filters?mode=mixed" look="quiet">
          Set the mix
        </ButtonLink>
      </ModeCard>
      <ReviewCard />
      <ModeCard
        icon={BookOpenText}
        tone="text-verbal"
        title="Verbal section"
        text="One section of Verbal Reasoning under the test’s conditions. About 20 minutes."
      >
        <ButtonLink to="/practice/mode?view=exam&format=single-verbal-1">
          Set up a Verbal section
        </ButtonLink>
      </ModeCard>
      <ModeCard
        icon={Sigma}
        tone="text-quantitative"
        title="Quantitative section"
        text="One section of Quantitative Reasoning under the test’s conditions, with its calculator. About 20 minutes."
      >
        <ButtonLink to="/practice/mode?view=exam&format=single-quantitative-1">
          Set up a Quantitative section
        </ButtonLink>
      </ModeCard>
      <ModeCard
        icon={Hourglass}
        title="Full mock exam"
        text="The whole test under its conditions: an essay and four sections, the second ones following how the first went. About two hours."
      >
        <ButtonLink to="/practice/mode?view=exam">Set up a mock</ButtonLink>
      </ModeCard>
      <ModeCard
        icon={PenLine}
        tone="text-writing"
        title="Analytical Writing"
        text="One essay on an issue, in the test’s 30 minutes or untimed, with an estimated score and what to change next."
      >
        <ButtonLink to={ESSAY_SETUP_ADDRESS}>Write an essay</ButtonLink>
      </ModeCard>
      <VocabularyCard />
      {!isNew && <DiagnosticCard />}
      <ModeCard
        icon={GraduationCap}
        title="Lessons"
        text="One short page per topic: the idea, its formulas, an example to try, and the pitfalls."
      >
        <ButtonLink to={LESSONS_ADDRESS}>Read the lessons</ButtonLink>
      </ModeCard>
    </div>
  );
}

function DiagnosticCard() {
  const { paceFactor } = usePaceFactor();
  const minutes = Math.round(paceFactor * DIAGNOSTIC_MINUTES);
  return (
    <ModeCard
      icon={Compass}
      title="Diagnostic"
      text={`Where you stand, in about ${minutes} minutes. Its questions follow your answers; you see how it went at the end.`}
    >
      <StartButton wish={diagnosticSet(paceFactor)}>Start the diagnostic</StartButton>
    </ModeCard>
  );
}
