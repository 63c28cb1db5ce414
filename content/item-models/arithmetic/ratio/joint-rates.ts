import { Fraction, grouped } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

export type SceneName = "printers" | "taps" | "weavers";

/** `machines` do `output` in `time`; asked is a part of the same for other numbers. */
export interface JointRates {
  readonly scene: SceneName;
  readonly machines: number;
  readonly output: number;
  readonly time: number;
  readonly otherMachines: number;
  readonly otherOutput: number;
  readonly otherTime: number;
  /** Quantity B. */
  readonly bound: number;
  readonly sameRate: boolean;
}

/** Quantity A where all rates are alike: a time, an output or a number of machines. */
export function quantityOf(parameters: Omit<JointRates, "bound" | "sameRate">): Fraction {
  const { scene, machines, output, time, otherMachines, otherOutput, otherTime } = parameters;
  const single = new Fraction(output).div(machines).div(time);
  switch (scene) {
    case "printers":
      return new Fraction(otherOutput).div(single).div(otherMachines);
    case "taps":
      return single.mul(otherMachines).mul(otherTime);
    default:
      return new Fraction(otherOutput).div(single).div(otherTime);
  }
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  readonly one: string;
  readonly many: string;
  readonly goods: string;
  readonly unit: string;
}

export function wordsOf(parameters: JointRates): Words {
  const { scene, machines, output, time, otherMachines, otherOutput, otherTime, sameRate } =
    parameters;
  switch (scene) {
    case "printers":
      return {
        stem: sameRate
          ? `A shop has ${machines} printers, all of which work at the same constant rate. Working together, they produce ${grouped(output)} posters in ${time} minutes.`
          : `A shop has ${machines} printers. Each printer works at its own constant rate, and the rates are not necessarily the same. Working together, the ${machines} printers produce ${grouped(output)} posters in ${time} minutes.`,
        quantityA: `The number of minutes that ${otherMachines} of the printers need, working together, to produce ${grouped(otherOutput)} posters`,
        one: "one printer",
        many: "printers",
        goods: "posters",
        unit: "minutes",
      };
    case "taps":
      return {
        stem: sameRate
          ? `A pool has ${machines} taps, all of which let in water at the same constant rate. When all of them are open, ${grouped(output)} liters flow in every ${time} minutes.`
          : `A pool has ${machines} taps. Each tap lets in water at its own constant rate, and the rates are not necessarily the same. When all of the taps are open, ${grouped(output)} liters flow in every ${time} minutes.`,
        quantityA: `The number of liters that flow in when just ${otherMachines} of the taps are open for ${otherTime} minutes`,
        one: "one tap",
        many: "taps",
        goods: "liters",
        unit: "liters",
      };
    default:
      return {
        stem: `In a workshop, all weavers work at the same constant rate, and ${machines} weavers working together finish ${output} baskets in ${time} hours.`,
        quantityA: `The least number of weavers who, working together at this rate, can finish ${otherOutput} baskets in ${otherTime} hours`,
        one: "one weaver",
        many: "weavers",
        goods: "baskets",
        unit: "weavers",
      };
  }
}

/** The result with one proportion turned round: more machines taken to need more time, and so on. */
export function invertedValue(parameters: JointRates): Fraction {
  const { machines, otherMachines, time, otherTime, scene } = parameters;
  const wrongWay =
    scene === "weavers" ? new Fraction(otherTime, time) : new Fraction(otherMachines, machines);
  const factor = wrongWay.mul(wrongWay);
  return scene === "taps" ? quantityOf(parameters).div(factor) : quantityOf(parameters).mul(factor);
}

/** What the extreme shares of unequal machines do to Quantity A. */
export function unequalTexts(parameters: JointRates): { more: string; less: string } {
  const { otherMachines, scene } = parameters;
  const { many } = wordsOf(parameters);
  const fast = `if the ${otherMachines} ${many} are much faster than the others`;
  const slow = `if the ${otherMachines} ${many} are much slower than the others`;
  return scene === "taps"
    ? { more: `${fast}, Quantity A is greater`, less: `${slow}, it is less` }
    : { more: `${slow}, Quantity A is greater`, less: `${fast}, it is less` };
}

/** The computation with equal rates, in TeX and in plain signs. */
export function sumOf(parameters: JointRates): { tex: string; plain: string } {
  const { scene, machines, output, time, otherMachines, otherOutput, otherTime } = parameters;
  const single = frac(output, `${machines} \\cdot ${time}`);
  switch (scene) {
    case "printers":
      return {
        tex: `${otherOutput} \\div (${otherMachines} \\cdot ${single})`,
        plain: `${otherOutput}/(${otherMachines}*${output}/(${machines}*${time}))`,
      };
    case "taps":
      return {
        tex: `${otherMachines} \\cdot ${otherTime} \\cdot ${single}`,
        plain: `${otherMachines}*${otherTime}*${output}/(${machines}*${time})`,
      };
    default:
      return {
        tex: `${otherOutput} \\div (${otherTime} \\cdot ${single})`,
        plain: `${otherOutput}/(${otherTime}*${output}/(${machines}*${time}))`,
      };
  }
}
