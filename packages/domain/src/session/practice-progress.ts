import type { PublicItem, Response } from "../item/index.ts";
import type { AttemptId } from "../kernel/index.ts";
import type { Highlight, ItemWork } from "./item-work.ts";
import { chosenIds, withoutOption } from "./practice-progress-choices.ts";
import type { Sureness } from "./practice-settings.ts";

/** Most stretches that one item can keep highlighted; the schema of the stored work has the same bound. */
export const MAX_HIGHLIGHTS = 100;

/** What became of the response: still open, on its way to the server, or taken by it. */
export type SubmissionState =
  | { readonly kind: "none" }
  | { readonly kind: "sent"; readonly attemptId: AttemptId }
  | { readonly kind: "recorded" };

export interface ItemProgress {
  readonly item: PublicItem;
  readonly work: ItemWork;
  readonly sureness: Sureness | null;
  /** Whether the item was ever on the screen. */
  readonly seen: boolean;
  readonly submission: SubmissionState;
}

/** The candidate's side of a practice session. Outcomes are the server's and live elsewhere. */
export interface PracticeProgress {
  readonly status: "open" | "closed";
  readonly currentPosition: number;
  /** By position, counted from 0. */
  readonly items: readonly ItemProgress[];
}

export type PracticeEvent =
  | { readonly kind: "item-presented"; readonly position: number }
  | {
      readonly kind: "response-changed";
      readonly position: number;
      readonly response: Response | null;
    }
  | {
      readonly kind: "elimination-toggled";
      readonly position: number;
      readonly optionId: string;
    }
  | { readonly kind: "highlight-added"; readonly position: number; readonly highlight: Highlight }
  | { readonly kind: "scratch-changed"; readonly position: number; readonly scratch: string }
  | {
      readonly kind: "sureness-chosen";
      readonly position: number;
      readonly sureness: Sureness | null;
    }
  | { readonly kind: "time-passed"; readonly position: number; readonly elapsedMs: number }
  | {
      readonly kind: "response-submitted";
      readonly position: number;
      readonly attemptId: AttemptId;
    }
  | { readonly kind: "attempt-recorded"; readonly position: number }
  | { readonly kind: "attempt-refused"; readonly position: number }
  /** All items of the session as the server has them now: those beyond the ones known here are appended. */
  | { readonly kind: "items-added"; readonly items: readonly ItemProgress[] }
  | { readonly kind: "session-closed" };

/** The state after an event. Events that no longer apply (an answer after submission) change nothing. */
export function advancePractice(
  progress: PracticeProgress,
  event: PracticeEvent,
): PracticeProgress {
  if (event.kind === "session-closed") return { ...progress, status: "closed" };
  if (event.kind === "items-added") return withItems(progress, event.items);
  const entry = progress.items[event.position];
  if (entry === undefined) return progress;
  const next = advanceItem(entry, event);
  const currentPosition =
    event.kind === "item-presented" ? event.position : progress.currentPosition;
  if (next === entry && currentPosition === progress.currentPosition) return progress;
  const items = progress.items.map((other) => (other === entry ? next : other));
  return { ...progress, currentPosition, items };
}

type ItemEvent = Exclude<PracticeEvent, { kind: "session-closed" | "items-added" }>;

/** What is known here keeps its work, whatever the list says of it: this window leads. */
function withItems(progress: PracticeProgress, all: readonly ItemProgress[]): PracticeProgress {
  const added = all.slice(progress.items.length);
  return added.length === 0 ? progress : { ...progress, items: [...progress.items, ...added] };
}

function advanceItem(entry: ItemProgress, event: ItemEvent): ItemProgress {
  switch (event.kind) {
    case "item-presented":
      return entry.seen ? entry : { ...entry, seen: true };
    case "attempt-recorded":
      return { ...entry, submission: { kind: "recorded" } };
    case "attempt-refused":
      return entry.submission.kind === "sent" ? { ...entry, submission: { kind: "none" } } : entry;
    case "highlight-added":
      return withHighlight(entry, event.highlight);
    case "scratch-changed":
      return revised(entry, { scratch: event.scratch });
    default:
      // What was submitted is settled: response, eliminations, sureness and time stand still.
      return entry.submission.kind === "none" ? advanceOpenItem(entry, event) : entry;
  }
}

type OpenItemEvent = Extract<
  ItemEvent,
  {
    kind:
      | "response-changed"
      | "elimination-toggled"
      | "sureness-chosen"
      | "time-passed"
      | "response-submitted";
  }
>;

function advanceOpenItem(entry: ItemProgress, event: OpenItemEvent): ItemProgress {
  switch (event.kind) {
    case "response-changed":
      return withResponse(entry, event.response);
    case "elimination-toggled":
      return withEliminationToggled(entry, event.optionId);
    case "sureness-chosen":
      return { ...entry, sureness: event.sureness };
    case "time-passed":
      return withTime(entry, event.elapsedMs);
    case "response-submitted":
      return { ...entry, submission: { kind: "sent", attemptId: event.attemptId } };
  }
}

function revised(entry: ItemProgress, change: Partial<ItemWork>): ItemProgress {
  return { ...entry, work: { ...entry.work, ...change, revision: entry.work.revision + 1 } };
}

/** Leaves the revision alone: a device that merely stands open must not outrank an answer given elsewhere. */
function withTime(entry: ItemProgress, passedMs: number): ItemProgress {
  const elapsedMs = entry.work.elapsedMs + Math.max(0, passedMs);
  return { ...entry, work: { ...entry.work, elapsedMs } };
}

/** An option is either chosen or struck out, never both: choosing takes the strike away. */
function withResponse(entry: ItemProgress, response: Response | null): ItemProgress {
  const chosen = chosenIds(response);
  const eliminatedOptionIds = entry.work.eliminatedOptionIds.filter((id) => !chosen.includes(id));
  return revised(entry, { response, eliminatedOptionIds });
}

function withEliminationToggled(entry: ItemProgress, optionId: string): ItemProgress {
  const { eliminatedOptionIds, response } = entry.work;
  return eliminatedOptionIds.includes(optionId)
    ? revised(entry, { eliminatedOptionIds: eliminatedOptionIds.filter((id) => id !== optionId) })
    : revised(entry, {
        eliminatedOptionIds: [...eliminatedOptionIds, optionId],
        response: withoutOption(response, optionId),
      });
}

/** Stretches of one region that touch become one; a stretch inside another is taken away again. */
function withHighlight(entry: ItemProgress, added: Highlight): ItemProgress {
  const { highlights } = entry.work;
  const covering = highlights.find(
    ({ region, start, end }) => region === added.region && start <= added.start && added.end <= end,
  );
  if (covering !== undefined) {
    return revised(entry, { highlights: highlights.filter((other) => other !== covering) });
  }
  const touches = (other: Highlight) =>
    other.region === added.region && other.start <= added.end && added.start <= other.end;
  const parts = [added, ...highlights.filter(touches)];
  const joined: Highlight = {
    region: added.region,
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
  const kept = highlights.filter((other) => !touches(other));
  return kept.length >= MAX_HIGHLIGHTS ? entry : revised(entry, { highlights: [...kept, joined] });
}
