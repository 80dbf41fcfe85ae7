import type { FieldErrors, FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "./http";

/** Shows the server's field errors at the inputs; false if none belong to this form. */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  fieldNames: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const failed = fieldNames.filter((name) => error.fields[name]);
  for (const [index, name] of failed.entries()) {
    setError(name, { type: "server", message: error.fields[name] ?? "" }, { shouldFocus: index === 0 });
  }
  return failed.length > 0;
}

/** The errors of a form by path, such as `sources.0.url`. */
export function messagesByPath(errors: FieldErrors, before = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      if (!error) return [];
      const { message } = error;
      if (typeof message === "string") return [[before + name, message]];
      return Object.entries(messagesByPath(error as FieldErrors, `${before}${name}.`));
    }),
  );
}
