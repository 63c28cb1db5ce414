import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Said under the title and to screen readers. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
}

/** Radix gives the focus back to its own trigger; a dialog that is opened from outside has none. */
function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A modal window: the focus stays inside, Escape and the cross close it, and the focus goes back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, wide = false } = props;
  const undescribed = description === undefined ? { "aria-describedby": undefined } : {};
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...undescribed}
          {...returnFocus}
          className={classNames(
            "sheet animate-rise fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 flex-col shadow-float short:block short:overflow-y-auto",
            wide ? "max-w-3xl" : "max-w-lg",
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-22">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-15 text-soft-ink">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button look="quiet" size="small" aria-label="Close" className="aspect-square px-0!">
                <X aria-hidden size={18} />
              </Button>
            </Radix.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-5 py-4">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
