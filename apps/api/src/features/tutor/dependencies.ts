import type { IntentClassifier } from "@lexiquant/domain/tutor";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ModelVoice } from "./model/model-voice.ts";
import type { openLibrary } from "./tutor-library.ts";

/** What the tutor needs of the application. */
export type TutorDependencies = Pick<
  Dependencies,
  "algebra" | "bank" | "clock" | "database" | "languageModel" | "library" | "wordNet"
>;

/** The same, with everything indexed once at start. */
export interface TutorServices extends TutorDependencies {
  readonly index: ItemIndex;
  readonly served: ItemIndex;
  readonly shelf: ReturnType<typeof openLibrary>;
  readonly recognise: IntentClassifier;
  /** Null where no language model is configured. */
  readonly voice: ModelVoice | null;
}
