import { useEffect, useRef, useState } from "react";

/** Until the element is measured, and where nothing can measure it. */
const ASSUMED_WIDTH_PX = 520;

/** The width that an element has now, in pixels: figures are drawn at it, so that their text keeps its size. */
export function useWidth<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(ASSUMED_WIDTH_PX);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
