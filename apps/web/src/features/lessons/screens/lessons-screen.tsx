import type { LessonSummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { LESSONS_ADDRESS } from "../../../items/lesson-address.ts";
import { useAuth } from "../../../lib/auth-context.ts";
import { plural } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/field.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { findLessons } from "../find-lessons.ts";
import { LessonList } from "../lesson-list.tsx";
import { lessonsQuery } from "../lesson-queries.ts";

export function LessonsScreen() {
  const { state } = useAuth();
  const lessons = useQuery(lessonsQuery);
  if (lessons.isPending) return <LoadingLogo label="The lessons are loading" />;
  return (
    <Page
      title="Lessons"
      lead="One short page per topic: the idea, its formulas, an example to try, and the pitfalls."
    >
      <div className="flex flex-col gap-12">
        {lessons.isError ? (
          <InlineFailure
            title="The lessons could not be loaded."
            error={lessons.error}
            onRetry={() => void lessons.refetch()}
            retrying={lessons.isFetching}
          />
        ) : (
          <Lessons lessons={lessons.data.lessons} />
        )}
        {state.status === "signed-out" && (
          <SignInInvitation reason="The lessons are open to everybody. Sign in to practice what they teach." />
        )}
      </div>
    </Page>
  );
}

/** What is looked for: in the address, so that coming back from a lesson finds the list as it was left. */
function useSearchText(): [string, (text: string) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Typing must not wait for the address to follow.
  const [text, setText] = useState(query.get("find") ?? "");
  return [
    text,
    (next) => {
      setText(next);
      const search = next === "" ? "" : `&find=${encodeURIComponent(next)}`;
      void navigate(LESSONS_ADDRESS + search, { replace: true, preventScrollReset: true });
    },
  ];
}

function Lessons({ lessons }: { readonly lessons: readonly LessonSummary[] }) {
  const [text, setText] = useSearchText();
  const found = findLessons(lessons, text);
  return (
    <>
      <div className="flex max-w-md flex-col gap-2">
        <TextField
          type="search"
          label="Find a lesson"
          hint="By what it teaches, such as “standard deviation”, “irony” or “Pythagoras”."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="figures text-15 text-soft-ink">
          {plural(found.length, "lesson")}
        </p>
      </div>
      {found.length > 0 ? (
        <LessonList lessons={found} />
      ) : (
        <EmptyState
          title="No lesson has these words"
          action={<Button onClick={() => setText("")}>Show all lessons</Button>}
        >
          Try one word, or its beginning.
        </EmptyState>
      )}
    </>
  );
}
