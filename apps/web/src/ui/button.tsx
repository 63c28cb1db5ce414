import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonStyle, buttonClass } from "./button-style.ts";

interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonStyle {
  /** While true the button says so, keeps its place and focus, and ignores clicks. */
  readonly pending?: boolean;
}

export function Button({ look, size, className, pending = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      className={buttonClass({ look, size, className })}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: Omit<LinkProps, "className"> & ButtonStyle) {
  return <Link {...rest} className={buttonClass({ look, size, className })} />;
}
