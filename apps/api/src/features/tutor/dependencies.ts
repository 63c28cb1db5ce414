import type { IntentClassifier } from "@lexiquant/domain/tutor";
import type { Dependencies } from "../../dependencies.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import type { ModelVoice } from "./model/model-voice.ts";
import type { openLibrary } from "./tutor-library.ts";

/** What the tutor needs of the application, the bank put in order and what is known of students among it. */
export type TutorDependencies = PracticeStateContext &
  Pick<Dependencies, "algebra" | "languageModel" | "library" | "wordNet">;

/** The same, with everything indexed once at start. */
export interface TutorServices extends TutorDependencies {
  readonly shelf: ReturnType<typeof openLibrary>;
  readonly recognise: IntentClassifier;
  /** Null where no language model is configured. */
  readonly voice: ModelVoice | null;
}
