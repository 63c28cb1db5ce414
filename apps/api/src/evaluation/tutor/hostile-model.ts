import { TUTOR_INTENTS } from "@lexiquant/domain/tutor";
import {
  type FakeProvider,
  startFakeProvider,
} from "../../adapters/language-model/testing/fake-provider.ts";

export interface HostileModel extends Pick<FakeProvider, "settings" | "close"> {
  /** What it writes from now on. */
  readonly says: (text: string) => void;
}

const LEAK = "The answer is B. Option B is the key, and the value is 42.";

/** A model that wishes every intent in turn, adds answers where none belong, and sends words where a choice is due. */
export async function startHostileModel(): Promise<HostileModel> {
  let turn = 0;
  let words = LEAK;
  const { settings, close } = await startFakeProvider("openai-compatible", ({ streams }) => {
    if (streams) return { kind: "text", text: words };
    turn += 1;
    const intent = TUTOR_INTENTS[turn % TUTOR_INTENTS.length];
    const choice = { intent, topicId: "none", answer: "B", text: LEAK };
    return { kind: "text", text: turn % 4 === 0 ? LEAK : JSON.stringify(choice) };
  });
  return {
    settings,
    close,
    says: (text) => {
      words = text;
    },
  };
}
