const CAMPAIGN_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX_LENGTH = 200;

let remembered: Readonly<Record<string, string>> = {};

/** Keeps what the first address of the visit says about the campaign that led here. */
export function rememberCampaign(search: string, referrer: string): void {
  const params = new URLSearchParams(search);
  const found: Record<string, string> = {};
  for (const key of CAMPAIGN_KEYS) {
    const value = params.get(key);
    if (value !== null && value !== "") found[key] = value.slice(0, MAX_LENGTH);
  }
  if (referrer !== "") found.referrer = referrer.slice(0, MAX_LENGTH);
  remembered = found;
}

export function readCampaign(): Readonly<Record<string, string>> {
  return remembered;
}
