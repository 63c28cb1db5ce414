import type { PracticeSession } from "@lexiquant/contract";
import { sessionIdSchema } from "@lexiquant/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { z } from "zod";
import { useAuth } from "../../../lib/auth-context.ts";
import { onDemand } from "../../../lib/on-demand.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { queuedAnnotations } from "../session/queued-requests.ts";
import { sessionQuery } from "../session/session-query.ts";
import { SessionRunner } from "../session/session-runner.tsx";
import { readEssayId } from "../writing/essay-query.ts";

const SittingScreen = onDemand(
  async () => (await import("../exam/sitting/sitting-screen.tsx")).SittingScreen,
);
const WritingScreen = onDemand(
  async () => (await import("../writing/session/writing-screen.tsx")).WritingScreen,
);
const WordsScreen = onDemand(
  async () => (await import("../vocabulary/session/words-screen.tsx")).WordsScreen,
);
const examIdSchema = z.uuid();

/** A practice session (`?id=`), an exam (`?exam=`), an essay (`?essay=`) or a session of words (`?words=`). */
export function SessionScreen() {
  const [query] = useSearchParams();
  const { state } = useAuth();
  const exam = examIdSchema.safeParse(query.get("exam"));
  const essayId = readEssayId(query.get("essay"));
  const words = sessionIdSchema.safeParse(query.get("words"));
  const id = sessionIdSchema.safeParse(query.get("id"));
  if (state.status !== "signed-in") {
    return (
      <Page title="Practice session">
        <SignInInvitation reason="A session belongs to your account. Sign in, and it goes on where you stopped." />
      </Page>
    );
  }
  if (exam.success) return <SittingScreen key={exam.data} examId={exam.data} />;
  if (essayId !== null) return <WritingScreen key={essayId} essayId={essayId} />;
  if (words.success) return <WordsScreen key={words.data} id={words.data} />;
  return id.success ? <LoadedSession key={id.data} id={id.data} /> : <NoSession />;
}

function LoadedSession({ id }: { readonly id: PracticeSession["id"] }) {
  const session = useQuery(sessionQuery(id));
  if (session.data !== undefined) return <SessionOrResults session={session.data} />;
  if (session.isPending) return <LoadingLogo label="Your session is loading" />;
  return (
    <Page title="Practice session">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The session could not be opened."
          error={session.error}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching}
        />
        <ButtonLink to="/practice/mode">Choose another practice</ButtonLink>
      </div>
    </Page>
  );
}

function SessionOrResults({ session }: { readonly session: PracticeSession }) {
  const { entries } = browserOutbox().status();
  if (session.items.length === 0) return <NoSession />;
  if (session.status === "closed") {
    return <Navigate to={`/practice/results?id=${session.id}`} replace />;
  }
  const queued = queuedAnnotations(entries);
  const items = session.items.map((item) => ({
    ...item,
    annotation: queued.get(item.item.id) ?? item.annotation,
  }));
  return <SessionRunner session={queued.size === 0 ? session : { ...session, items }} />;
}

function NoSession() {
  return (
    <Page title="No session here" lead="The address names no practice session.">
      <ButtonLink to="/practice/mode" look="primary">
        Choose a practice
      </ButtonLink>
    </Page>
  );
}
