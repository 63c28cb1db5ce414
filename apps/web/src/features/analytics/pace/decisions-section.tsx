import type { DecisionsReview, PaceView, StayReview } from "@lexiquant/contract";
import {
  netInShort,
  netInWords,
  reviewSentences,
} from "../../../items/decisions/decision-words.ts";
import { formatDuration, formatSigned } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import { decisionsFile } from "./pace-files.ts";

const HEADING = "Stay or leave";
const STEPS = 3;

/** What staying with long questions, and leaving them, won or lost against the other choice. */
export function DecisionsSection({ decisions }: Pick<PaceView, "decisions">) {
  const rows = namedReviews(decisions).filter(isWeighed);
  const farthest = Math.max(1, ...rows.flatMap(({ net }) => [Math.abs(net.low), net.high]));
  const step = Math.ceil(farthest / STEPS);
  const ticks = Array.from({ length: 2 * STEPS + 1 }, (_, place) => (place - STEPS) * step);
  return (
    <ChartSection
      heading={HEADING}
      answer={reviewSentences(decisions).join(" ")}
      chart={
        rows.length > 0 && (
          <RangeRows
            label="Right answers won by staying and by leaving, with the 80% range"
            rows={rows.map(({ id, name, net }) => ({
              id,
              name,
              // In short: the longer words would run across the line of no difference.
              note: netInShort(net),
              range: net,
            }))}
            domain={[-STEPS * step, STEPS * step]}
            ticks={ticks}
            format={(tick) => formatSigned(tick, 0)}
            reference={{ value: 0, label: "No difference" }}
          />
        )
      }
      file={decisionsFile(decisions)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["", "Decisions", "Time taken or saved", "Right answers won (80% range)"]}
          rows={namedReviews(decisions).map(({ name, count, seconds, net, needed }) => [
            name,
            String(count),
            formatDuration(seconds * 1000),
            net === null ? notYet(needed) : netInWords(net),
          ])}
        />
      }
    />
  );
}

interface NamedReview extends DecisionsReview {
  readonly id: string;
  readonly name: string;
}

function namedReviews({ stays, leaves }: StayReview): NamedReview[] {
  return [
    { id: "stay", name: "Staying", ...stays },
    { id: "leave", name: "Leaving", ...leaves },
  ];
}

function isWeighed(
  review: NamedReview,
): review is NamedReview & { readonly net: NonNullable<DecisionsReview["net"]> } {
  return review.net !== null;
}

function notYet(needed: number): string {
  return needed > 0 ? `${needed} more needed` : "Not enough data yet";
}
