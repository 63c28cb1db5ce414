import { CloudOff, Info } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { OutboxStatus } from "../outbox/outbox.ts";
import type { WaitingReason } from "../sending/failure-outcome.ts";

interface DeliveryBannerProps {
  readonly status: OutboxStatus;
  readonly notice: string | null;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

const WAITING_TEXTS: Record<WaitingReason, string> = {
  offline:
    "Not sent yet: you are offline. Your answer is saved here and will go as soon as the network returns.",
  server:
    "Not sent yet: the server does not answer. Your answer is saved here and will go as soon as it does.",
  "signed-out":
    "Not sent yet: you are signed out. Your answer is saved here and will go once you have signed in again.",
};

/** What happens to answers on their way; silent while all is well. */
export function DeliveryBanner({ status, notice, onDismiss, onRetry }: DeliveryBannerProps) {
  return (
    <div role="status">
      {status.waiting !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-caution border-b bg-caution-tint px-4 py-2 text-15 sm:px-5">
          <CloudOff aria-hidden size={18} className="shrink-0 text-caution" />
          <p className="min-w-48 flex-1">{WAITING_TEXTS[status.waiting]}</p>
          <Button size="small" look="quiet" onClick={onRetry}>
            Try now
          </Button>
        </div>
      )}
      {notice !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunk px-4 py-2 text-15 sm:px-5">
          <Info aria-hidden size={18} className="shrink-0 text-soft-ink" />
          <p className="min-w-48 flex-1">{notice}</p>
          <Button size="small" look="quiet" onClick={onDismiss}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}
