import { type Candidate, mainSkillOf, measureOf } from "./practice-state.ts";
import type { ChosenItem } from "./set-choice.ts";
import { LONGEST_RUN, runAtEnd } from "./set-tally.ts";

/** Questions that stay next to each other. */
type Block = readonly ChosenItem[];

/**
 * Puts a set in order: one measure after the other, as in the exam, and within it the skills mixed: next comes the skill
 * with most questions left that is not the last one's, and none three times in a row where that can be.
 *
 * @param served what was served before, whose last questions count for the mixing
 */
export function arrangeSet(
  chosen: readonly ChosenItem[],
  served: readonly Candidate[],
): ChosenItem[] {
  const byMeasure = new Map<string, ChosenItem[]>();
  for (const one of chosen) {
    const measure = measureOf(mainSkillOf(one.item));
    byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), one]);
  }
  return [...byMeasure.values()].flatMap((own) => mixSkills(blocksOf(own), served));
}

function blocksOf(chosen: readonly ChosenItem[]): Block[] {
  const blocks = new Map<string, ChosenItem[]>();
  for (const one of chosen) {
    const key = one.item.stimulusId ?? one.item.id;
    blocks.set(key, [...(blocks.get(key) ?? []), one]);
  }
  return [...blocks.values()];
}

function mixSkills(blocks: readonly Block[], served: readonly Candidate[]): ChosenItem[] {
  const left = [...blocks];
  const order: ChosenItem[] = [];
  while (left.length > 0) {
    const before = [...served, ...order.map(({ item }) => item)];
    const next = nextBlock(left, before);
    left.splice(left.indexOf(next), 1);
    order.push(...next);
  }
  return order;
}

const firstSkill = (block: Block): string => mainSkillOf((block[0] as ChosenItem).item); // no block is empty

function nextBlock(left: readonly Block[], before: readonly Candidate[]): Block {
  const waiting = new Map<string, number>();
  for (const block of left) {
    for (const { item } of block) {
      waiting.set(mainSkillOf(item), (waiting.get(mainSkillOf(item)) ?? 0) + 1);
    }
  }
  const total = left.reduce((sum, block) => sum + block.length, 0);
  const cost = (block: Block) => {
    const skill = firstSkill(block);
    const own = waiting.get(skill) ?? 0;
    const run = runAtEnd(before, skill);
    const isTooLong = longestRun(block, run) > LONGEST_RUN;
    // Put off any longer, the others would not be enough to keep its questions apart.
    const isPressing = own > LONGEST_RUN * (total - own);
    return (isTooLong ? 1000 : 0) + (run > 0 && !isPressing ? 100 : 0) - own;
  };
  return left.reduce((best, block) => (cost(block) < cost(best) ? block : best));
}

/** Longest run of a skill in the block, which begins after a run of its first skill. */
function longestRun(block: Block, before: number): number {
  let run = before;
  let longest = 0;
  let last = firstSkill(block);
  for (const { item } of block) {
    const skill = mainSkillOf(item);
    run = skill === last ? run + 1 : 1;
    last = skill;
    longest = Math.max(longest, run);
  }
  return longest;
}
