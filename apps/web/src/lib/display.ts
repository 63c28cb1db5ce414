import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./safe-storage.ts";
import { createSignal } from "./signal.ts";

/** Pairs of letters and ground that candidates may ask for (gre.md 7); the colors stand in `styles/display.css`. */
export const COLOR_PAIRS = [
  "product",
  "black-on-white",
  "white-on-black",
  "yellow-on-black",
  "black-on-yellow",
  "black-on-cream",
  "navy-on-blue",
  "green-on-pale",
  "cream-on-navy",
] as const;
export type ColorPair = (typeof COLOR_PAIRS)[number];

const SPACINGS = ["standard", "wide"] as const;
export type Spacing = (typeof SPACINGS)[number];

/** How pages look on this device. */
export interface Display {
  readonly colors: ColorPair;
  readonly spacing: Spacing;
}

const KEYS = { colors: "lexiquant-colors", spacing: "lexiquant-spacing" } as const;

const changed = createSignal<null>();

function readDisplay(): Display {
  return {
    colors: known(COLOR_PAIRS, KEYS.colors, "product"),
    spacing: known(SPACINGS, KEYS.spacing, "standard"),
  };
}

function known<Value extends string>(
  values: readonly Value[],
  key: string,
  otherwise: Value,
): Value {
  const stored = readStored(key);
  return values.find((value) => value === stored) ?? otherwise;
}

let current: Display | null = null;
const display = () => {
  current ??= readDisplay();
  return current;
};

/** Puts what was chosen on the page: `styles/display.css` does the rest. */
export function applyDisplay(): void {
  const { colors, spacing } = display();
  const { dataset } = document.documentElement;
  if (colors === "product") delete dataset.colors;
  else dataset.colors = colors;
  if (spacing === "standard") delete dataset.spacing;
  else dataset.spacing = spacing;
}

/** Changes some of it, on this page and for later visits. */
export function changeDisplay(change: Partial<Display>): void {
  current = { ...display(), ...change };
  writeStored(KEYS.colors, current.colors);
  writeStored(KEYS.spacing, current.spacing);
  applyDisplay();
  changed.emit(null);
}

export function useDisplay(): Display {
  return useSyncExternalStore(changed.listen, display, display);
}
