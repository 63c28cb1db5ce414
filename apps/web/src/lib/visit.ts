import type { Campaign } from "@lexiquant/contract";
import { randomId } from "./random-id.ts";
import { visitStorage } from "./safe-storage.ts";

/** A visit: what one window does from its first page on. */
export interface Visit {
  readonly id: string;
  /** What led here. The first page of the visit decides. */
  readonly campaign: Campaign;
  /** Whether the browser's description has been sent with an event of the visit. */
  readonly introduced: boolean;
}

const VISIT_KEY = "lexiquant-visit";
const ADDRESS_KEYS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
] as const satisfies readonly (keyof Campaign)[];
const MOST_CHARACTERS = 300;

/** Keeps what the first address of the visit and its referrer say about the campaign that led here. */
export function beginVisit(address: URL, referrer: string): void {
  if (storedVisit() !== null) return;
  storeVisit({ id: randomId(), campaign: campaignOf(address, referrer), introduced: false });
}

export function readVisit(): Visit {
  const known = storedVisit();
  if (known !== null) return known;
  const visit: Visit = { id: randomId(), campaign: {}, introduced: false };
  storeVisit(visit);
  return visit;
}

export function markIntroduced(): void {
  storeVisit({ ...readVisit(), introduced: true });
}

function campaignOf(address: URL, referrer: string): Campaign {
  const campaign: Campaign = {};
  for (const key of ADDRESS_KEYS) {
    const value = address.searchParams.get(key);
    if (value !== null && cut(value) !== "") campaign[key] = cut(value);
  }
  const fromElsewhere = referrer !== "" && !referrer.startsWith(`${address.origin}/`);
  if (fromElsewhere) campaign.referrer = cut(referrer);
  return campaign;
}

/** Short enough, and without what no database stores: a NUL, or half a character at the cut. */
function cut(value: string): string {
  return value.slice(0, MOST_CHARACTERS).replaceAll(/\0|[\uD800-\uDBFF]$/g, "");
}

function storeVisit(visit: Visit): void {
  visitStorage.write(VISIT_KEY, JSON.stringify(visit));
}

/** Null where nothing is stored, or something else than a visit. */
function storedVisit(): Visit | null {
  try {
    const value: unknown = JSON.parse(visitStorage.read(VISIT_KEY) ?? "null");
    return isVisit(value) ? value : null;
  } catch {
    return null;
  }
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { id, campaign, introduced } = value as Record<string, unknown>; // checked in the next line
  return (
    typeof id === "string" &&
    typeof campaign === "object" &&
    campaign !== null &&
    typeof introduced === "boolean"
  );
}
