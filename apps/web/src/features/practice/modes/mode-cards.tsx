import { BookOpenText, Hourglass, ListFilter, Shuffle, Sigma } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { readChoice } from "../filters/filters-in-address.ts";
import { useStartSession } from "./use-start-session.ts";

/** Ten questions of all kinds, untimed, with feedback after each. */
const READY_MIX = readChoice("?mode=mixed");

export function ModeCards() {
  const { start, retry, pending, error } = useStartSession();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <ModeCard
          icon={<ListFilter aria-hidden size={26} strokeWidth={1.6} className="text-primary" />}
          title="Topic practice"
          text="Choose section, question type, topic and difficulty, and see as you choose how many questions fit."
        >
          <ButtonLink to="/practice/filters?mode=topic" look="primary">
            Choose topics
          </ButtonLink>
        </ModeCard>
        <ModeCard
          icon={<Shuffle aria-hidden size={26} strokeWidth={1.6} className="text-primary" />}
          title="Mixed practice"
          text="Ten questions from the whole test, untimed, with feedback after each. Or set the mix yourself."
        >
          <Button look="primary" pending={pending} onClick={() => start(READY_MIX)}>
            {pending ? "Starting" : "Start ten questions"}
          </Button>
          <ButtonLink to="/practice/filters?mode=mixed" look="quiet">
            Set the mix
          </ButtonLink>
        </ModeCard>
        <ModeCard
          icon={<Hourglass aria-hidden size={26} strokeWidth={1.6} className="text-primary" />}
          title="Full mock exam"
          text="The whole test under its conditions: an essay and four sections, the second ones following how the first went. About two hours."
        >
          <ButtonLink to="/practice/mode?view=exam" look="primary">
            Set up a mock
          </ButtonLink>
        </ModeCard>
        <ModeCard
          icon={<BookOpenText aria-hidden size={26} strokeWidth={1.6} className="text-verbal" />}
          title="Verbal section"
          text="One section of Verbal Reasoning under the test’s conditions. About 20 minutes."
        >
          <ButtonLink to="/practice/mode?view=exam&format=single-verbal-1" look="primary">
            Set up a Verbal section
          </ButtonLink>
        </ModeCard>
        <ModeCard
          icon={<Sigma aria-hidden size={26} strokeWidth={1.6} className="text-quantitative" />}
          title="Quantitative section"
          text="One section of Quantitative Reasoning under the test’s conditions, with its calculator. About 20 minutes."
        >
          <ButtonLink to="/practice/mode?view=exam&format=single-quantitative-1" look="primary">
            Set up a Quantitative section
          </ButtonLink>
        </ModeCard>
      </div>
      {error !== null && (
        <InlineFailure
          title="The session was not started."
          error={error}
          onRetry={retry}
          retrying={pending}
        />
      )}
    </div>
  );
}

interface ModeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ModeCard({ icon, title, text, children }: ModeCardProps) {
  return (
    <article className="sheet flex flex-col p-6">
      {icon}
      <h3 className="mt-3 text-18">{title}</h3>
      <p className="mt-1.5 flex-1 text-15 text-soft-ink">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">{children}</div>
    </article>
  );
}
