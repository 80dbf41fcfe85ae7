import { startOfNextDay } from "../../../utc-day";
import { WriterError, type WriterFault } from "../writer";

/** `next-model` is worth a try with another model; the others are as a writer reports them. */
type ModelFault = WriterFault | "next-model";

// https://developers.cloudflare.com/workers-ai/platform/errors/
const faults: Record<number, ModelFault> = {
  3007: "retry", // request timeout
  3008: "retry", // request was aborted
  3040: "retry", // no data center has capacity
  3036: "stop", // the account's daily allocation is used up
  3006: "next-model", // request too large for the model
  3042: "next-model", // invalid model id
  5007: "next-model", // no such model
  5016: "next-model", // the model's terms are not agreed to
  5018: "next-model", // account not allowed for the model
  3041: "next-model", // account not allowed for the model
  5035: "next-model", // model retired
};

const retrySeconds = 30;

/** What to do about an error of `AI.run`, whose code stands in its text ("3040: …", "AiError: 3040 …"). */
export function classifyModelError(error: unknown): ModelFault {
  const code = /\b([35]\d{3})\b/.exec(error instanceof Error ? error.message : String(error))?.[1];
  return faults[Number(code)] ?? "retry";
}

/** Seconds until 00:00 UTC, when the daily allocation is renewed. */
export function secondsToUtcMidnight(now: Date): number {
  return Math.ceil((startOfNextDay(now).getTime() - now.getTime()) / 1000);
}

/** The failure that a writer reports for an error that no other model mends. */
export function toWriterError(fault: WriterFault, now: Date, cause: unknown): WriterError {
  if (fault === "stop") {
    const message = "Jatah harian Workers AI sudah habis dan pulih pukul 07.00 WIB (00.00 UTC)";
    return new WriterError("stop", message, secondsToUtcMidnight(now), { cause });
  }
  if (fault === "retry") {
    const message = "Workers AI sedang sibuk atau tidak menjawab";
    return new WriterError("retry", message, retrySeconds, { cause });
  }
  return new WriterError("permanent", "Tidak ada model Workers AI yang dapat dipakai", undefined, { cause });
}
