import type { EssayMirror } from "./essay-mirror.ts";

export interface Draft {
  readonly revision: number;
  readonly text: string;
}

export interface EssayStart {
  /** What the writing goes on from. */
  readonly draft: Draft;
  /** A text of this browser that never reached the server, which has gone on without it; null where there is none. */
  readonly leftBehind: string | null;
}

/**
 * Which text counts when a page opens: the higher revision, as on the server. What this browser could not send before
 * another window or device went on is not thrown away but offered.
 */
export function startOfWriting(stored: Draft, mirror: EssayMirror | null): EssayStart {
  if (mirror === null) return { draft: stored, leftBehind: null };
  const { revision, text, savedRevision, leftBehind } = mirror;
  const unsent = revision > savedRevision && text !== stored.text;
  if (!unsent) return { draft: stored, leftBehind };
  if (revision > stored.revision) return { draft: { revision, text }, leftBehind };
  return { draft: stored, leftBehind: text };
}
