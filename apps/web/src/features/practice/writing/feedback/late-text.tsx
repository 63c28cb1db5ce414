import type { Essay } from "@lexiquant/contract";
import { countWords } from "@lexiquant/domain/kernel";
import { useEffect, useState } from "react";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import { essayMirrorKey, forgetEssayMirror, readEssayMirror } from "../session/essay-mirror.ts";

/** Text that was typed here but reached the server too late to count. It is shown, so that nothing is lost unseen. */
export function LateText({ essay }: { readonly essay: Essay }) {
  const [key] = useState(() =>
    essayMirrorKey({ owner: storageOwner() ?? "nobody", essayId: essay.id }),
  );
  const [late, setLate] = useState(() => lateText(key, essay.draft.text));
  useEffect(() => {
    // Nothing more will be written: what this browser kept has served.
    if (late === null) forgetEssayMirror(key);
  }, [late, key]);
  if (late === null) return null;
  return (
    <section
      aria-label="Text that came too late"
      className="w-full rounded-desk border border-caution bg-caution-tint px-4 py-3.5 text-15"
    >
      <p className="font-medium">
        This browser holds a later text of this essay ({plural(countWords(late), "word")}).
      </p>
      <p className="mt-0.5">
        It did not reach the server before the end, so it was not rated. Copy it if you want to keep
        it.
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-primary">
          Show it
        </summary>
        <div className="reading my-2 whitespace-pre-wrap">{late}</div>
      </details>
      <Button size="small" onClick={() => setLate(null)}>
        Discard it
      </Button>
    </section>
  );
}

function lateText(key: string, stored: string): string | null {
  const mirror = readEssayMirror(key);
  if (mirror === null) return null;
  const kept = mirror.text === stored ? mirror.leftBehind : mirror.text;
  const unsent = mirror.revision > mirror.savedRevision || mirror.leftBehind !== null;
  return unsent && kept !== stored ? kept : null;
}
