import { measureAbility } from "@lexiquant/domain/forecast";
import type { Measure } from "@lexiquant/domain/item";
import { type Belief, MASTERY_TARGET, masteryOf, skillOf } from "@lexiquant/domain/learner";
import type { NodeDay } from "./days-repository.ts";
import { SHARED, type StudentState } from "./student-state.ts";
import { type SkillShares, testNodeOf } from "./test-blueprint.ts";

/** An answer, or a word, that has moved what is believed. */
export interface Moving {
  readonly measure: Measure;
  readonly components: readonly string[];
  readonly blueprintId: string;
  /** Days since the Unix epoch. */
  readonly day: number;
  /** Of the student's own calendar: `2026-11-21`. */
  readonly date: string;
}

interface OpenDay {
  readonly date: string;
  readonly estimate: () => Belief;
}

/**
 * What is believed of nodes after the last answer, or word, of a day in each. An estimate is worked out when it is known to be the
 * last of its day, or before an answer elsewhere moves it: most would be replaced by that of the next answer.
 */
export class FoldedDays {
  readonly #state: StudentState;
  readonly #blueprints: ReadonlyMap<string, SkillShares>;
  readonly #days = new Map<string, NodeDay>();
  readonly #answers = new Map<string, number>();
  #open = new Map<string, OpenDay>();

  constructor(state: StudentState, blueprints: ReadonlyMap<string, SkillShares>) {
    this.#state = state;
    this.#blueprints = blueprints;
  }

  /** Has to be called before the state is moved by an answer, and `note` after it. */
  settle(next: Moving): void {
    const replaced = new Set([...nodesOf(next.components), testNodeOf(next.measure)]);
    this.#close(({ node, day }) => replaced.has(node) && day === next.date);
  }

  /** @param answers 1 for an answer, 0 for a word */
  note(moving: Moving, answers: 0 | 1): void {
    const { components, measure, blueprintId, day, date } = moving;
    const shares = this.#blueprints.get(blueprintId);
    if (shares === undefined) throw new Error(`There is no blueprint ${blueprintId}.`);
    for (const node of nodesOf(components)) {
      this.#add(node, answers, { date, estimate: () => abilityIn(this.#state, node, day) });
    }
    const asked = { measure, blueprint: shares[measure], day };
    this.#add(testNodeOf(measure), answers, {
      date,
      estimate: () => {
        const { mean, variance } = measureAbility(this.#state.learner, SHARED.priors, asked);
        return { mean, variance };
      },
    });
  }

  /** All of them; nothing may be added any more. */
  close(): NodeDay[] {
    this.#close(() => false);
    return [...this.#days.values()];
  }

  #add(node: string, answers: number, open: OpenDay): void {
    const key = keyOf(node, open.date);
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + answers);
    this.#open.set(node, open);
  }

  #close(isReplaced: (one: { readonly node: string; readonly day: string }) => boolean): void {
    for (const [node, { date: day, estimate }] of this.#open) {
      if (isReplaced({ node, day })) continue;
      const key = keyOf(node, day);
      const answers = this.#answers.get(key) ?? 0;
      this.#days.set(key, { node, day, ...estimate(), answers });
    }
    this.#open = new Map();
  }
}

const keyOf = (node: string, day: string) => `${node} ${day}`;

/** Ability in a node of the tree, as its mastery tells it. */
export function abilityIn({ learner }: StudentState, node: string, day: number): Belief {
  const asked = { node, day, target: MASTERY_TARGET };
  const { mean, standardDeviation } = masteryOf(learner, SHARED.priors, asked);
  return { mean, variance: standardDeviation ** 2 };
}

/** Measures, domains and topics that some components lie in, each once. */
function nodesOf(components: readonly string[]): Set<string> {
  return new Set(
    components.flatMap((component) => {
      const parts = skillOf(component).split(".");
      return parts.map((_, depth) => parts.slice(0, depth + 1).join("."));
    }),
  );
}
