import type { ItemFlag } from "@lexiquant/domain/irt";
import type { Measure } from "@lexiquant/domain/item";
import type { AttemptId, ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Generated } from "kysely";
import type { Json } from "./json-column.ts";

interface StudentAbilitiesTable {
  user_id: UserId;
  measure: Measure;
  /** Logits. */
  mean: number;
  variance: number;
  answers: number;
}

/** Why an answer says nothing of its item. */
export type Exclusion = "twin" | "outdated" | "rapid";

/** Every first attempt that calibration has looked at; a student has one per item. */
interface CalibrationAnswersTable {
  user_id: UserId;
  item_id: ItemId;
  attempt_id: AttemptId;
  item_version: number;
  correct: boolean;
  /** What was given instead of the key, in one word that is equal for equal responses. */
  wrong_choice: string | null;
  /** What was expected before it; null where it is excluded. */
  p_correct: number | null;
  exclusion: Exclusion | null;
  submitted_at: Date;
}

interface ItemBeliefsTable {
  item_id: ItemId;
  /** The version that was answered; answers to another one start anew. */
  item_version: number;
  /** Logits. */
  mean: number;
  variance: number;
  /** Of the answers' times. */
  mean_log_seconds: number;
  answers: number;
}

interface CalibrationProgressTable {
  id: number;
  /** What was released up to here has been looked at, but for what was committed late. */
  released_until: Date | null;
  /** Answers that no refit has used. */
  new_answers: number;
  /** Who refits, and until when nobody else does. */
  refit_holder: string | null;
  refit_until: Date | null;
}

interface CalibrationRunsTable {
  version: Generated<number>;
  created_at: Date;
  answers: number;
  students: number;
  model: string;
  log_likelihood: number;
  settings: Json<RunSettings>;
}

/** How a run was made and what it found beside the items. */
export interface RunSettings {
  readonly fewestAnswers: number;
  readonly measures: readonly {
    readonly measure: Measure;
    readonly items: number;
    readonly students: number;
    /** Of the students' ability, logits. */
    readonly mean: number;
    readonly hasConverged: boolean;
  }[];
}

interface ItemParametersTable {
  version: number;
  item_id: ItemId;
  item_version: number;
  discrimination: number;
  difficulty: number;
  guessing: number;
  discrimination_error: number | null;
  difficulty_error: number;
  answers: number;
  point_biserial: number | null;
  flags: Json<readonly ItemFlag[]>;
  /** Left out of scores. */
  quarantined: boolean;
}

/** What answers say of items, and of the students who gave them. */
export interface CalibrationTables {
  student_abilities: StudentAbilitiesTable;
  calibration_answers: CalibrationAnswersTable;
  item_beliefs: ItemBeliefsTable;
  calibration_progress: CalibrationProgressTable;
  calibration_runs: CalibrationRunsTable;
  item_parameters: ItemParametersTable;
}
