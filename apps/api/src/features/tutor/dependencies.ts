import type { ItemId } from "@lexiquant/domain/kernel";
import type { IntentClassifier } from "@lexiquant/domain/tutor";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ModelVoice } from "./model/model-voice.ts";
import type { openLibrary } from "./tutor-library.ts";

/** What the tutor needs of the application. */
export type TutorDependencies = Pick<
  Dependencies,
  "algebra" | "bank" | "clock" | "database" | "exams" | "languageModel" | "library" | "wordNet"
>;

/** The same, with everything indexed once at start. */
export interface TutorServices extends TutorDependencies {
  readonly index: ItemIndex;
  readonly served: ItemIndex;
  /** What mock exams are made of; kept from a student who has not met it yet. */
  readonly panelItems: ReadonlySet<ItemId>;
  readonly shelf: ReturnType<typeof openLibrary>;
  readonly recognise: IntentClassifier;
  /** Null where no language model is configured. */
  readonly voice: ModelVoice | null;
}
