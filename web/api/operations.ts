import { type FailedJob, operations } from "../../worker/contract/operations";
import { request } from "../lib/http";
import { readQuery, useWrite } from "./calls";
import { todayKey } from "./today";

const operationsKey = ["operations"];

/** The state of the site, polled. */
export const operationsQuery = () =>
  readQuery(operationsKey, operations, "/api/operations", { refetchInterval: 60_000, retry: 1 });

export const useRetryJob = () =>
  useWrite([operationsKey, todayKey], ({ kind, subject }: FailedJob) =>
    request("/api/operations/retry", { method: "POST", body: { kind, subject } }),
  );
