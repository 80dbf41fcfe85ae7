import { type FailedJob, operations } from "../../worker/contract/operations";
import { request } from "../lib/http";
import { readQuery, useWrite } from "./calls";
import { todayKey } from "./today";

const operationsKey = ["operations"];

/** How the site runs, always as it is now. */
export const operationsQuery = () =>
  readQuery(operationsKey, operations, "/api/operations", { refetchInterval: 60_000, retry: 1 });

/** Has a job that failed done once more. */
export const useRetryJob = () =>
  useWrite([operationsKey, todayKey], ({ kind, subject }: FailedJob) =>
    request("/api/operations/retry", { method: "POST", body: { kind, subject } }),
  );
