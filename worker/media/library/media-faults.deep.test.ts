import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakEveryCall, type Flow, type Request } from "../../../tests/support/fault-flows";
import { afterTimers, type Fault, faultyBindings, stopTimersAndLogs } from "../../../tests/support/faults";
import {
  bucket,
  createPicture,
  deliverPicture,
  fakeImages,
  formOf,
  keysStored,
  pngOf,
  recordingMediaQueue,
  usesOf,
} from "../../../tests/support/media";
import { createPost, createSession, db } from "../../../tests/support/worker";
import { media, mediaVariants } from "../../db/schema/media";
import { createDeps, replaceDeps } from "../../deps";
import { requeueStaleJobs } from "../../jobs/job.service";
import { removeOrphans } from "./orphans.service";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function asStaff(path: string, method = "GET", rest: Request[1] = {}): Promise<Request> {
  const { cookie } = await createSession();
  return [path, { method, headers: { Cookie: cookie }, ...rest }];
}

const { queue } = recordingMediaQueue();
const replaced = { MEDIA_QUEUE: queue };
const notStored = [
  "Gambar belum tersimpan karena tempat penyimpanan tidak menjawab. Silakan unggah lagi.",
  "Gambar ini belum tersimpan karena layanan pengolah gambar tidak menjawab dengan benar. Coba lagi nanti; bila tetap gagal, simpan sebagai gambar baru di aplikasi foto, lalu unggah yang baru.",
];
let grey = 0;

/** Whoever is told of a picture finds its bytes. */
async function bytesAreThere(): Promise<void> {
  const keys = await keysStored();
  for (const { storageKey } of await db.select().from(media))
    expect(keys).toContain(`${storageKey}/original`);
}

const flows: Record<string, Flow> = {
  "an upload": {
    reaches: ["DB", "IMAGES", "KV", "MEDIA", "MEDIA_QUEUE"],
    replaced,
    upstream: notStored,
    prepare: async () => {
      await db.delete(media);
      grey += 1;
      const body = formOf(await pngOf(3, 1 + Math.floor(grey / 250), grey % 250), { alt: "Toko" });
      const check = async () => {
        expect(await db.select().from(media)).toMatchObject([{ alt: "Toko" }]);
        await bytesAreThere();
      };
      return { request: await asStaff("/api/media", "POST", { body }), again: [200, 201], check };
    },
  },
  "a picture that is described": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id, hash } = await createPicture();
      await createPost({ pictures: usesOf(hash, true) });
      const request = await asStaff(`/api/media/${id}`, "PATCH", { json: { alt: "Toko" } });
      const check = async () => {
        expect(await db.select().from(media).where(eq(media.id, id))).toMatchObject([{ alt: "Toko" }]);
      };
      return { request, again: [200], check };
    },
  },
  "a picture that is deleted": {
    reaches: ["DB", "KV", "MEDIA"],
    prepare: async () => {
      const { id } = await createPicture();
      const check = async () => {
        expect(await db.$count(media, eq(media.id, id))).toBe(0);
        await bytesAreThere();
      };
      return { request: await asStaff(`/api/media/${id}`, "DELETE"), again: [204, 404], check };
    },
  },
};

test.each(Object.entries(flows))(
  "whatever call of it breaks, %s is answered in words and works again",
  { timeout: 300_000 },
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);

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
