import type { EssaySummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { essayAddress } from "../../../../items/essays/essay-address.ts";
import {
  essayRange,
  essayStateInWords,
  levelInWords,
  TIMING_NAMES,
} from "../../../../items/essays/essay-words.ts";
import { formatClock, formatDayAndTime, plural } from "../../../../lib/format.ts";
import { EndedRow } from "../../logs/ended-row.tsx";
import { LogSection } from "../../logs/log-section.tsx";
import { OpenRow } from "../../logs/open-row.tsx";
import { endedEssaysQuery, openEssaysQuery } from "./writing-queries.ts";

/** Essays that were begun and not submitted, on this device or another. */
export function OpenEssays() {
  return (
    <LogSection
      heading="Open essays"
      title="Your essay is open"
      query={useQuery(openEssaysQuery)}
      entriesOf={({ essays }) => essays}
      failure="Open essays could not be loaded."
    >
      {(essays) => (
        <ul className="flex flex-col gap-3">
          {essays.map((essay) => (
            <OpenRow
              key={essay.id}
              title={essay.begins}
              detail={standingInWords(essay)}
              to={essayAddress(essay)}
              action="Go on writing"
            />
          ))}
        </ul>
      )}
    </LogSection>
  );
}

/** `120 words, 12:40 left. Begun Nov 22, 9:30 PM.` */
function standingInWords({ words, remainingMs, createdAt, revisionOf }: EssaySummary) {
  const time = remainingMs === null ? "no time limit" : `${formatClock(remainingMs)} left`;
  const what = revisionOf === null ? "Begun" : "A revision, begun";
  return `${plural(words, "word")}, ${time}. ${what} ${formatDayAndTime(createdAt)}.`;
}

/** The latest essays with their scores, and the way to all of them. */
export function EndedEssays() {
  return (
    <LogSection
      heading="Your essays"
      aside={
        <Link
          to="/analytics?view=writing"
          className="inline-flex min-h-11 items-center rounded-small text-15 text-primary underline underline-offset-4"
        >
          All essays and their scores
        </Link>
      }
      query={useQuery(endedEssaysQuery)}
      entriesOf={({ essays }) => essays}
      failure="Your essays could not be loaded."
    >
      {(essays) => (
        <ul className="sheet divide-y divide-line">
          {essays.map((essay) => (
            <EndedEssay key={essay.id} essay={essay} />
          ))}
        </ul>
      )}
    </LogSection>
  );
}

function EndedEssay({ essay }: { readonly essay: EssaySummary }) {
  const { begins, createdAt, source, timing, words, score } = essay;
  const where = source === "exam" ? "Mock exam" : TIMING_NAMES[timing];
  const to = essayAddress(essay);
  const detail = `${formatDayAndTime(createdAt)}, ${where}, ${plural(words, "word")}`;
  if (score === null) {
    return <EndedRow title={begins} detail={detail} to={to} outcome={essayStateInWords(essay)} />;
  }
  return (
    <EndedRow
      title={begins}
      detail={detail}
      to={to}
      outcome={`Estimate ${levelInWords(score.score)}`}
      outcomeDetail={`range ${essayRange(score)}`}
    />
  );
}
