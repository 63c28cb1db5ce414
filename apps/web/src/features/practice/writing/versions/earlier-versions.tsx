import type { EssayVersion, EssayVersionText } from "@lexiquant/contract";
import { countWords } from "@lexiquant/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { SelectField } from "../../../../ui/field.tsx";
import { Part } from "../../../../ui/part.tsx";
import { DifferenceText } from "../difference/difference-text.tsx";
import { type EssayId, essayVersionQuery, essayVersionsQuery } from "../essay-query.ts";
import { versionInWords } from "./version-words.ts";

interface EarlierVersionsProps {
  readonly essayId: EssayId;
  /** What the versions are compared with, and its revision. */
  readonly now: { readonly revision: number; readonly text: string };
  /** What can be done with the version that is shown. */
  readonly actions: (version: EssayVersionText) => ReactNode;
}

/** Earlier states of an essay's text: one is chosen by its time and length, read, and compared with the text now. */
export function EarlierVersions({ essayId, now, actions }: EarlierVersionsProps) {
  return (
    <Part query={useQuery(essayVersionsQuery(essayId))} what="the earlier versions">
      {(list) => {
        const versions = list.versions.filter(({ revision }) => revision !== now.revision);
        return versions.length === 0 ? (
          <NoneYet />
        ) : (
          <Chooser essayId={essayId} now={now} versions={versions} actions={actions} />
        );
      }}
    </Part>
  );
}

function NoneYet() {
  return (
    <p className="py-2 text-15 text-soft-ink">
      There is none to show. Each time your text is saved while you write, a version is kept.
    </p>
  );
}

interface ChooserProps extends EarlierVersionsProps {
  readonly versions: readonly EssayVersion[];
}

function Chooser({ essayId, now, versions, actions }: ChooserProps) {
  const [chosen, setChosen] = useState(versions[0]?.revision ?? 0);
  // A version may have been thinned out since it was chosen.
  const revision = versions.some((version) => version.revision === chosen)
    ? chosen
    : (versions[0]?.revision ?? 0);
  const wordsNow = countWords(now.text);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Version"
        hint="Newest first, with the words more or fewer than now. The further back, the larger the gaps."
        value={String(revision)}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {versions.map((version) => (
          <option key={version.revision} value={version.revision}>
            {versionInWords(version, wordsNow)}
          </option>
        ))}
      </SelectField>
      <ShownVersion essayId={essayId} now={now} revision={revision} actions={actions} />
    </div>
  );
}

interface ShownVersionProps extends EarlierVersionsProps {
  readonly revision: number;
}

function ShownVersion({ essayId, now, revision, actions }: ShownVersionProps) {
  const [compared, setCompared] = useState(true);
  const headingId = useId();
  return (
    <Part query={useQuery(essayVersionQuery(essayId, revision))} what="this version">
      {(version) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label className="flex min-h-11 items-center gap-2.5 text-15">
              <input
                type="checkbox"
                checked={compared}
                onChange={({ target }) => setCompared(target.checked)}
                className="size-4 accent-primary"
              />
              Show what has changed since
            </label>
            {actions(version)}
          </div>
          <section
            key={revision}
            aria-labelledby={headingId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="max-h-[50dvh] overflow-y-auto rounded-desk border border-line bg-raised p-4"
          >
            <h3 id={headingId} className="mb-2 text-15">
              {compared ? "From this version to now" : "The text as it was"}
            </h3>
            {compared ? (
              <DifferenceText before={version.text} after={now.text} />
            ) : (
              <div className="reading whitespace-pre-wrap">{version.text}</div>
            )}
          </section>
        </>
      )}
    </Part>
  );
}
