import { type ItemParameters, itemInformation } from "../irt/index.ts";

/**
 * What modules are compared by: the information of an item as if nobody guessed. Guessing is a property of the type,
 * and the blueprint fixes the types.
 */
export function informationWithoutGuessing(item: ItemParameters, theta: number): number {
  return itemInformation({ ...item, guessing: 0 }, theta);
}
