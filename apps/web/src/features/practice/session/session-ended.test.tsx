import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { practiceSession } from "../../../testing/practice-builders.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import type { OutboxStatus } from "../outbox/outbox.ts";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { closeKey } from "./queued-requests.ts";
import { SessionEnded } from "./session-ended.tsx";

it("an ended session that waits for a connection says where its answers are sent from", () => {
  const session = practiceSession({ items: [TEST_ITEMS["single-choice"]] });
  const closing: OutboxEntry = {
    key: closeKey(session.id),
    request: { name: "closeSession", input: { params: { sessionId: session.id } } },
    owner: "ada",
    stamp: "1",
  };
  const status: OutboxStatus = { entries: [closing], waiting: "offline" };
  renderScreen(<SessionEnded session={session} status={status} banner={null} />);
  expect(screen.getByText(/when you open your practice here again/)).not.toBeNull();
});
