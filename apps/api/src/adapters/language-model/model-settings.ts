export const MODEL_PROVIDERS = ["openai-compatible", "anthropic", "google"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** How to reach a model. From the environment only: nobody else may choose where the server connects to. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Null for the provider's own address. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** Until the first word, the one retry included. */
  readonly firstWordMs: number;
  readonly totalMs: number;
}
