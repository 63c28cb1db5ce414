interface PageFollower {
  /** The page is hidden, or goes: it may never come back. */
  readonly leave: () => void;
  /** The page is seen again, from sleep or another window, or the network is back. */
  readonly back: () => void;
}

/** Tells of a page's going and coming back, until what is returned is called. */
export function followPage({ leave, back }: PageFollower): () => void {
  const follow = () => {
    if (document.visibilityState === "hidden") leave();
    else back();
  };
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pagehide", leave);
  window.addEventListener("online", back);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("online", back);
  };
}
