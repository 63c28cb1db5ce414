import type { EssayFeedbackView } from "@lexiquant/contract";

interface OutlineSectionProps {
  readonly outline: NonNullable<EssayFeedbackView["outline"]>;
}

/** What could have been said about the issue. */
export function OutlineSection({ outline }: OutlineSectionProps) {
  const { tensions, positions, exampleSources, challenge } = outline;
  return (
    <section aria-labelledby="outline-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="outline-heading" className="text-22">
        What could be said
      </h2>
      <p className="mt-1.5 max-w-prose text-15 text-soft-ink">
        Material for an outline, not a model essay. Other positions can be argued as well.
      </p>
      <h3 className="mt-5 text-16">What pulls against what</h3>
      <List entries={tensions} />
      <h3 className="mt-5 text-16">Positions and their grounds</h3>
      <dl className="mt-2 flex flex-col gap-3">
        {positions.map(({ stance, grounds }) => (
          <div key={stance}>
            <dt className="font-medium">{stance}</dt>
            <dd className="max-w-prose text-15">{grounds}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-16">The strongest objection</h3>
      <p className="mt-2 max-w-prose text-15">{challenge}</p>
      <h3 className="mt-5 text-16">Where examples may come from</h3>
      <List entries={exampleSources} />
    </section>
  );
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1 pl-5 text-15">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
