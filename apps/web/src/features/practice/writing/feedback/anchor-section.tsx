import type { Essay, EssayAnchor, EssayScore, EssayTraitView } from "@lexiquant/contract";
import { setQuotes } from "@lexiquant/domain/item";
import { useState } from "react";
import { levelInWords } from "../../../../items/essays/essay-words.ts";
import { Tabs } from "../../../../ui/tabs.tsx";

interface AnchorSectionProps {
  readonly anchors: readonly EssayAnchor[];
  readonly essay: Essay;
  readonly score: EssayScore;
  readonly traits: readonly EssayTraitView[];
}

/** Essays of the nearest levels, and of the same issue, beside the student's own. */
export function AnchorSection({ anchors, ...rest }: AnchorSectionProps) {
  const [first] = anchors;
  const [shown, setShown] = useState(first?.id ?? "");
  if (first === undefined) return null;
  const isMixed = anchors.some(({ samePrompt }) => !samePrompt);
  return (
    <section id="anchors" aria-labelledby="anchors-heading">
      <h2 id="anchors-heading" className="text-22">
        Beside essays of known level
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        We wrote these essays to show what a level looks like. They are not official samples.
      </p>
      <Tabs
        label="Level"
        value={shown}
        onChange={setShown}
        tabs={anchors.map((anchor) => ({
          id: anchor.id,
          label:
            isMixed && anchor.samePrompt
              ? `Level ${anchor.level}, your issue`
              : `Level ${anchor.level}`,
          content: <SideBySide {...rest} anchor={anchor} />,
        }))}
      />
    </section>
  );
}

interface SideBySideProps extends Omit<AnchorSectionProps, "anchors"> {
  readonly anchor: EssayAnchor;
}

function SideBySide({ anchor, essay, score, traits }: SideBySideProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 min-[900px]:grid-cols-2">
        <article aria-label="Your essay" className="sheet min-w-0 p-5">
          <h3 className="mb-3 text-18">Yours, estimate {levelInWords(score.score)}</h3>
          <div className="reading whitespace-pre-wrap">{essay.draft.text}</div>
        </article>
        <article
          aria-label={`Essay of level ${anchor.level}`}
          className="sheet min-w-0 border-writing! p-5"
        >
          <h3 className="mb-3 text-18">Level {anchor.level}</h3>
          {!anchor.samePrompt && (
            <div className="mb-4 rounded-desk bg-sunk p-4 text-15">
              <p className="font-medium">Written on another issue:</p>
              {anchor.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-1">
                  {setQuotes(paragraph)}
                </p>
              ))}
              <p className="mt-1 text-soft-ink italic">{anchor.instruction}</p>
            </div>
          )}
          <div className="reading whitespace-pre-wrap">{anchor.text}</div>
        </article>
      </div>
      <section aria-label={`Why that is level ${anchor.level}`} className="sheet min-w-0 p-5">
        <h3 className="mb-3 text-18">Why that is level {anchor.level}</h3>
        <dl className="grid gap-x-5 gap-y-2 text-15 sm:grid-cols-[auto_1fr]">
          {traits.map(({ trait, name }) => (
            <div key={trait} className="contents">
              <dt className="font-medium">{name}</dt>
              <dd className="max-w-prose max-sm:mb-2">{setQuotes(anchor.notes[trait])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
