import type { RelationVerdict } from "@lexiquant/domain/tutor";
/**
 * Judges steps as students type them, each after the one before it. Numbers are computed with 64 digits. Letters stand
 * for all real numbers for which both sides exist, unless `given` says what they are. A step that holds for some values
 * only is right when it has the same solutions as the step before it, and an expression when it equals the one before.
 */
export declare function checkRelations(
  typed: readonly string[],
  given: Readonly<Record<string, string>>,
): RelationVerdict[];
