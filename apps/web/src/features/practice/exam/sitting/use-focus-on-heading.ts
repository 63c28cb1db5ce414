import { useEffect, useRef } from "react";

/** Another screen stands in the same address: a screen reader begins at its heading. */
export function useFocusOnHeading(key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector<HTMLElement>("main h1, h1")?.focus({ preventScroll: true });
  }, [key]);
}
