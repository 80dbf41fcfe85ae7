import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client";

/** A query whose responses the test releases in any order. */
function heldCall() {
  const calls: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  return { calls, queryFn };
}

test("a first fetch that is invalidated is repeated, and its older response is dropped", async () => {
  const client = createQueryClient();
  const { calls, queryFn } = heldCall();
  const observer = new QueryObserver(client, { queryKey: ["catatan"], queryFn });
  const stop = observer.subscribe(() => {});
  const changed = client.invalidateQueries({ queryKey: ["catatan"] });
  expect(calls).toHaveLength(2);
  calls[0]?.resolve("sebelum");
  calls[1]?.resolve("sesudah");
  await changed;
  expect(observer.getCurrentResult().data).toBe("sesudah");
  stop();
});

test("an invalidated first fetch that fails is not repeated", async () => {
  const client = createQueryClient();
  const { calls, queryFn } = heldCall();
  const observer = new QueryObserver(client, { queryKey: ["catatan"], queryFn });
  const stop = observer.subscribe(() => {});
  const changed = client.invalidateQueries();
  calls[1]?.reject(new Error("putus"));
  await changed;
  expect(observer.getCurrentResult().status).toBe("error");
  expect(calls).toHaveLength(2);
  stop();
});
