import type { MasteryNode } from "@lexiquant/contract";
import { WORD_SKILLS } from "@lexiquant/domain/vocabulary";
import type { LoadedStudent } from "../../history/learner/load-student.ts";

/** What words say of a node of the tree; nothing where they do not count for it, or say nothing. */
export function wordsBehind(
  { words: { met, known, learned } }: Pick<LoadedStudent, "words">,
  node: string,
): Pick<MasteryNode, "words"> {
  const counts = WORD_SKILLS.some((skill) => skill === node || skill.startsWith(`${node}.`));
  return counts && met + learned > 0 ? { words: { met, known, learned } } : {};
}
