import type { Lesson } from "@lexiquant/contract";
import { useAuth } from "../../lib/auth-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SignInInvitation } from "../../ui/sign-in-invitation.tsx";

/** From reading on to doing: a set on this topic alone. */
export function PractiseTopic({ topicId }: { readonly topicId: Lesson["id"] }) {
  const { state } = useAuth();
  if (state.status !== "signed-in") {
    return (
      <SignInInvitation reason="Practice is kept in your account. Sign in to try questions on this topic." />
    );
  }
  return (
    <section aria-labelledby="practise-topic">
      <h2 id="practise-topic" className="text-22">
        Now with questions
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-15 text-soft-ink">A set on this topic alone.</p>
      <ButtonLink to={`/practice/filters?mode=topic&topic=${topicId}`} look="primary">
        Practise this topic
      </ButtonLink>
    </section>
  );
}
