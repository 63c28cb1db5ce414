import type { ItemId, SessionId } from "@lexiquant/domain/kernel";

/** A question is one conversation, wherever it is met. */
export const itemKey = (itemId: ItemId) => `item:${itemId}`;
/** The debrief of a session. */
export const sessionKey = (sessionId: SessionId) => `session:${sessionId}`;
