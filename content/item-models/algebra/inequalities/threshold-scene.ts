import type { Chance } from "../../kit/chance.ts";
import type { ModelStep, Slip } from "../../kit/item-model.ts";

/** Fixed amounts and amounts per unit; what they mean is the scene's matter. */
interface Numbers {
  readonly fixed: number;
  readonly other: number;
  readonly gain: number;
  readonly loss: number;
}

interface Words {
  readonly stem: string;
  readonly asked: string;
  readonly inequality: string;
  readonly solved: string;
  readonly rounding: string;
  readonly proof: string;
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly fasterWay: string;
}

export interface ThresholdScene {
  readonly difficulty: 1 | 2 | 3;
  readonly draw: (chance: Chance) => Numbers | null;
  readonly key: (numbers: Numbers) => number;
  readonly words: (numbers: Numbers) => Words;
  readonly slips: (numbers: Numbers) => readonly (Slip & { readonly value: number })[];
  readonly simulate: (numbers: Numbers) => number;
}

export interface ThresholdParameters {
  readonly scene: ThresholdScene;
  readonly numbers: Numbers;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}
