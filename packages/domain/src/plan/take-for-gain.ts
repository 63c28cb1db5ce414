import {
  isFull,
  LEAST_P_CORRECT,
  type ScoredItem,
  type SetChoice,
  type SkilledItem,
  scoredOf,
  take,
  worthOf,
} from "./set-choice.ts";
import { addToTally, canMix, copyTally, hasShare, isNew } from "./set-tally.ts";
import type { SkillOutlook } from "./skill-outlook.ts";

/** Of many candidates a random part is looked at, so that not everybody gets the same questions. */
const LOOKED_AT = 0.5;
const MANY_CANDIDATES = 8;

/** Questions that are served together: those of a stimulus, or one alone. */
type Unit = readonly ScoredItem[];

/** What a question has to keep to: a chance of success, a share of the domains, a mix of skills. */
interface Limits {
  readonly floor: boolean;
  readonly share: boolean;
  readonly mix: boolean;
}

/** From the strictest on: what a narrow choice of questions cannot keep to is given up in this order. */
const LIMITS: readonly Limits[] = [
  { floor: true, share: true, mix: true },
  { floor: true, share: false, mix: true },
  { floor: false, share: true, mix: true },
  { floor: false, share: false, mix: true },
  { floor: true, share: false, mix: false },
  { floor: false, share: false, mix: false },
];

const fits = ({ tally }: Pick<SetChoice, "tally">, outlook: SkillOutlook, { share, mix }: Limits) =>
  (!share || (hasShare(tally, outlook.skill) && !outlook.isCrowded)) &&
  (!mix || canMix(tally, outlook.skill));

/** Fills the set with what wins most points a minute, one unit after the other. Changes the choice. */
export function takeForGain(choice: SetChoice): void {
  if (isFull(choice)) return;
  const units = unitsOf(choice);
  for (const limits of LIMITS) {
    while (!isFull(choice)) {
      const best = bestUnit(choice, units, limits);
      if (best === null) break;
      for (const { item, pCorrect } of best)
        take(choice, { item, purpose: "gain", redo: "same", pCorrect });
    }
  }
}

function unitsOf(choice: SetChoice): readonly Unit[] {
  const units = new Map<string, ScoredItem[]>();
  for (const scored of scoredOf(choice, lookedAt(choice))) {
    const key = scored.item.stimulusId ?? scored.item.id;
    const unit = units.get(key);
    if (unit === undefined) units.set(key, [scored]);
    else unit.push(scored);
  }
  return [...units.values()];
}

function lookedAt({ unseen, request: { size, random } }: SetChoice): readonly SkilledItem[] {
  if (unseen.length < MANY_CANDIDATES * size) return unseen;
  const kept = new Map<string, boolean>();
  return unseen.filter(({ item: { stimulusId } }) => {
    if (stimulusId === null) return random() < LOOKED_AT;
    const isKept = kept.get(stimulusId) ?? random() < LOOKED_AT;
    kept.set(stimulusId, isKept);
    return isKept;
  });
}

function bestUnit(choice: SetChoice, units: readonly Unit[], limits: Limits): Unit | null {
  const outlooks = [...choice.outlooks.values()];
  const fitting = new Set(outlooks.filter((outlook) => fits(choice, outlook, limits)));
  const isAble = ({ item, outlook, pCorrect }: ScoredItem) =>
    fitting.has(outlook) &&
    (!limits.floor || pCorrect >= LEAST_P_CORRECT) &&
    isNew(choice.tally, item);
  let best: Unit | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const unit of units) {
    const part = unit.length === 1 ? unit : fittingPart(choice, unit.filter(isAble), limits);
    const [first] = part;
    if (first === undefined || !isAble(first)) continue;
    const worth = part.reduce((sum, scored) => sum + worthOf(choice, scored), 0) / part.length;
    if (worth > most) [best, most] = [part, worth];
  }
  return best;
}

/** The first of the questions of a stimulus that fit in together. */
function fittingPart({ tally, chosen, request }: SetChoice, unit: Unit, limits: Limits): Unit {
  const trial = copyTally(tally);
  const part: ScoredItem[] = [];
  for (const scored of unit) {
    if (part.length === request.size - chosen.length) break;
    if (!isNew(trial, scored.item) || !fits({ tally: trial }, scored.outlook, limits)) continue;
    part.push(scored);
    addToTally(trial, scored.item);
  }
  return part;
}
