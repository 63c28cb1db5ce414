export * from "./accept-attempt.ts";
export * from "./item-work.ts";
export * from "./practice-progress.ts";
export * from "./practice-progress-choices.ts";
export * from "./practice-progress-status.ts";
export * from "./practice-settings.ts";
export * from "./select-items.ts";
export * from "./time-limit.ts";
