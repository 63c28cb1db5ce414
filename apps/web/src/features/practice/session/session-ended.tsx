import type { PracticeSession } from "@lexiquant/contract";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import type { OutboxStatus } from "../outbox/outbox.ts";
import { isClosing } from "./queued-requests.ts";

interface SessionEndedProps {
  readonly session: PracticeSession;
  readonly status: OutboxStatus;
  readonly banner: ReactNode;
}

/** Waits until the server knows of the end, then shows the results. */
export function SessionEnded({ session, status, banner }: SessionEndedProps) {
  const navigate = useNavigate();
  const closing = isClosing(status.entries, session.id);
  useEffect(() => {
    if (!closing) void navigate(`/practice/results?id=${session.id}`, { replace: true });
  }, [closing, navigate, session.id]);
  if (status.waiting === null) return <LoadingLogo label="Your results are on their way" />;
  return (
    <>
      {banner}
      <Page title="The session has ended" lead="Your results follow once everything is sent.">
        <p className="max-w-prose">
          All your answers are saved in this browser. You can close this page: they are sent, in
          order, when you open your practice here again with a connection.
        </p>
      </Page>
    </>
  );
}
