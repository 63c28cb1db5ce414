import type { LanguageModel as SdkModel } from "ai";
import type { ModelSettings } from "./model-settings.ts";

/** The provider's own client, loaded only where it is the one configured. */
export async function openProvider(settings: ModelSettings): Promise<SdkModel> {
  const { model } = settings;
  const apiKey = settings.apiKey ?? undefined;
  const address = settings.baseUrl === null ? {} : { baseURL: settings.baseUrl };
  switch (settings.provider) {
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      // An empty key, not an absent one: the client would look for one in variables of its own.
      return createAnthropic({ ...address, apiKey: apiKey ?? "" })(model);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ ...address, apiKey: apiKey ?? "" })(model);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const baseURL = settings.baseUrl;
      if (baseURL === null) throw new TypeError("an OpenAI-compatible server needs an address");
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL,
        includeUsage: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model);
    }
  }
}
