import { useState } from "react";
import { readStored, writeStored } from "../../../lib/safe-storage.ts";

/** A choice about this browser's screen, kept in it. */
export function useStoredFlag(key: string, initially: boolean) {
  const [value, setValue] = useState(() => {
    const stored = readStored(key);
    return stored === null ? initially : stored === "on";
  });
  const change = (next: boolean) => {
    setValue(next);
    writeStored(key, next ? "on" : "off");
  };
  return [value, change] as const;
}
