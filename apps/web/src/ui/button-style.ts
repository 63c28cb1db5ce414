import { classNames } from "./class-names.ts";

type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "small" | "medium" | "large";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong border border-transparent",
  secondary: "bg-raised text-ink border border-edge hover:border-ink hover:bg-sunk",
  quiet: "bg-transparent text-ink border border-transparent hover:bg-sunk",
  danger: "bg-raised text-wrong border border-wrong hover:bg-wrong-tint",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-15 gap-1.5",
  medium: "min-h-11 px-4 text-15 gap-2",
  large: "min-h-13 px-6 text-16 gap-2.5",
};

export interface ButtonStyle {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** The classes that buttons and links that look like buttons share. */
export function buttonClass({ look = "secondary", size = "medium", className }: ButtonStyle) {
  return classNames(
    "inline-flex select-none items-center justify-center rounded-desk font-medium no-underline transition-colors",
    "disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:cursor-not-allowed",
    LOOKS[look],
    SIZES[size],
    className,
  );
}
