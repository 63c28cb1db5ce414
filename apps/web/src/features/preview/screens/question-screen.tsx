import type { Question } from "@lexiquant/contract";
import { KIND_NAMES } from "@lexiquant/domain/item";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { questionQuery } from "../../../items/question-lookup.ts";
import { hasRoomBeside } from "../../../items/tutor/has-room-beside.ts";
import { useTutorFocus } from "../../../items/tutor/tutor-focus.ts";
import { TutorPanel } from "../../../items/tutor/tutor-panel.tsx";
import { useAuth } from "../../../lib/auth-context.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { AttemptHistory } from "../attempt-history.tsx";
import { OwnAnnotation } from "../own-annotation.tsx";
import { QuestionCard } from "../question-card.tsx";
import { KeyWithheld, RevealKey } from "../reveal-key.tsx";
import { SimilarQuestions } from "../similar-questions.tsx";
import { TryATwin } from "../try-a-twin.tsx";

export function QuestionScreen() {
  const [query] = useSearchParams();
  const { state } = useAuth();
  const id = itemIdSchema.safeParse(query.get("id"));
  if (state.status !== "signed-in") {
    return (
      <Page title="Question">
        <SignInInvitation reason="Questions are shown with your own history on them. Sign in to look at this one." />
      </Page>
    );
  }
  if (id.success) return <LoadedQuestion key={id.data} id={id.data} />;
  return (
    <Page title="No question here" lead="The address names no question.">
      <ButtonLink to="/practice/mode" look="primary">
        Choose a practice
      </ButtonLink>
    </Page>
  );
}

function LoadedQuestion({ id }: { readonly id: Question["item"]["id"] }) {
  const question = useQuery(questionQuery(id));
  if (question.data !== undefined) return <QuestionView question={question.data} />;
  if (question.isPending) return <LoadingLogo label="The question is loading" />;
  return (
    <Page title="Question">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The question could not be shown."
          error={question.error}
          onRetry={() => void question.refetch()}
          retrying={question.isFetching}
        />
        <ButtonLink to="/practice/mode">Choose a practice</ButtonLink>
      </div>
    </Page>
  );
}

function QuestionView({ question }: { readonly question: Question }) {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState(question.annotation.note);
  const known = question.attempts.length > 0 || question.revealedAt !== null;
  const isWithheld = known || question.inOpenExam;
  const [tutorOpen, setTutorOpen] = useState(hasRoomBeside);
  const tutor = useTutorFocus({
    isOpen: tutorOpen,
    setOpen: setTutorOpen,
    fallbackId: "content",
  });
  const about = (
    <div className="flex min-w-0 flex-col gap-8">
      <OwnAnnotation question={question} note={note} onNote={setNote} />
      <AttemptHistory question={question} />
      <TryATwin question={question} />
      <SimilarQuestions similar={question.similar} />
    </div>
  );
  return (
    <Page
      title={KIND_NAMES[question.kind]}
      lead={`Question ${question.item.id}`}
      aside={
        <Button aria-expanded={tutorOpen} onClick={tutor.toggle}>
          <MessageCircleQuestionMark aria-hidden size={18} />
          Ask the tutor
        </Button>
      }
    >
      <div
        className={classNames(
          "grid items-start gap-8",
          tutorOpen
            ? "min-[1200px]:grid-cols-[minmax(0,1fr)_24rem]"
            : "lg:grid-cols-[minmax(0,1fr)_19rem]",
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <QuestionCard question={question} />
          {question.feedback === null && isWithheld && <KeyWithheld question={question} />}
          {question.feedback === null && !isWithheld && (
            <RevealKey question={question} asking={asking} onAsk={setAsking} />
          )}
          {tutorOpen && about}
        </div>
        {tutorOpen ? (
          <TutorPanel
            scope={{ kind: "question", itemId: question.item.id }}
            stage={question.feedback === null ? "before" : "after"}
            onGiveUp={isWithheld ? null : () => setAsking(true)}
            where="page"
            onClose={tutor.close}
          />
        ) : (
          about
        )}
      </div>
    </Page>
  );
}
