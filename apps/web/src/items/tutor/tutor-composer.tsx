import { MAX_TUTOR_MESSAGE, type TutorChip, type TutorScope } from "@lexiquant/contract";
import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMessageDraft } from "./use-message-draft.ts";

interface TutorComposerProps {
  readonly scope: TutorScope;
  readonly chips: readonly TutorChip[];
  /** Whether a reply is being made. */
  readonly busy: boolean;
  readonly onChoose: (chip: TutorChip) => void;
  readonly onSay: (text: string) => void;
  readonly onStop: () => void;
  /** Above the buttons; it scrolls together with them, the message box stays in view. */
  readonly conversation: ReactNode;
  /** Below the buttons. */
  readonly settings: ReactNode;
}

/** Buttons first, own words second. */
export function TutorComposer(props: TutorComposerProps) {
  const { chips, busy, onChoose, onSay, onStop } = props;
  const [text, setText] = useMessageDraft(props.scope);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const sent = useRef("");
  const tooLong = text.length > MAX_TUTOR_MESSAGE;
  const send = () => {
    const trimmed = text.trim();
    if (trimmed === "" || busy || tooLong) return;
    onSay(trimmed);
    sent.current = trimmed;
    setText("");
  };
  const stop = () => {
    onStop();
    // What was asked is not lost with its answer.
    if (text === "") setText(sent.current);
    box.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The panel's own key, which it hears of.
    if (event.key === "Escape") return;
    // Letters typed here are words, not the session's shortcuts.
    event.stopPropagation();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {/* Padded, so that what scrolls does not cut off the outline of what has the focus. */}
      <div className="-mx-2 flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-2 py-1.5">
        {props.conversation}
        <ul aria-label="Ask the tutor" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.intent}>
              <Button
                size="small"
                aria-disabled={busy || undefined}
                onClick={({ detail }) => {
                  if (busy) return;
                  // Other buttons follow: by keyboard one goes on from the message box, not from the top of the page.
                  if (detail === 0) box.current?.focus({ preventScroll: true });
                  onChoose(chip);
                }}
              >
                {chip.label}
              </Button>
            </li>
          ))}
        </ul>
        {props.settings}
      </div>
      {tooLong && (
        <p role="alert" className="text-13 text-wrong">
          {text.length - MAX_TUTOR_MESSAGE} characters too many. Shorten it; nothing is lost.
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your message to the tutor
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          placeholder="Or in your own words"
          aria-invalid={tooLong || undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full rounded-desk border border-edge bg-raised px-3 py-2.5 text-16 text-ink placeholder:text-soft-ink hover:border-ink aria-invalid:border-wrong"
        />
        {busy ? (
          <IconButton label="Stop" onClick={stop}>
            <Square aria-hidden size={18} />
          </IconButton>
        ) : (
          <IconButton label="Send" onClick={send} disabled={text.trim() === "" || tooLong}>
            <SendHorizontal aria-hidden size={18} />
          </IconButton>
        )}
      </div>
    </>
  );
}
