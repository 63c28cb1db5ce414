import { Check, Eye, Minus, X } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import type { ResultVerdict } from "./result-words.ts";

const LOOKS = {
  right: { Icon: Check, word: "Right", colour: "text-correct" },
  wrong: { Icon: X, word: "Wrong", colour: "text-wrong" },
  shown: { Icon: Eye, word: "Answer shown", colour: "text-soft-ink" },
  "not-answered": { Icon: Minus, word: "Not answered", colour: "text-soft-ink" },
} as const satisfies Record<ResultVerdict, unknown>;

export function VerdictMark({ verdict }: { readonly verdict: ResultVerdict }) {
  const { Icon, word, colour } = LOOKS[verdict];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-15",
        colour,
      )}
    >
      <Icon aria-hidden size={17} strokeWidth={3} className="shrink-0" />
      {word}
    </span>
  );
}
