import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The input; give it `id`, `aria-describedby` and `aria-invalid` from `fieldAria`. */
  children: ReactNode;
}

/** A labelled input with its hint and its error message. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      {children}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Attributes that connect an input with its hint and error. */
export function fieldAria(id: string, error: string | undefined, hint?: string) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described || undefined,
  };
}
