import type { GroupRate } from "@lexiquant/contract";
import { formatDuration, formatPercent } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import { type ColourRole, ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { groupsFile, paceFile } from "./answer-files.ts";
import { PaceChart } from "./pace-chart.tsx";
import {
  comparisonInWords,
  isKnown,
  type KnownRate,
  missingGroupsInWords,
  paceInWords,
  rateInWords,
  timedGroups,
} from "./rate-words.ts";

interface GroupSectionProps {
  readonly heading: string;
  readonly groups: readonly GroupRate[];
  readonly roleOf?: (group: GroupRate) => ColourRole | null;
}

/** Accuracy by group: sentence, picture, table. */
export function GroupSection({ heading, groups, roleOf = () => null }: GroupSectionProps) {
  if (groups.length === 0) return null;
  const known = groups.flatMap((group) =>
    isKnown(group.rate) ? [{ ...group, rate: group.rate }] : [],
  );
  return (
    <ChartSection
      heading={heading}
      answer={comparisonInWords(groups)}
      chart={
        <>
          {known.length > 0 && (
            <RangeRows
              label={`${heading}: share right, by group`}
              rows={known.map((group) => rowOf(group, roleOf(group)))}
              domain={[0, 1]}
              ticks={[0, 0.25, 0.5, 0.75, 1]}
              format={formatPercent}
            />
          )}
          {known.length < groups.length && <StillNeeded groups={groups} />}
        </>
      }
      file={groupsFile(heading, groups)}
      table={
        <FiguresTable
          caption={heading}
          columns={["", "Answered", "Right", "Share right (80% range)", "Median time", "Pace"]}
          rows={groups.map(({ name, rate, medianMs, targetMs }) => [
            name,
            String(rate.answered),
            String(rate.correct),
            rateInWords(rate),
            medianMs === null ? "–" : formatDuration(medianMs),
            targetMs === null ? "–" : formatDuration(targetMs),
          ])}
        />
      }
    />
  );
}

function rowOf(group: GroupRate & { readonly rate: KnownRate }, role: ColourRole | null) {
  const { id, name, rate } = group;
  return {
    id,
    name,
    note: `${formatPercent(rate.accuracy)} of ${rate.answered}`,
    range: { estimate: rate.accuracy, low: rate.low, high: rate.high },
    ...(role === null ? {} : { classes: ROLE_CLASSES[role] }),
  };
}

function StillNeeded({ groups }: Pick<GroupSectionProps, "groups">) {
  return (
    <p className="mt-4 max-w-prose text-13 text-soft-ink">
      <span className="font-medium text-ink">Answers still needed for a figure: </span>
      {missingGroupsInWords(groups)}.
    </p>
  );
}

/** Picture and sentence speak of the groups with enough answers; the table has every time. */
export function PaceSection({ groups }: { readonly groups: readonly GroupRate[] }) {
  const timed = timedGroups(groups);
  if (timed.length === 0) return null;
  const known = timed.filter((group) => group.known);
  return (
    <ChartSection
      heading="Time against the pace"
      answer={paceInWords(timed)}
      chart={
        known.length > 0 ? (
          <PaceChart label="Median time and the exam’s pace, by question type" groups={known} />
        ) : (
          <StillNeeded groups={groups} />
        )
      }
      file={paceFile(timed)}
      table={
        <FiguresTable
          caption="Time against the pace"
          columns={["", "Median time", "Pace"]}
          rows={timed.map(({ name, medianMs, targetMs }) => [
            name,
            formatDuration(medianMs),
            formatDuration(targetMs),
          ])}
        />
      }
    />
  );
}
