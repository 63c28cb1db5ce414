import { MISTAKE_CAUSES, type Mistake, type MistakeCause } from "@lexiquant/contract";
import { Check } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { CAUSE_NAMES, causeSentence } from "./mistake-words.ts";

interface CauseChoiceProps {
  readonly mistake: Pick<Mistake, "cause" | "proposed">;
  /** Null takes the student's word back: the proposal stands again. */
  readonly onChange: (cause: MistakeCause | null) => void;
}

/** Why an answer was wrong: what is proposed and on what evidence, and the five causes to set it right with one click. */
export function CauseChoice({ mistake, onChange }: CauseChoiceProps) {
  const { cause, proposed } = mistake;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-15">{causeSentence(mistake)}</p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What was it?</legend>
        {MISTAKE_CAUSES.map((known) => {
          const chosen = known === cause;
          const standing = cause === null && known === proposed.cause;
          return (
            <button
              key={known}
              type="button"
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? null : known)}
              className={classNames(
                "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-15 transition-colors",
                chosen && "border-primary bg-primary-tint font-medium",
                standing && "border-primary border-dashed hover:bg-primary-tint",
                !(chosen || standing) && "border-edge hover:border-ink",
              )}
            >
              {chosen && <Check aria-hidden size={15} strokeWidth={3} />}
              {CAUSE_NAMES[known]}
              {standing && <span className="text-13 text-soft-ink">proposed</span>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
