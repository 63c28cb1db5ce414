import type { PaceView as PaceFigures, PaceRow } from "@lexiquant/contract";
import { ITEM_KINDS, measureOfKind } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
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

function Sections({ pace }: { readonly pace: PaceFigures }) {
  const { overall, untimed, byKind, byDifficulty, byPosition, sunk, decisions, examples } = pace;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-prose">
        <p className="text-22">{overallSentence(overall)}</p>
        <p className="mt-2 text-15 text-soft-ink">{rushedSentence(overall)}</p>
        <p className="mt-2 text-15 text-soft-ink empty:hidden">{untimedSentence(untimed)}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PaceGroup
            heading="Pace by question type"
            subject="pace-by-type"
            rows={byKind}
            classesOf={classesOfKind}
          />
          <SunkSection sunk={sunk} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PaceGroup
            heading="Pace by difficulty"
            subject="pace-by-difficulty"
            rows={byDifficulty}
          />
          <PaceGroup
            heading="Pace by place in the session"
            subject="pace-by-place"
            rows={byPosition}
          />
          <DecisionsSection decisions={decisions} />
        </div>
      </div>
      <PaceExamples examples={examples} />
    </div>
  );
}

function classesOfKind({ id }: PaceRow) {
  const kind = ITEM_KINDS.find((known) => known === id);
  return kind === undefined ? undefined : ROLE_CLASSES[measureOfKind(kind)];
}
