import type { MasteryChange, PracticeSession } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { formatPercent, plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { changesFile } from "./mastery-file.ts";
import { bySize, changeInWords, changesSentence, directionInWords } from "./mastery-words.ts";
import { nextStepsQuery } from "./next-steps-query.ts";

/** What a session has changed in the estimates of its topics. Nothing is shown where nothing is known. */
export function MasteryChanges({ sessionId }: { readonly sessionId: PracticeSession["id"] }) {
  const answer = useQuery(nextStepsQuery(sessionId));
  const changes = bySize(answer.data?.changes ?? []);
  if (changes.length === 0) return null;
  return (
    <ChartSection
      heading="What changed in mastery"
      answer={`${changesSentence(changes)} Each line is the estimated chance of a right answer to a question of middle difficulty: the ring before this session, the dot after it, with its 80% range.`}
      chart={<ChangeChart changes={changes} />}
      file={changesFile(changes)}
      table={
        <FiguresTable
          caption="What changed in mastery, by topic"
          columns={["Topic", "Answers", "Before", "After", "80% range", "Change"]}
          rows={changes.map((change) => [
            change.name,
            String(change.answers),
            formatPercent(change.before),
            formatPercent(change.after),
            `${formatPercent(change.low)} to ${formatPercent(change.high)}`,
            directionInWords(change),
          ])}
        />
      }
    />
  );
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

function ChangeChart({ changes }: { readonly changes: readonly MasteryChange[] }) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {changes.map((change) => (
          <li key={change.id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-15">
              <span className="font-medium">{change.name}</span>
              <span className="figures text-13 text-soft-ink">
                {changeInWords(change)} · {directionInWords(change)},{" "}
                {plural(change.answers, "answer")}
              </span>
            </p>
            <Track change={change} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="figures -mt-2 flex justify-between text-13 text-soft-ink">
        {TICKS.map((tick) => (
          <span key={tick}>{formatPercent(tick)}</span>
        ))}
      </div>
    </div>
  );
}

/** Places along the track; the marks at its ends stay inside. */
function placeOf(share: number): string {
  return `${Math.min(99, Math.max(1, share * 100))}%`;
}

function Track({
  change: { measure, before, after, low, high },
}: {
  readonly change: MasteryChange;
}) {
  const role = ROLE_CLASSES[measure];
  return (
    <svg aria-hidden="true" height={20} className="mt-1 block w-full">
      <rect y={5} width="100%" height={10} rx={5} className="fill-sunk" />
      <line
        x1={placeOf(low)}
        x2={placeOf(high)}
        y1={10}
        y2={10}
        strokeWidth={10}
        strokeLinecap="round"
        className={classNames(role.stroke, "opacity-35")}
      />
      <line
        x1={placeOf(before)}
        x2={placeOf(after)}
        y1={10}
        y2={10}
        strokeWidth={2}
        className={role.stroke}
      />
      <circle
        cx={placeOf(before)}
        cy={10}
        r={5}
        strokeWidth={2}
        className={classNames("fill-raised", role.stroke)}
      />
      <circle cx={placeOf(after)} cy={10} r={6} className={role.fill} />
    </svg>
  );
}
