import { useAuth } from "../lib/auth-context.ts";

interface SignInInvitationProps {
  /** What signing in would bring here, in a sentence. */
  readonly reason: string;
}

/** Stands in a screen's place for signed-out visitors; the server is what enforces access. */
export function SignInInvitation({ reason }: SignInInvitationProps) {
  const { signInButton } = useAuth();
  return (
    <section aria-label="Sign in" className="sheet flex max-w-xl flex-col items-start gap-4 p-6">
      <h2 className="text-22">Sign in to go on</h2>
      <p className="text-soft-ink">{reason}</p>
      {signInButton("screen_btn")}
    </section>
  );
}
