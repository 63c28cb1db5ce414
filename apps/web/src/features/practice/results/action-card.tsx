import type { Question } from "@lexiquant/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { OpeningFailure } from "../../../items/twins/opening-failure.tsx";
import { useTwin } from "../../../items/twins/use-twin.ts";

/** A next step that a link leads to. */
export interface Action {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const CARD = "group sheet flex h-full w-full flex-col p-4 text-left hover:border-ink";

/** One step of a list of next steps, one click away. */
export function LinkCard({ to, title, text }: Action) {
  return (
    <li>
      <Link to={to} className={CARD}>
        <CardText title={title} text={text} />
      </Link>
    </li>
  );
}

interface TwinCardProps {
  readonly itemId: Question["item"]["id"];
  /** What the screen calls the question: `question 4`. */
  readonly question: string;
}

/** The step to a twin of a question, opened at once. */
export function TwinCard({ itemId, question }: TwinCardProps) {
  const twin = useTwin(itemId);
  return (
    <li className="flex flex-col gap-3">
      <button
        type="button"
        className={CARD}
        aria-busy={twin.pending || undefined}
        onClick={twin.pending ? undefined : twin.open}
      >
        <CardText
          title="Same skill, new numbers"
          text={`A twin of ${question}: is it clear now?`}
        />
      </button>
      <OpeningFailure opening={twin} title="No new question could be opened." />
    </li>
  );
}

function CardText({ title, text }: Pick<Action, "title" | "text">) {
  return (
    <>
      <span className="flex items-center justify-between gap-2 font-medium">
        {title}
        <ArrowRight
          aria-hidden
          size={18}
          className="shrink-0 text-primary transition-transform group-hover:translate-x-0.5"
        />
      </span>
      <span className="mt-1 text-15 text-soft-ink">{text}</span>
    </>
  );
}
