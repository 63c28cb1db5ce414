import { TextAreaField, TextField } from "../../../ui/field.tsx";

/** A word of one's own as it is typed. */
export interface OwnWordText {
  readonly front: string;
  readonly back: string;
}

const MOST_CHARACTERS = 2_000;

export const isComplete = ({ front, back }: OwnWordText) =>
  front.trim() !== "" && back.trim() !== "";

interface OwnWordFieldsProps {
  readonly text: OwnWordText;
  readonly onChange: (text: OwnWordText) => void;
}

export function OwnWordFields({ text, onChange }: OwnWordFieldsProps) {
  return (
    <>
      <TextField
        label="Word"
        maxLength={MOST_CHARACTERS}
        value={text.front}
        onChange={({ target }) => onChange({ ...text, front: target.value })}
      />
      <TextAreaField
        label="Meaning"
        rows={3}
        maxLength={MOST_CHARACTERS}
        value={text.back}
        onChange={({ target }) => onChange({ ...text, back: target.value })}
      />
    </>
  );
}
