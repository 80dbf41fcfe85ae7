/**
 * The answer of `work`. When it takes more than `ms` milliseconds the wait ends with `late`, with what it makes, or
 * with an Error that names it; the work goes on.
 */
export function within<T>(ms: number, late: string | Error | (() => Error), work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(toError(late, ms)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function toError(late: string | Error | (() => Error), ms: number): Error {
  if (typeof late === "function") return late();
  return typeof late === "string" ? new Error(`${late} took more than ${ms} ms`) : late;
}
