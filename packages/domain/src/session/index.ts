export * from "./accept-attempt.ts";
export * from "./item-work.ts";
export * from "./practice-settings.ts";
export * from "./select-items.ts";
export * from "./time-limit.ts";
