import { AppError } from "../../app-error";
import { within } from "../../http/within";
import { WriterError, WriterRefusal } from "./writer";

/** How long a person at the screen is kept waiting for the writer. */
export const screenTimeoutMs = 90_000;

/** The writer's answer; after `ms` it is told to stop, and a `WriterError` says that it was late. */
export async function askWithin<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = new WriterError("retry", `Penulis belum selesai setelah ${ms / 1000} detik`);
  try {
    // A writer may go on in spite of the signal; nobody waits for it then.
    return await within(ms, late, ask(controller.signal));
  } catch (error) {
    if (error === late) controller.abort(late);
    throw error;
  }
}

/** A writer's failure as whoever waits is told of it. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  const { fault, message, retryAfter } = error;
  if (error instanceof WriterRefusal) return new AppError("conflict", message, { cause: error });
  const options = { cause: error, ...(retryAfter !== undefined && { retryAfter }) };
  return new AppError(fault === "stop" ? "rate_limited" : "upstream_failed", message, options);
}
