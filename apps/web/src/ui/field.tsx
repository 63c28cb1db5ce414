import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

const CONTROL =
  "w-full rounded-desk border border-edge bg-raised px-3 text-16 text-ink placeholder:text-soft-ink hover:border-ink aria-invalid:border-wrong";

interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, in words; also marks the control as invalid. */
  readonly error?: string | null;
}

interface FieldParts extends FieldFrame {
  readonly children: (control: {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** A label, its control, a hint and an error, tied together for screen readers. */
function Field({ label, hint, error, children }: FieldParts) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== "";
  const described = [hint !== undefined && `${id}-hint`, wrong && `${id}-error`].filter(Boolean);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-15">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": wrong || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-13 text-soft-ink">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="text-15 text-wrong">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = ComponentProps<"input"> & FieldFrame;

export function TextField({ label, hint, error = null, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input {...rest} {...control} className={classNames(CONTROL, "min-h-11", className)} />
      )}
    </Field>
  );
}

type TextAreaProps = ComponentProps<"textarea"> & FieldFrame;

export function TextAreaField({ label, hint, error = null, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={classNames(CONTROL, "py-2 leading-relaxed", className)}
        />
      )}
    </Field>
  );
}

type SelectProps = ComponentProps<"select"> & FieldFrame;

export function SelectField({ label, hint, error = null, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...rest} {...control} className={classNames(CONTROL, "min-h-11", className)} />
      )}
    </Field>
  );
}
