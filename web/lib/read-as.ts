import { type RequestOptions, request } from "./http";

/** An answer that this build of the page does not understand, most likely because the site was deployed since. */
export class OutdatedError extends Error {
  override name = "OutdatedError";
  override message = "Jawaban server tidak dikenali. Muat ulang halaman ini untuk memakai versi terbaru.";
}

interface Schema<Answer> {
  safeParse: (value: unknown) => { success: true; data: Answer } | { success: false; error: unknown };
}

/** Calls the server, and reads its answer as `schema` describes it. */
export async function fetchAs<Answer>(
  schema: Schema<Answer>,
  path: string,
  options?: RequestOptions,
): Promise<Answer> {
  return readAs(schema, await request(path, options));
}

/** Reads an answer as `schema` describes it; throws `OutdatedError` where it is something else. */
export async function readAs<Answer>(schema: Schema<Answer>, response: Response): Promise<Answer> {
  const read = schema.safeParse(await response.json().catch(passOnLoss));
  if (read.success) return read.data;
  throw new OutdatedError(undefined, { cause: read.error });
}

/** What is no JSON is no answer of ours; a body that breaks off is one that did not come. */
function passOnLoss(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error;
}
