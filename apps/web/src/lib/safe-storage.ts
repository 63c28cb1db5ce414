/**
 * `localStorage` that cannot fail: where the browser refuses it (private windows, full disk,
 * blocked site data) values live in memory until the page goes.
 */
const remembered = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    // What is remembered could not be stored, so it is newer than what is.
    return remembered.get(key) ?? globalThis.localStorage.getItem(key);
  } catch {
    return remembered.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    globalThis.localStorage.setItem(key, value);
    remembered.delete(key);
  } catch {
    remembered.set(key, value);
  }
}

/** Another window has stored something newer than what could not be stored here. */
export function forgetRemembered(key: string): void {
  remembered.delete(key);
}

export function removeStored(key: string): void {
  remembered.delete(key);
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing could be stored there in the first place.
  }
}
