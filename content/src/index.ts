export type { Misconception } from "./authored-item.ts";
export { type Bank, bankFromJson, bankToJson, type KnowledgeComponent } from "./bank.ts";
export { fingerprintOf } from "./published-models.ts";
export { ContentError, readBank } from "./read-bank.ts";
