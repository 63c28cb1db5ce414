import type { Annotation, PracticeSession, SessionItem } from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { annotationKey } from "./queued-requests.ts";
import { keepAnnotation } from "./session-query.ts";

const NONE: Annotation = { marked: false, note: "" };

/** Mark and note of a question: shown at once, sent through the outbox. */
export function useAnnotation(session: PracticeSession, entry: SessionItem | null) {
  const client = useQueryClient();
  const annotation = entry?.annotation ?? NONE;
  const annotate = (change: Partial<Annotation>) => {
    if (entry === null) return;
    const next = { ...annotation, ...change };
    const itemId = entry.item.id;
    keepAnnotation(client, { sessionId: session.id, itemId, annotation: next });
    browserOutbox().add(annotationKey(itemId), {
      name: "saveAnnotation",
      input: { params: { itemId }, body: next },
    });
  };
  return { annotation, annotate };
}
