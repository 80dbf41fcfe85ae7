import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client";

/** A call whose answers come when they are let go, in any order. */
function heldCall() {
  const calls: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  return { calls, queryFn };
}

test("what is shown for the first time is asked for anew when it changes meanwhile, and the older answer is not taken", async () => {
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

test("whoever awaits a first fetch that is shown too gets the answer from after the change", async () => {
  const client = createQueryClient();
  const { calls, queryFn } = heldCall();
  const stop = new QueryObserver(client, { queryKey: ["catatan"], queryFn }).subscribe(() => {});
  const fetched = client.fetchQuery({ queryKey: ["catatan"], queryFn });
  const changed = client.invalidateQueries();
  calls[1]?.resolve("sesudah");
  await changed;
  await expect(fetched).resolves.toBe("sesudah");
  stop();
});

test("what is only fetched ahead when it changes counts as old once it is there", async () => {
  const client = createQueryClient();
  const { calls, queryFn } = heldCall();
  const ahead = client.prefetchQuery({ queryKey: ["catatan"], queryFn });
  await client.invalidateQueries({ queryKey: ["catatan"] });
  calls[0]?.resolve("sebelum");
  await ahead;
  expect(client.getQueryState(["catatan"])).toMatchObject({ data: "sebelum", isInvalidated: true });
  expect(calls).toHaveLength(1);
});

test("a first fetch that fails although something changed fails once, and asks no more", async () => {
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
