import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const TOOLTIP_DELAY_MS = 700;

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>{children}</Radix.Provider>;
}

interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** One element that takes a ref and event handlers. */
  readonly children: ReactNode;
}

export function Tooltip({ text, shortcut, side = "top", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-72 items-center gap-2 rounded-small bg-ink px-2.5 py-1.5 text-13 text-paper shadow-float"
        >
          {text}
          {shortcut !== undefined && (
            <kbd className="rounded-small border border-soft-ink px-1 font-sans">{shortcut}</kbd>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
