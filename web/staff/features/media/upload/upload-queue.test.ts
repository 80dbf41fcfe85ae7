import { expect, test } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import type { Uploaded } from "../../../../api/media";
import { createUploadQueue } from "./upload-queue";

type Sending = Parameters<Parameters<typeof createUploadQueue>[0]["send"]>[1] & {
  answer: (uploaded: Partial<Uploaded>) => void;
  refuse: (reason: string) => void;
};

const picture = (name: string) => ({ id: name.length, name }) as MediaItem;
const file = (name: string) => ({ file: { name, size: 1 } as File, name });

function start(check: (file: File) => string | null = () => null) {
  const sent = new Map<string, Sending>();
  const idle: string[] = [];
  const queue = createUploadQueue({
    prepare: async (one) => {
      const fault = check(one);
      return fault === null ? one : { fault };
    },
    send: (_, options) => {
      const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
      options.signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      sent.set(options.name, {
        ...options,
        answer: (uploaded) => resolve({ item: picture(options.name), isKnown: false, ...uploaded }),
        refuse: reject,
      });
      return promise;
    },
    explain: String,
    onStored: () => undefined,
    onIdle: (place, uploads) => idle.push(`${place} ${uploads.length}`),
  });
  const states = () => queue.state().map(({ name, state }) => `${name} ${state.kind}`);
  const settled = () => new Promise((done) => setTimeout(done));
  return { queue, sent, idle, states, settled };
}

test("two files are sent at a time, and the answers come in the order of the files", async () => {
  const { queue, sent, idle, states, settled } = start();
  const stored = queue.add("uji", ["a", "bb", "ccc"].map(file));
  await settled();
  expect(states()).toEqual(["a sending", "bb sending", "ccc waiting"]);
  sent.get("bb")?.answer({});
  await settled();
  expect(states()).toEqual(["a sending", "bb done", "ccc sending"]);
  sent.get("ccc")?.answer({});
  await settled();
  expect(idle).toEqual([]);
  sent.get("a")?.answer({});
  expect((await stored).map(({ name }) => name)).toEqual(["a", "bb", "ccc"]);
  expect(idle).toEqual(["uji 3"]);
  expect(queue.isBusy()).toBe(false);
});

test("one that fails stops no other, keeps its reason and can be tried again", async () => {
  const { queue, sent, states, settled } = start();
  const stored = queue.add("uji", ["a", "bb", "ccc"].map(file));
  await settled();
  sent.get("a")?.refuse("Bukan gambar");
  sent.get("bb")?.answer({});
  await settled();
  sent.get("ccc")?.answer({});
  expect((await stored).map(({ name }) => name)).toEqual(["bb", "ccc"]);
  expect(queue.state()[0]?.state).toEqual({ kind: "failed", text: "Bukan gambar", mayRetry: true });
  queue.retry(1);
  await settled();
  expect(states()[0]).toBe("a sending");
  sent.get("a")?.answer({});
  await settled();
  expect(states()).toEqual(["a done", "bb done", "ccc done"]);
});

test("one that is cancelled is aborted and makes room for the next", async () => {
  const { queue, sent, states, settled } = start();
  const stored = queue.add("uji", ["a", "bb", "ccc"].map(file));
  await settled();
  queue.remove(1);
  await settled();
  expect(sent.get("a")?.signal.aborted).toBe(true);
  expect(states()).toEqual(["bb sending", "ccc sending"]);
  sent.get("bb")?.answer({});
  sent.get("ccc")?.answer({});
  expect((await stored).map(({ name }) => name)).toEqual(["bb", "ccc"]);
});
