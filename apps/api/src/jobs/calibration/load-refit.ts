import { setImmediate } from "node:timers/promises";
import type { Bank } from "@lexiquant/content";
import { authoredPrior } from "@lexiquant/domain/adaptive";
import type { RefitInput } from "@lexiquant/domain/irt";
import { type KeyedItem, MEASURE_OF_TYPE, MEASURES, type Measure } from "@lexiquant/domain/item";
import type { Database } from "../../db/database.ts";
import { listStoredAnswers, type StoredAnswer } from "./answers-repository.ts";

/** Below this an author knows more of an item than its answers do. */
export const FEWEST_ANSWERS = 10;
const PAGE = 200;

/** One measure's answers, ready to be fitted: abilities of different measures are different abilities. */
export interface RefitMaterial {
  readonly measure: Measure;
  /** In the order of the input. */
  readonly items: readonly KeyedItem[];
  readonly input: RefitInput;
}

/** Everything that may be fitted: items of the bank in their current version with enough answers. */
export async function loadRefit(
  database: Database,
  bank: Bank,
  signal: AbortSignal,
): Promise<RefitMaterial[]> {
  const columns = new Map(MEASURES.map((measure) => [measure, new AnswerColumns()]));
  let after: StoredAnswer | null = null;
  do {
    signal.throwIfAborted();
    const page: StoredAnswer[] = await listStoredAnswers(database.reader, { after, limit: PAGE });
    for (const answer of page) {
      const item = bank.items.get(answer.itemId);
      if (answer.exclusion === null && item?.version === answer.itemVersion) {
        columns.get(MEASURE_OF_TYPE[item.type])?.add(item, answer);
      }
    }
    after = page.length < PAGE ? null : (page.at(-1) ?? null);
    // Requests go first.
    await setImmediate();
  } while (after !== null);
  return MEASURES.flatMap((measure) => columns.get(measure)?.material(measure) ?? []);
}

/** A growing answer table, with the numbers that stand for its items, students and wrong responses. */
class AnswerColumns {
  readonly #items = new Map<KeyedItem, number>();
  readonly #students = new Map<string, number>();
  readonly #choices = new Map<string, number>();
  readonly #rows: { student: number; item: number; answer: StoredAnswer }[] = [];
  readonly #counts: number[] = [];

  add(item: KeyedItem, answer: StoredAnswer): void {
    const place = numberOf(this.#items, item);
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#rows.push({ student: numberOf(this.#students, answer.userId), item: place, answer });
  }

  /** Null when no item has enough answers. */
  material(measure: Measure): RefitMaterial | null {
    const fitted = [...this.#items].filter(
      ([, place]) => (this.#counts[place] ?? 0) >= FEWEST_ANSWERS,
    );
    if (fitted.length === 0) return null;
    const places = new Map(fitted.map(([, place], index) => [place, index]));
    const rows = this.#rows.filter(({ item }) => places.has(item));
    return {
      measure,
      items: fitted.map(([item]) => item),
      input: {
        items: fitted.map(([item]) => authoredPrior(item)),
        answers: {
          students: Int32Array.from(rows, ({ student }) => student),
          items: Int32Array.from(rows, ({ item }) => places.get(item) ?? 0),
          correct: Uint8Array.from(rows, ({ answer }) => (answer.correct ? 1 : 0)),
          choices: Int32Array.from(rows, ({ answer }) => this.#choiceOf(answer)),
          times: Float64Array.from(rows, ({ answer }) => answer.submittedAt.getTime()),
        },
      },
    };
  }

  #choiceOf({ itemId, wrongChoice }: StoredAnswer): number {
    return wrongChoice === null ? -1 : numberOf(this.#choices, `${itemId} ${wrongChoice}`);
  }
}

/** Numbers from 0 in the order of first appearance. */
function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}
