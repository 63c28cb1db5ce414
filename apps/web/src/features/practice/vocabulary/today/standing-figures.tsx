import type { WordCounts } from "@lexiquant/contract";

const FIGURES: readonly (readonly [keyof WordCounts, string])[] = [
  ["known", "Known"],
  ["learning", "Learning"],
  ["unseen", "Not met yet"],
  ["due", "Due now"],
  ["setAside", "Set aside"],
];

/** How many words stand where. */
export function StandingFigures({ counts }: { readonly counts: WordCounts }) {
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
      {FIGURES.map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-13 text-soft-ink">{label}</dt>
          <dd className="font-bold text-22">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
