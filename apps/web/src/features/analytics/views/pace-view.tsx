import type { PaceView as PaceFigures, PaceRow } from "@lexiquant/contract";
import { ITEM_KINDS, measureOfKind } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { plural } from "../../../lib/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Part } from "../../../ui/part.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { DecisionsSection } from "../pace/decisions-section.tsx";
import { PaceExamples } from "../pace/pace-examples.tsx";
import { PaceGroup } from "../pace/pace-group.tsx";
import { overallSentence, rushedSentence, untimedSentence } from "../pace/pace-words.ts";
import { SunkSection } from "../pace/sunk-section.tsx";
import { paceQuery } from "../standing-queries.ts";

export function PaceView() {
  return (
    <Part query={useQuery(paceQuery)} what="your pace">
      {(pace) => <Sections pace={pace} />}
    </Part>
  );
}

/** A timed set that is long enough for a first figure. */
const TIMED_SET = "/practice/filters?mode=mixed&count=12&pace=1";

function Sections({ pace }: { readonly pace: PaceFigures }) {
  const { overall, untimed, byKind, byDifficulty, byPosition, sunk, decisions, examples } = pace;
  if (overall.answers === 0) return <NothingTimedYet pace={pace} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-prose">
        <p className="text-22">{overallSentence(overall)}</p>
        <p className="mt-2 text-15 text-soft-ink">{rushedSentence(overall)}</p>
        <p className="mt-2 text-15 text-soft-ink empty:hidden">{untimedSentence(untimed)}</p>
      </div>
      {/* Columns of text, not of a grid: how tall a part is depends on how many answers it has. */}
      <div className="gap-6 *:break-inside-avoid *:not-last:mb-6 lg:columns-2">
        <PaceGroup
          heading="Pace by question type"
          subject="pace-by-type"
          rows={byKind}
          classesOf={classesOfKind}
        />
        <SunkSection sunk={sunk} />
        <PaceGroup heading="Pace by difficulty" subject="pace-by-difficulty" rows={byDifficulty} />
        <PaceGroup
          heading="Pace by place in the session"
          subject="pace-by-place"
          rows={byPosition}
        />
        <DecisionsSection decisions={decisions} />
      </div>
      <PaceExamples examples={examples} />
    </div>
  );
}

function NothingTimedYet({ pace: { overall, untimed } }: { readonly pace: PaceFigures }) {
  return (
    <EmptyState
      title="Nothing answered under the clock yet"
      action={
        <ButtonLink to={TIMED_SET} look="primary">
          Set up a timed set
        </ButtonLink>
      }
    >
      <p>
        After {plural(overall.answersNeeded, "answer")} under the clock your pace stands here beside
        the exam’s; each question type and difficulty follows when it has as many of its own.
      </p>
      <p className="mt-2 empty:hidden">{untimedSentence(untimed)}</p>
    </EmptyState>
  );
}

function classesOfKind({ id }: PaceRow) {
  const kind = ITEM_KINDS.find((known) => known === id);
  return kind === undefined ? undefined : ROLE_CLASSES[measureOfKind(kind)];
}
