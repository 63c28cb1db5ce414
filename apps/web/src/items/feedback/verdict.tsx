import { Check, X } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

/** Right or wrong: a shape, a word and a colour, so that no one of them carries it alone. */
export function VerdictWord({ correct }: { readonly correct: boolean }) {
  const Shape = correct ? Check : X;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 font-bold",
        correct ? "text-correct" : "text-wrong",
      )}
    >
      <Shape aria-hidden size={18} strokeWidth={3} />
      {correct ? "Right" : "Wrong"}
    </span>
  );
}
