import { type ExampleUtterance, trainIntentClassifier } from "@lexiquant/domain/tutor";
import type { TutorDependencies, TutorServices } from "./dependencies.ts";
import { openAllowance } from "./model/allowance.ts";
import type { ModelVoice } from "./model/model-voice.ts";
import { openReplyCache } from "./model/reply-cache.ts";
import { openLibrary } from "./tutor-library.ts";

/** Indexes everything and fits recognition once at start, which takes about half a second with the whole library. */
export function tutorServices(dependencies: TutorDependencies): TutorServices {
  const { bank, library, wordNet } = dependencies;
  return {
    ...dependencies,
    shelf: openLibrary(bank, library, wordNet),
    recognise: trainIntentClassifier(examplesOf(library)),
    voice: voiceOf(dependencies),
  };
}

function voiceOf({ languageModel, clock, database }: TutorDependencies): ModelVoice | null {
  if (languageModel === null) return null;
  const { model, tokensPerDay, onFailure } = languageModel;
  const allowance = openAllowance({ database, clock, tokensPerDay });
  return { model, allowance, cache: openReplyCache(), clock, onFailure };
}

function examplesOf(library: TutorDependencies["library"]): ExampleUtterance[] {
  return library.utterances.flatMap(
    ({ id, says }) => says.map((text) => ({ intent: id as ExampleUtterance["intent"], text })), // the library's test knows the ids
  );
}
