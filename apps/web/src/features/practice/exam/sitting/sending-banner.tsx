import { CloudOff } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import type { WaitingReason } from "../../sending/failure-outcome.ts";

const WAITING_TEXTS: Record<WaitingReason, string> = {
  offline:
    "You are offline. Your answers are kept here and go as soon as the network returns. The clock runs on, and what arrives after its end is not scored.",
  server:
    "The server does not answer. Your answers are kept here and go as soon as it does. The clock runs on, and what arrives after its end is not scored.",
  "signed-out":
    "You are signed out. Your answers are kept here and go once you have signed in again. The clock runs on, and what arrives after its end is not scored.",
};

interface SendingBannerProps {
  readonly waiting: WaitingReason | null;
  readonly onRetry: () => void;
}

/** What happens to answers that cannot be sent; silent while all is well. */
export function SendingBanner({ waiting, onRetry }: SendingBannerProps) {
  return (
    <div role="status">
      {waiting !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-caution border-b bg-caution-tint px-4 py-2 text-15 sm:px-5">
          <CloudOff aria-hidden size={18} className="shrink-0 text-caution" />
          <p className="min-w-48 flex-1">{WAITING_TEXTS[waiting]}</p>
          <Button size="small" look="quiet" onClick={onRetry}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
