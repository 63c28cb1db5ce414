import type { TutorIntent } from "./intents.ts";
import type { Slots } from "./utterance.ts";

/** What is wanted, as far as it was understood. */
export interface Wanted<Intent = TutorIntent> {
  readonly intent: Intent;
  readonly slots: Slots;
  /** As typed; empty where a button was pressed. */
  readonly text: string;
}
