import { AppError } from "../../app-error";
import type { Deps } from "../../deps";
import { findPause, pauseJobs } from "../../jobs/job.repository";
import { WriterError } from "../writers/writer";

/** 429 while articles wait for the writer's allowance to be renewed. */
export async function refuseWhileHeld(deps: Deps): Promise<void> {
  const now = deps.clock();
  const until = await findPause(deps.db, "article", now);
  if (until) throw heldUntil(until, now);
}

export function heldUntil(until: Date, now: Date): AppError {
  return new AppError("rate_limited", "Jatah harian penulis sudah habis dan pulih pukul 07.00 WIB", {
    retryAfter: secondsUntil(until, now),
  });
}

export function secondsUntil(until: Date, now: Date): number {
  return Math.ceil((until.getTime() - now.getTime()) / 1000);
}

/** Lets all articles wait until the allowance is renewed; answers until when. */
export async function holdAll(deps: Deps, { message, retryAfter = 3600 }: WriterError): Promise<Date> {
  const now = deps.clock();
  const until = new Date(now.getTime() + retryAfter * 1000);
  await pauseJobs(deps.db, "article", { until, error: message, now });
  return until;
}

/** Throws what a writer failed with; where its allowance is used up, all articles wait first. */
export async function holdOnStop(deps: Deps, error: unknown): Promise<never> {
  if (error instanceof WriterError && error.fault === "stop") await holdAll(deps, error);
  throw error;
}
