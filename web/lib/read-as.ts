import { type RequestOptions, request } from "./http";

/** A response that this build does not understand, usually because the site was deployed since. */
export class OutdatedError extends Error {
  override name = "OutdatedError";
  override message = "Jawaban server tidak dikenali. Muat ulang halaman ini untuk memakai versi terbaru.";
}

interface Schema<Answer> {
  safeParse: (value: unknown) => { success: true; data: Answer } | { success: false; error: unknown };
}

/** Sends a request and parses its response with `schema`. */
export async function fetchAs<Answer>(
  schema: Schema<Answer>,
  path: string,
  options?: RequestOptions,
): Promise<Answer> {
  return readAs(schema, await request(path, options));
}

/** Parses a response with `schema`; throws `OutdatedError` if it does not match. */
export async function readAs<Answer>(schema: Schema<Answer>, response: Response): Promise<Answer> {
  const read = schema.safeParse(await response.json().catch(rethrowNetworkError));
  if (read.success) return read.data;
  throw new OutdatedError(undefined, { cause: read.error });
}

/** Invalid JSON counts as an unknown response; a truncated body is a network error and is passed on. */
function rethrowNetworkError(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
