import { ITEM_STATUSES, type PracticeFilter, type PracticeSettings } from "@lexiquant/contract";
import { DIFFICULTY_BANDS, ITEM_KINDS, MEASURES } from "@lexiquant/domain/item";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { MAX_SESSION_ITEMS, PACE_FACTORS } from "@lexiquant/domain/session";

/** Everything that the filters screen lets one choose; it lives in the address. */
export interface PracticeChoice {
  readonly filter: PracticeFilter;
  readonly settings: PracticeSettings;
  readonly itemCount: number;
}

const DEFAULT_ITEM_COUNT = 10;

const MOST_TOPICS = 60;

/** Reads a choice from a query string. What it does not understand it leaves out: a shared link never fails. */
export function readChoice(search: string): PracticeChoice {
  const params = new URLSearchParams(search);
  const list = (name: string) =>
    params
      .getAll(name)
      .flatMap((text) => text.split(","))
      .filter((part) => part !== "");
  const pace = PACE_FACTORS.find((factor) => String(factor) === params.get("pace"));
  return {
    filter: {
      measures: known(MEASURES, list("measure")),
      kinds: known(ITEM_KINDS, list("kind")),
      topics: topicsOf(list("topic")),
      difficulties: known(DIFFICULTY_BANDS, list("difficulty")),
      statuses: known(ITEM_STATUSES, list("status")),
      keptForExams: params.get("kept") === "include",
    },
    settings: {
      mode: params.get("mode") === "mixed" ? "mixed" : "topic",
      timing: pace === undefined ? { kind: "untimed" } : { kind: "timed", paceFactor: pace },
      feedback: params.get("feedback") === "end" ? "end" : "each",
      // Without a clock there is no time that a question could overrun.
      ...(pace !== undefined && params.get("trainer") === "on" ? { bailTrainer: true } : {}),
    },
    itemCount: countOf(params.get("count")),
  };
}

/** The query string of a choice, without what is the default anyway. */
export function writeChoice({ filter, settings, itemCount }: PracticeChoice): string {
  const params = new URLSearchParams({ mode: settings.mode });
  const lists: [string, readonly (string | number)[]][] = [
    ["measure", filter.measures],
    ["kind", filter.kinds],
    ["topic", filter.topics],
    ["difficulty", filter.difficulties],
    ["status", filter.statuses],
  ];
  for (const [name, values] of lists) if (values.length > 0) params.set(name, values.join(","));
  if (filter.keptForExams) params.set("kept", "include");
  if (itemCount !== DEFAULT_ITEM_COUNT) params.set("count", String(itemCount));
  if (settings.timing.kind === "timed") params.set("pace", String(settings.timing.paceFactor));
  if (settings.bailTrainer === true) params.set("trainer", "on");
  if (settings.feedback === "end") params.set("feedback", "end");
  // Commas are allowed in a query; as %2C the link would be ugly to share.
  return `?${params.toString().replaceAll("%2C", ",")}`;
}

/** The list with the value added, or taken away if it was there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Known values in their own order, each once. */
function known<Value extends string | number>(
  all: readonly Value[],
  found: readonly string[],
): Value[] {
  return all.filter((value) => found.includes(String(value)));
}

function topicsOf(found: readonly string[]): PracticeFilter["topics"] {
  return [...new Set(found)]
    .flatMap((id) => knowledgeComponentIdSchema.safeParse(id).data ?? [])
    .slice(0, MOST_TOPICS);
}

function countOf(text: string | null): number {
  const count = Number(text ?? "");
  const usable = Number.isInteger(count) && count >= 1;
  return usable ? Math.min(count, MAX_SESSION_ITEMS) : DEFAULT_ITEM_COUNT;
}
