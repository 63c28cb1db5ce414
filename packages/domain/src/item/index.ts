export * from "./figure.ts";
export * from "./item-kind.ts";
export * from "./item-type.ts";
export * from "./keyed-item.ts";
export * from "./markup.ts";
export * from "./public-item.ts";
export * from "./response.ts";
export * from "./stimulus.ts";
export { toPublicItem } from "./to-public-item.ts";
