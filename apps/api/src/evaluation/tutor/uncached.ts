import type { TutorServices } from "../../features/tutor/dependencies.ts";
import type { ModelVoice } from "../../features/tutor/model/model-voice.ts";

/** The same tutor with each reply asked for anew, and another model where one is given. */
export function uncached(
  services: TutorServices,
  change: Partial<Pick<ModelVoice, "model">> = {},
): TutorServices {
  if (services.voice === null) throw new Error("the laboratory has no model");
  const cache = { find: () => undefined, keep: () => {} };
  return { ...services, voice: { ...services.voice, ...change, cache } };
}
