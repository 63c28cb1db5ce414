import type { Mistake } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { CauseChoice } from "../../../items/mistakes/cause-choice.tsx";
import { ChanceLine } from "../../../items/mistakes/chance-line.tsx";
import { timeInWords, unansweredInWords } from "../../../items/mistakes/mistake-words.ts";
import { RedoLadder } from "../../../items/mistakes/redo-ladder.tsx";
import { useMistake } from "../../../items/mistakes/use-mistake.ts";
import { formatDayAndTime } from "../../../lib/format.ts";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { MistakeActions } from "./mistake-actions.tsx";
import { MistakeNote } from "./mistake-note.tsx";
import { keepMistake } from "./mistakes-query.ts";

const SURENESS_WORDS = {
  guess: "you guessed",
  unsure: "you were unsure",
  sure: "you were sure",
} as const;

/** One entry of the log: what it was, why it went wrong, and its way back. */
export function MistakeCard({ mistake }: { readonly mistake: Mistake }) {
  const client = useQueryClient();
  const words = useMistake(mistake, (stored) => keepMistake(client, stored));
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="sheet flex flex-col gap-5 p-5 sm:p-6">
      <header>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13 text-soft-ink">
          <span>
            <span className={ROLE_CLASSES[mistake.measure].text}>{KIND_NAMES[mistake.kind]}</span> ·{" "}
            {mistake.topic.name} · {DIFFICULTY_NAMES[mistake.difficulty]}
          </span>
          <span className="figures">{formatDayAndTime(mistake.submittedAt)}</span>
        </p>
        <h3 id={titleId} className="mt-1 text-16">
          <Link
            to={`/question/view?id=${mistake.itemId}`}
            className="underline decoration-line underline-offset-4 hover:decoration-primary"
          >
            {mistake.begins === "" ? `Question ${mistake.itemId}` : mistake.begins}
          </Link>
        </h3>
        <p className="figures mt-1 text-15 text-soft-ink">
          {mistake.luckyGuess && "Right by a guess, so not counted as known. "}
          {mistake.unanswered ? unansweredInWords(mistake) : timeInWords(mistake)}
          {mistake.sureness !== null && !mistake.luckyGuess
            ? ` · ${SURENESS_WORDS[mistake.sureness]}`
            : ""}
        </p>
      </header>
      {mistake.misconceptions.length > 0 && <Misconceptions mistake={mistake} />}
      <CauseChoice
        mistake={{ proposed: mistake.proposed, cause: words.cause }}
        onChange={words.changeCause}
      />
      <ChanceLine mistake={mistake} />
      <RedoLadder mistake={mistake} />
      <MistakeActions mistake={mistake} describedBy={titleId} />
      <MistakeNote
        note={words.note}
        stored={words.status === "stored"}
        onChange={words.changeNote}
      />
      {words.status === "failed" && (
        <InlineFailure
          title="Not saved. Your note stays in this browser."
          error={words.error}
          onRetry={words.retry}
          retrying={words.pending}
        />
      )}
    </article>
  );
}

function Misconceptions({ mistake }: { readonly mistake: Mistake }) {
  return (
    <ul className="flex flex-col gap-2">
      {mistake.misconceptions.map(({ id, name, remedy }) => (
        <li key={id} className="max-w-prose border-wrong border-l-2 pl-3">
          <p className="font-medium">{name}</p>
          <p className="text-15 text-soft-ink">{remedy}</p>
        </li>
      ))}
    </ul>
  );
}
