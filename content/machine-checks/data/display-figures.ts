import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { authoredStimulusSchema } from "../../src/authored-item.ts";

/** What machine checks of data-interpretation items read: the figures' data, never a copy of it. */

const STIMULI = new URL("../../stimuli/", import.meta.url);

const presentations = readdirSync(STIMULI)
  .filter((file) => file.startsWith("data-"))
  .flatMap((file) =>
    z.array(authoredStimulusSchema).parse(parse(readFileSync(new URL(file, STIMULI), "utf8"))),
  )
  .filter((stimulus) => stimulus.kind === "data");

type Figure = (typeof presentations)[number]["figures"][number];

/** The first figure of a kind, or the one with the title where a display has several of the kind. */
export function figureOf<Kind extends Figure["kind"]>(
  stimulusId: string,
  kind: Kind,
  title?: string,
): Extract<Figure, { kind: Kind }> {
  const figures = presentations.find((stimulus) => stimulus.id === stimulusId)?.figures ?? [];
  const isWanted = (figure: Figure): figure is Extract<Figure, { kind: Kind }> =>
    figure.kind === kind && (title === undefined || figure.title === title);
  const found = figures.find(isWanted);
  if (found === undefined) throw new Error(`${stimulusId} has no ${kind} ${title ?? ""}`);
  return found;
}

export function introductionOf(stimulusId: string): string {
  return present(
    presentations.find(({ id }) => id === stimulusId),
    stimulusId,
  ).introduction;
}

export function present<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A percent such as `25%` or `$33\frac{1}{3}$%` as whole numerator over whole denominator. */
export function percentOf(text: string): { numerator: number; denominator: number } {
  const match = /^\$?(\d+)(?:\\frac\{(\d+)\}\{(\d+)\})?\$?%$/.exec(text.trim());
  if (match === null) throw new Error(`no percent: ${text}`);
  const [whole, part, denominator] = [match[1], match[2] ?? "0", match[3] ?? "1"].map(Number);
  const below = present(denominator, "denominator");
  return {
    numerator: present(whole, "whole") * below + present(part, "part"),
    denominator: below,
  };
}

/** The middle of the ordered values, or halfway between the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return (present(sorted[lower], "middle") + present(sorted[upper], "middle")) / 2;
}
