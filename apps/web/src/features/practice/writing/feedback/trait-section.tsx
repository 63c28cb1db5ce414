import type { EssayFeedbackView, EssayTraitView } from "@lexiquant/contract";
import { levelInWords } from "../../../../items/essays/essay-words.ts";
import { ChartSection, FiguresTable } from "../../../../ui/chart-section.tsx";
import { QuoteList } from "./quote-list.tsx";

type Levels = NonNullable<NonNullable<EssayFeedbackView["before"]>["traits"]>;

interface TraitSectionProps {
  readonly traits: readonly EssayTraitView[];
  /** Of the version before, where there is one. */
  readonly before: Levels | null;
}

const HIGHEST = 6;

/** The five traits of the rubric as bars, each with what shows it and the next edit. */
export function TraitSection({ traits, before }: TraitSectionProps) {
  const columns = before === null ? ["Trait", "Level"] : ["Trait", "Level", "Level before"];
  return (
    <ChartSection
      heading="Five traits"
      answer={`Levels from 0 to 6, estimated like the score. They do not weigh the same: words and sentences, and length and support, weigh most. A short text has no high level in any of them.${before === null ? "" : " The upright line shows the version before."}`}
      chart={
        <ul className="flex flex-col divide-y divide-line">
          {traits.map((trait) => (
            <li key={trait.trait} className="py-4 first:pt-0 last:pb-0">
              <TraitRow trait={trait} before={before?.[trait.trait] ?? null} />
            </li>
          ))}
        </ul>
      }
      table={
        <FiguresTable
          caption="Five traits"
          columns={columns}
          rows={traits.map(({ trait, name, level }) => [
            name,
            levelInWords(level),
            ...(before === null ? [] : [levelInWords(before[trait])]),
          ])}
        />
      }
      file={{
        subject: "essay-traits",
        columns: ["trait", "level", "level_before"],
        rows: traits.map(({ trait, level }) => [trait, level, before?.[trait] ?? null]),
      }}
    />
  );
}

interface TraitRowProps {
  readonly trait: EssayTraitView;
  readonly before: number | null;
}

function TraitRow({ trait: { name, restsOn, level, quotes, nextEdit }, before }: TraitRowProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-16">{name}</h3>
        <p className="figures text-15">
          {levelInWords(level)} of {HIGHEST}
          {before !== null && (
            <span className="text-soft-ink"> (before {levelInWords(before)})</span>
          )}
        </p>
      </div>
      <div aria-hidden className="relative mt-2 h-2.5 rounded-full border border-line bg-sunk">
        <div
          className="h-full rounded-full bg-writing"
          style={{ width: `${(level / HIGHEST) * 100}%` }}
        />
        {before !== null && (
          <div
            className="absolute -top-1 -bottom-1 w-0.5 bg-ink"
            style={{ left: `${(before / HIGHEST) * 100}%` }}
          />
        )}
      </div>
      <p className="mt-2.5 max-w-prose text-15 text-soft-ink">{restsOn}</p>
      <p className="mt-1.5 max-w-prose text-15">
        <span className="font-medium">
          {nextEdit.basis === "found" ? "Next edit: " : "Next step in general: "}
        </span>
        {nextEdit.text}
      </p>
      {quotes.length > 0 && (
        <details className="text-15">
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-small text-primary">
            Where it shows
          </summary>
          <div className="mt-1">
            <QuoteList quotes={quotes} />
          </div>
        </details>
      )}
    </>
  );
}
