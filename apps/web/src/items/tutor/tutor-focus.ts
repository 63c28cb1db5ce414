import { useRef } from "react";

/** Where one arrives who opens the tutor. */
export const TUTOR_HEADING = "tutor-heading";

interface TutorFocus {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Where one goes on who closes it, unless from where one opened it. */
  readonly fallbackId: string;
}

/** Opens and closes the tutor: the focus goes into it, and from inside it back to where it came from. */
export function useTutorFocus({ isOpen, setOpen, fallbackId }: TutorFocus) {
  const opener = useRef<Element | null>(null);
  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
    setTimeout(() => document.getElementById(TUTOR_HEADING)?.focus());
  };
  const close = () => {
    const panel = document.getElementById(TUTOR_HEADING)?.closest("section");
    const isInside = panel?.contains(document.activeElement) === true;
    setOpen(false);
    if (isInside) setTimeout(() => goBack(opener.current, fallbackId));
  };
  return { close, toggle: isOpen ? close : open };
}

function goBack(opener: Element | null, fallbackId: string): void {
  const canReturn = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0;
  const target = canReturn ? opener : document.getElementById(fallbackId);
  target?.focus({ preventScroll: true });
}
