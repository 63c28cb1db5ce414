import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** Accessible name, and the text of the tooltip. */
  readonly label: string;
  /** Key that does the same, shown in the tooltip. */
  readonly shortcut?: string;
}

/** A square button with an icon alone; its name shows as a tooltip. Needs `TooltipProvider` above it. */
export function IconButton({ label, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <Button
        look="quiet"
        {...rest}
        aria-label={label}
        className={classNames("aspect-square px-0!", className)}
      />
    </Tooltip>
  );
}
