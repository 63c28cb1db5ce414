export * from "./item-work.ts";
export * from "./practice-settings.ts";
