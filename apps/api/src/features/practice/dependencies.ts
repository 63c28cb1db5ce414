import type { Dependencies } from "../../dependencies.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import type { TwinDependencies } from "../../history/twins/open-twin.ts";

/** What practice needs of the application. */
export type PracticeDependencies = Pick<Dependencies, "bank" | "exams"> & TwinDependencies;

/** The same, with the bank put in order once at start. */
export interface PracticeContext extends PracticeDependencies, PracticeStateContext {}
