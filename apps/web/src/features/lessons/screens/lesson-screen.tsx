import type { Lesson } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { LESSONS_ADDRESS } from "../../../items/lesson-address.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { lessonQuery } from "../lesson-queries.ts";
import { LessonView } from "../lesson-view.tsx";

export function LessonScreen() {
  const [query] = useSearchParams();
  const id = knowledgeComponentIdSchema.safeParse(query.get("id"));
  // A lesson of its own for every topic: the next one begins with its example folded.
  if (id.success) return <LoadedLesson key={id.data} topicId={id.data} />;
  return (
    <Page title="No lesson here" lead="The address names no topic.">
      <ButtonLink to={LESSONS_ADDRESS} look="primary">
        All lessons
      </ButtonLink>
    </Page>
  );
}

function LoadedLesson({ topicId }: { readonly topicId: Lesson["id"] }) {
  const lesson = useQuery(lessonQuery(topicId));
  if (lesson.data !== undefined) return <LessonView lesson={lesson.data} />;
  if (lesson.isPending) return <LoadingLogo label="The lesson is loading" />;
  return (
    <Page title="Lesson">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The lesson could not be shown."
          error={lesson.error}
          onRetry={() => void lesson.refetch()}
          retrying={lesson.isFetching}
        />
        <ButtonLink to={LESSONS_ADDRESS}>All lessons</ButtonLink>
      </div>
    </Page>
  );
}
