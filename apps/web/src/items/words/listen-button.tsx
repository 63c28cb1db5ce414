import { Volume2 } from "lucide-react";
import { canSpeak, speak } from "../../lib/speech.ts";
import { IconButton } from "../../ui/icon-button.tsx";

interface ListenButtonProps {
  readonly text: string;
  /** What is read aloud, where several such buttons stand on a page. */
  readonly label?: string;
  readonly shortcut?: string;
}

/** Reads aloud; not there where the browser has no voice. */
export function ListenButton({ text, label = `Listen to ${text}`, shortcut }: ListenButtonProps) {
  if (!canSpeak()) return null;
  return (
    <IconButton
      label={label}
      size="small"
      {...(shortcut === undefined ? {} : { shortcut })}
      onClick={() => speak(text)}
    >
      <Volume2 aria-hidden size={18} />
    </IconButton>
  );
}
