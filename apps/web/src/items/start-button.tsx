import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";
import { type SessionWish, useStartSession } from "./use-start-session.ts";

interface StartButtonProps {
  readonly wish: SessionWish;
  readonly look?: "primary" | "secondary";
  readonly children: ReactNode;
}

/** Starts a set as it is, and says in its place why that was not possible. */
export function StartButton({ wish, look, children }: StartButtonProps) {
  const { start, retry, pending, error } = useStartSession();
  return (
    <>
      <Button look={look} pending={pending} onClick={() => start(wish)}>
        {pending ? "Starting" : children}
      </Button>
      {error !== null && (
        <div className="order-last w-full">
          <InlineFailure
            title="The session was not started."
            error={error}
            onRetry={retry}
            retrying={pending}
          />
        </div>
      )}
    </>
  );
}
