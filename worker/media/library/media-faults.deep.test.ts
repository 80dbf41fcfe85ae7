import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterTimers, type Fault, faultyBindings, stopTimersAndLogs } from "../../../tests/support/faults";
import {
  createPicture,
  deliverPicture,
  fakeImages,
  recordingMediaQueue,
  toUsesJson,
} from "../../../tests/support/media";
import { createPost, db } from "../../../tests/support/worker";
import { media, mediaVariants } from "../../db/schema/media";
import { createDeps, replaceDeps } from "../../deps";
import { requeueStaleJobs } from "../../jobs/job.service";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { queue } = recordingMediaQueue();
const replaced = { MEDIA_QUEUE: queue };

test("whatever call breaks while widths are made, each is there in the end, and pages know", {
  timeout: 300_000,
}, async () => {
  const { images } = fakeImages();
  const { calls } = faultyBindings();
  const faults: Fault[] = ["fails", "loses its answer", "is slow", "hangs"];
  for (let at = -1; at < Math.max(0, calls.length); at += 1) {
    for (const fault of faults) {
      const { id, hash } = await createPicture({ width: 300 });
      await createPost({ pictures: toUsesJson(hash, true) });
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
