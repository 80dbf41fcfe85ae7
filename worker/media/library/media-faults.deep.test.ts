import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterTimers, type Fault, faultyBindings, stopTimersAndLogs } from "../../../tests/support/faults";
import {
  bucket,
  createPicture,
  deliverPicture,
  fakeImages,
  keysStored,
  recordingMediaQueue,
  usesOf,
} from "../../../tests/support/media";
import { createPost, db } from "../../../tests/support/worker";
import { media, mediaVariants } from "../../db/schema/media";
import { createDeps, replaceDeps } from "../../deps";
import { requeueStaleJobs } from "../../jobs/job.service";
import { removeOrphans } from "./orphans.service";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { queue } = recordingMediaQueue();
const replaced = { MEDIA_QUEUE: queue };

/** Whoever is told of a picture finds its bytes. */
async function bytesAreThere(): Promise<void> {
  const keys = await keysStored();
  for (const { storageKey } of await db.select().from(media))
    expect(keys).toContain(`${storageKey}/original`);
}

test("whatever call breaks while widths are made, each is there in the end, and pages know", {
  timeout: 300_000,
}, async () => {
  const { images } = fakeImages();
  const { calls } = faultyBindings();
  const faults: Fault[] = ["fails", "loses its answer", "is slow", "hangs"];
  for (let at = -1; at < Math.max(0, calls.length); at += 1) {
    for (const fault of faults) {
      const { id, hash } = await createPicture({ width: 300 });
      await createPost({ pictures: usesOf(hash, true) });
      const broken = faultyBindings(at < 0 ? undefined : { at, fault }, { ...replaced, IMAGES: images });
      const where = `call ${at} of ${calls.join(", ")} ${fault}`;
      const outcome = await afterTimers(
        deliverPicture(createDeps({ ...env, ...broken.bindings }), id, { attempts: 2 }),
      );
      expect([where, outcome]).toEqual([where, expect.stringMatching(/^(ack|retry (30|60))$/)]);
      if (at < 0) calls.push(...broken.calls);
      const sent: number[] = [];
      const later = replaceDeps(createDeps({ ...env, IMAGES: images }), {
        clock: () => new Date(Date.now() + 25 * 60_000),
        mediaQueue: recordingMediaQueueInto(sent),
      });
      if (outcome === "ack") await requeueStaleJobs(later);
      else sent.push(id);
      for (const one of sent) expect([where, await deliverPicture(later, one)]).toEqual([where, "ack"]);
      await later.contentVersion.reconcile();
      expect([where, await db.select().from(media).where(eq(media.id, id))]).toEqual([
        where,
        [expect.objectContaining({ state: "ready", problem: null })],
      ]);
      expect([where, await db.$count(mediaVariants, eq(mediaVariants.mediaId, id))]).toEqual([where, 2]);
      if (at < 0) break;
    }
  }
  expect(calls).toContain("IMAGES.output");
  expect(calls.at(-1)).toBe("DB.first");
});

function recordingMediaQueueInto(sent: number[]) {
  const recording = recordingMediaQueue();
  const { sendBatch } = recording.queue;
  recording.queue.sendBatch = async (messages) => {
    const list = [...messages];
    sent.push(...list.map(({ body }) => Number(body.subject)));
    return sendBatch.call(recording.queue, list);
  };
  return recording.queue;
}

test("whatever call of the weekly pass breaks, it takes nothing of a picture, and the next one takes the rest", {
  timeout: 300_000,
}, async () => {
  const orphan = "0c8b6d1e-0000-4000-8000-000000000000/original";
  const pass = (bindings: Partial<Env>) => {
    const clock = () => new Date(Date.now() + 2 * 86_400_000);
    return removeOrphans(replaceDeps(createDeps({ ...env, ...bindings }), { clock }), {
      mostPages: 9,
      startAfter: "8",
    });
  };
  await createPicture({ state: "ready" });
  const { bindings, calls } = faultyBindings();
  await bucket.put(orphan, "x");
  expect(await pass(bindings)).toBe(1);
  for (const at of [...calls.keys()]) {
    for (const fault of ["fails", "loses its answer", "hangs"] as const) {
      await bucket.put(orphan, "x");
      await afterTimers(pass(faultyBindings({ at, fault }).bindings)).catch(() => 0);
      await bytesAreThere();
      await pass({});
      expect([at, fault, (await keysStored()).length]).toEqual([at, fault, 1]);
    }
  }
});
