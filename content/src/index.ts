export type { Misconception } from "./authored-item.ts";
export { type Bank, bankFromJson, bankToJson, type KnowledgeComponent } from "./bank.ts";
