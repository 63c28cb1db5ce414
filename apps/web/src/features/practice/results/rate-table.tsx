import type { GroupRate, Rate } from "@lexiquant/contract";
import { Link } from "react-router";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";

interface RateTableProps {
  readonly caption: string;
  readonly groups: readonly GroupRate[];
  /** Where practising a group begins; null where there is no such place. */
  readonly practiceLink: ((group: GroupRate) => string) | null;
}

/** Right answers per group with the range that they allow to speak of, and the time against the pace. */
export function RateTable({ caption, groups, practiceLink }: RateTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys, which needs the focus.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-small">
      <table className="figures w-full min-w-[36rem] border-collapse text-15">
        <caption className="mb-2 text-start font-medium text-18">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-soft-ink">
            <th scope="col" className="py-2 text-start font-normal">
              Group
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal">
              Right
            </th>
            <th scope="col" className="px-3 py-2 text-start font-normal">
              Accuracy, 80% range
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal">
              Median time / pace
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id} className="border-line border-b">
              <th scope="row" className="max-w-72 py-2.5 text-start font-medium">
                {practiceLink === null ? (
                  group.name
                ) : (
                  <Link
                    to={practiceLink(group)}
                    className="underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {group.name}
                  </Link>
                )}
              </th>
              <td className="px-3 py-2.5 text-end">
                {group.rate.correct} of {group.rate.answered}
              </td>
              <td className="px-3 py-2.5">
                <RateCell rate={group.rate} />
              </td>
              <td className="whitespace-nowrap px-3 py-2.5 text-end">{paceOf(group)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RateCell({ rate }: { readonly rate: Rate }) {
  const { accuracy, low, high, answersNeeded } = rate;
  if (accuracy === null || low === null || high === null) {
    return (
      <span className="text-13 text-soft-ink">
        {plural(answersNeeded, "more answer")} until a figure is worth showing
      </span>
    );
  }
  return (
    <span className="flex items-center gap-3">
      <RangeBar accuracy={accuracy} low={low} high={high} />
      <span className="whitespace-nowrap">
        {formatPercent(accuracy)}{" "}
        <span className="text-13 text-soft-ink">
          ({Math.round(low * 100)}–{formatPercent(high)})
        </span>
      </span>
    </span>
  );
}

const BAR_PX = 112;

interface RangeBarProps {
  readonly accuracy: number;
  readonly low: number;
  readonly high: number;
}

function RangeBar({ accuracy, low, high }: RangeBarProps) {
  return (
    <svg aria-hidden="true" width={BAR_PX} height="14" className="shrink-0">
      <path d={`M0 7H${BAR_PX}`} stroke="var(--line)" strokeWidth="2" />
      <rect
        x={low * BAR_PX}
        width={(high - low) * BAR_PX}
        y="3.5"
        height="7"
        rx="3.5"
        fill="var(--primary)"
        fillOpacity="0.28"
      />
      <circle cx={accuracy * BAR_PX} cy="7" r="4.5" fill="var(--primary)" />
    </svg>
  );
}

function paceOf({ medianMs, targetMs }: GroupRate): string {
  if (medianMs === null || targetMs === null) return "–";
  return `${formatDuration(medianMs)} / ${formatDuration(targetMs)}`;
}
