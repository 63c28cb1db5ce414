import { z } from "zod";
import { responseSchema } from "../item/index.ts";

/** A stretch of highlighted text, as offsets into the text content of a region of the screen. */
export const highlightSchema = z
  .strictObject({
    region: z.enum(["stimulus", "stem"]),
    start: z.int().nonnegative().max(20_000),
    end: z.int().positive().max(20_000),
  })
  .refine(({ start, end }) => start < end, "a highlight ends after it starts");
export type Highlight = z.infer<typeof highlightSchema>;

/** Work on an item that is not submitted yet. Survives reload, crash and a change of device. */
export const itemWorkSchema = z.strictObject({
  /** Raised with each change but the passing of time; of two versions the higher one counts. */
  revision: z.int().nonnegative().max(2_147_483_647),
  response: responseSchema.nullable(),
  eliminatedOptionIds: z.array(z.string().max(8)).max(30),
  highlights: z.array(highlightSchema).max(100),
  /** Free text of the scratchpad. */
  scratch: z.string().max(4000),
  /** Time spent with the item in view, in milliseconds. */
  elapsedMs: z.int().nonnegative().max(86_400_000),
});
export type ItemWork = z.infer<typeof itemWorkSchema>;

export const UNTOUCHED_WORK: ItemWork = {
  revision: 0,
  response: null,
  eliminatedOptionIds: [],
  highlights: [],
  scratch: "",
  elapsedMs: 0,
};

/**
 * Of two versions of the same work the one with the higher revision, on a tie the stored one;
 * with the longer time (in milliseconds) of both.
 */
export function newerWork(stored: ItemWork, incoming: ItemWork): ItemWork {
  const newer = incoming.revision > stored.revision ? incoming : stored;
  const elapsedMs = Math.max(stored.elapsedMs, incoming.elapsedMs);
  return newer.elapsedMs === elapsedMs ? newer : { ...newer, elapsedMs };
}
