import type { Essay } from "@lexiquant/contract";
import { useState } from "react";
import { EarlierVersions } from "../versions/earlier-versions.tsx";
import { ReviseEssay } from "./revise-essay.tsx";

/** How the text came about; loaded once it is unfolded. */
export function VersionsSection({ essay }: { readonly essay: Essay }) {
  const [opened, setOpened] = useState(false);
  return (
    <section aria-labelledby="versions-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="versions-heading" className="text-22">
        Earlier versions
      </h2>
      <p className="mt-1.5 max-w-prose text-15 text-soft-ink">
        How the text stood while you wrote it, beside what you submitted.
      </p>
      <details onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-15 text-primary">
          Look at earlier versions
        </summary>
        <div className="mt-3">
          {opened && (
            <EarlierVersions
              essayId={essay.id}
              now={essay.draft}
              actions={({ revision }) => <ReviseEssay essay={essay} revision={revision} />}
            />
          )}
        </div>
      </details>
    </section>
  );
}
