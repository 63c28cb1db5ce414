import { countWords } from "@lexiquant/domain/kernel";
import { CloudOff, FileClock } from "lucide-react";
import type { ReactNode } from "react";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import type { EssayWriting } from "./use-essay-writing.ts";

/** What happens to text that cannot be sent, and texts that are older or newer than this one; silent while all is well. */
export function TextBanners({ writing }: { readonly writing: EssayWriting }) {
  const { waiting, leftBehind, newerElsewhere } = writing;
  return (
    <div role="status">
      {waiting !== null && (
        <Banner
          icon={<CloudOff aria-hidden size={18} className="shrink-0 text-caution" />}
          text="Not sent yet. Your text is kept in this browser and goes to the server as soon as it can."
        >
          <Button size="small" look="quiet" onClick={() => void writing.flush()}>
            Try now
          </Button>
        </Banner>
      )}
      {newerElsewhere && (
        <Banner
          icon={<FileClock aria-hidden size={18} className="shrink-0 text-caution" />}
          text="A newer text of this essay was saved in another window or on another device. What you type here is kept in this browser only until you choose."
        >
          <Button size="small" onClick={writing.showNewer}>
            Show the newer text
          </Button>
          <Button size="small" look="quiet" onClick={writing.keepThis}>
            Keep this one
          </Button>
        </Banner>
      )}
      {leftBehind !== null && (
        <Banner
          icon={<FileClock aria-hidden size={18} className="shrink-0 text-caution" />}
          text={`This browser holds another text of this essay (${plural(countWords(leftBehind), "word")}) that never reached the server. You see the text that was saved last.`}
        >
          <Button size="small" onClick={writing.takeLeftBehind}>
            Use it instead
          </Button>
          <Button size="small" look="quiet" onClick={writing.dropLeftBehind}>
            Discard it
          </Button>
        </Banner>
      )}
    </div>
  );
}

interface BannerProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}

function Banner({ icon, text, children }: BannerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-caution border-b bg-caution-tint px-4 py-2 text-15 sm:px-5">
      {icon}
      <p className="min-w-48 flex-1">{text}</p>
      {children}
    </div>
  );
}
