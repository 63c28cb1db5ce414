import type { LoggedAnswer } from "@lexiquant/domain/learner";

export interface SplitLog {
  readonly training: readonly LoggedAnswer[];
  readonly held: readonly LoggedAnswer[];
}

/**
 * Holds back a fifth of the students, chosen by a hash of their id: the same for every run, whatever the order of the file.
 *
 * @param fold which fifth, 0 to 4
 */
export function splitByStudent(log: readonly LoggedAnswer[], fold: number): SplitLog {
  const isHeld = ({ student }: LoggedAnswer) => hash(student) % 5 === fold;
  return { training: log.filter((answer) => !isHeld(answer)), held: log.filter(isHeld) };
}

/** FNV-1a with a final mixing, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
