import { countWords } from "@lexiquant/domain/kernel";
import { useEffect, useState } from "react";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { keptEssay, lateTexts, type WrittenIn } from "./late-texts.ts";

interface LateTextProps {
  readonly where: WrittenIn;
  /** What the server has. */
  readonly stored: string;
}

/** Text that was typed here but reached the server too late to count. It is kept until its writer discards it. */
export function LateText({ where, stored }: LateTextProps) {
  const [kept] = useState(() => keptEssay(where));
  const [late, setLate] = useState(() => lateTexts(kept.mirror, stored));
  useEffect(() => {
    // Nothing more will be written: what this browser kept has served.
    if (late.length === 0) kept.forget();
  }, [late, kept]);
  return late.map((text) => (
    <section
      key={text}
      aria-label="Text that came too late"
      className="w-full rounded-desk border border-caution bg-caution-tint px-4 py-3.5 text-15"
    >
      <p className="font-medium">
        This browser holds a text of this essay ({plural(countWords(text), "word")}) that was not
        saved before the end.
      </p>
      <p className="mt-0.5">
        It is not part of the essay, so it is not scored. It stays in this browser until you discard
        it. Copy what you want to keep.
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-primary">
          Show it
        </summary>
        <div className="reading my-2 whitespace-pre-wrap">{text}</div>
      </details>
      <Button
        size="small"
        onClick={() => setLate((before) => before.filter((other) => other !== text))}
      >
        Discard it
      </Button>
    </section>
  ));
}
