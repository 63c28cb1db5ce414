import type { RelationVerdict } from "@lexiquant/domain/tutor";
import { type Values } from "./evaluate.ts";
import { type Statement } from "./statement.ts";
/**
 * Whether two conditions have the same solutions: in one letter, tried at fractions in lowest terms with small
 * denominators and at the roots that changes of sign between them show; with more letters, for some values of the others.
 */
export declare function sameSolutions(
  before: Statement,
  after: Statement,
  given: Values,
): RelationVerdict;
