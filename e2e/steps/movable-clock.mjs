// Loaded into a server before it starts: its clock goes ahead by the milliseconds that stand in the file CLOCK_FILE.
import { readFileSync } from "node:fs";

const RealDate = Date;
const LOOK_MS = 50;
let ahead = 0;
let lookedAt = 0;

function now() {
  const real = RealDate.now();
  if (real - lookedAt > LOOK_MS) {
    lookedAt = real;
    try {
      ahead = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) || 0;
    } catch {
      // Not written yet, or being written: the clock goes on as it went.
    }
  }
  return real + ahead;
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
};
