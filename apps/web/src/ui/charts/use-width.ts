import { type RefCallback, useCallback, useState } from "react";

const WIDTH_BEFORE_MEASURING_PX = 640;

/** Below this a row's figures stand under its name instead of beside it. */
export const NARROW_PX = 420;

/** The width of an element as it is laid out; charts draw themselves to fit it. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(WIDTH_BEFORE_MEASURING_PX);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) {
        setWidth(Math.round(entry.contentRect.width));
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
