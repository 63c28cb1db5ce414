import { MAX_SESSION_ITEMS } from "@lexiquant/domain/session";
import { useState } from "react";
import { TextField } from "../../../ui/field.tsx";

interface ItemCountFieldProps {
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** Keeps what is typed, also while it is no number yet; hands on only what can be used. */
export function ItemCountField({ value, onChange }: ItemCountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && !isCount(typed);
  return (
    <TextField
      label="Number of questions"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_SESSION_ITEMS}
      value={typed ?? String(value)}
      error={wrong ? `A whole number from 1 to ${MAX_SESSION_ITEMS}.` : null}
      onChange={(event) => {
        setTyped(event.target.value);
        if (isCount(event.target.value)) onChange(Number(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function isCount(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_SESSION_ITEMS;
}
