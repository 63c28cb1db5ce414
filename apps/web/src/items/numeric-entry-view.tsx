import { type NumericEntryValue, type PublicItemOf, parseInline } from "@lexiquant/domain/item";
import { validateResponse } from "@lexiquant/domain/scoring/validate";
import { emptyResponse } from "@lexiquant/domain/session";
import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import type { Answering } from "./answering.ts";
import { InlineMarkup } from "./markup.tsx";

/** As many characters as the stored response takes. */
const MOST_CHARACTERS = 24;

interface NumericEntryViewProps {
  readonly item: PublicItemOf<"numeric-entry">;
  readonly answering: Answering;
}

export function NumericEntryView({ item, answering }: NumericEntryViewProps) {
  const problemId = useId();
  const entry = entryOf(item, answering);
  const problem = entryProblem(item, entry);
  const change = (next: NumericEntryValue) =>
    answering.onRespond({ type: "numeric-entry", entry: next });
  const box = {
    locked: answering.locked,
    describedBy: problemId,
    invalid: problem !== null,
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5 font-serif text-18">
        {item.unitBefore !== "" && <Unit source={item.unitBefore} />}
        {entry.form === "decimal" ? (
          <EntryBox
            {...box}
            label={`Your answer${spokenUnit(item)}`}
            text={entry.text}
            onChange={(text) => change({ form: "decimal", text })}
          />
        ) : (
          <span className="inline-flex flex-col items-stretch gap-1.5">
            <EntryBox
              {...box}
              label={`Numerator${spokenUnit(item)}`}
              text={entry.numerator}
              onChange={(numerator) => change({ ...entry, numerator })}
            />
            <span aria-hidden="true" className="border-ink border-t-2" />
            <EntryBox
              {...box}
              label={`Denominator${spokenUnit(item)}`}
              text={entry.denominator}
              onChange={(denominator) => change({ ...entry, denominator })}
            />
          </span>
        )}
        {item.unitAfter !== "" && <Unit source={item.unitAfter} />}
      </div>
      <p id={problemId} aria-live="polite" className="mt-2 min-h-6 text-15 text-caution">
        {problem}
      </p>
    </div>
  );
}

function entryOf(item: PublicItemOf<"numeric-entry">, { response }: Answering): NumericEntryValue {
  const current = response?.type === "numeric-entry" ? response : emptyResponse(item);
  if (current.type !== "numeric-entry") throw new Error("a numeric entry starts with a box");
  return current.entry;
}

/** What is wrong with the entry so far, in words; null while nothing is. */
function entryProblem(
  item: PublicItemOf<"numeric-entry">,
  entry: NumericEntryValue,
): string | null {
  const check = validateResponse(item, { type: "numeric-entry", entry });
  if (check.kind !== "invalid" || isStillBeingTyped(entry)) return null;
  if (check.reason === "zero-denominator") return "The denominator cannot be 0.";
  return entry.form === "decimal"
    ? "Use digits, one decimal point and, in front, a minus sign; no commas or other signs."
    : "Use whole numbers in both boxes; a minus sign may stand in front.";
}

/** A sign or a point alone is on its way to a number. */
function isStillBeingTyped(entry: NumericEntryValue): boolean {
  const texts = entry.form === "decimal" ? [entry.text] : [entry.numerator, entry.denominator];
  return texts.some((text) => ["-", ".", "-."].includes(text.trim()));
}

function spokenUnit({ unitBefore, unitAfter }: PublicItemOf<"numeric-entry">): string {
  const unit = unitAfter !== "" ? unitAfter : unitBefore;
  const words = parseInline(unit).map((part) => (part.kind === "text" ? part.text : ""));
  return unit === "" ? "" : `, ${words.join("")}`;
}

function Unit({ source }: { readonly source: string }) {
  return (
    <span>
      <InlineMarkup source={source} />
    </span>
  );
}

interface EntryBoxProps {
  readonly label: string;
  readonly text: string;
  readonly locked: boolean;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
}

function EntryBox({ label, text, locked, invalid, describedBy, onChange }: EntryBoxProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      maxLength={MOST_CHARACTERS}
      value={text}
      readOnly={locked}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(
        "figures h-12 w-40 rounded-small border-[1.5px] border-edge bg-raised px-3 text-center font-sans text-18",
        "read-only:bg-sunk aria-invalid:border-caution",
      )}
    />
  );
}
