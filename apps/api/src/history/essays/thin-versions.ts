import { PASSAGE_CHARACTERS } from "./loses-passage.ts";
import type { VersionMark } from "./versions-repository.ts";

/** Of the latest saves each is offered. */
const ALL_OF_LATEST = 20;
const CLOSEST_MS = 60_000;
/** Between two states that are offered, as a part of the writing that lies between the older one and the newest. */
const GAP_SHARE = 1 / 6;
/** A pause counts as so much writing, so that a night does not hide the evening before it. */
const LONGEST_PAUSE_MS = 300_000;
const MOST_LOSSES = 20;

/**
 * States of a text that are worth offering: the latest twenty; before them one a minute, with gaps that grow to a sixth
 * of the writing since; and the last state before each of the latest losses of a passage. Of 500 states, the most that
 * are kept, these are at most about 85.
 *
 * @param marks newest first
 */
export function thinVersions(marks: readonly VersionMark[]): VersionMark[] {
  const losses = marks.filter((mark, place) => isLossAfter(mark, marks[place - 1]));
  const kept = new Set(losses.slice(0, MOST_LOSSES));
  let [writtenMs, lastMs] = [0, 0];
  for (const [place, mark] of marks.entries()) {
    const newer = marks[place - 1];
    if (newer !== undefined) {
      const pause = newer.savedAt.getTime() - mark.savedAt.getTime();
      writtenMs += Math.min(LONGEST_PAUSE_MS, Math.max(0, pause));
    }
    const gap = Math.max(CLOSEST_MS, GAP_SHARE * writtenMs);
    if (place >= ALL_OF_LATEST && writtenMs - lastMs < gap) continue;
    kept.add(mark);
    lastMs = writtenMs;
  }
  return marks.filter((mark) => kept.has(mark));
}

function isLossAfter(mark: VersionMark, newer: VersionMark | undefined): boolean {
  return newer !== undefined && mark.size - newer.size >= PASSAGE_CHARACTERS;
}
