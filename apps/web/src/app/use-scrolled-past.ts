import { useSyncExternalStore } from "react";

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

/** Whether the page has been scrolled by more than the given distance. */
export function useScrolledPast(distancePx: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > distancePx,
    () => false,
  );
}
