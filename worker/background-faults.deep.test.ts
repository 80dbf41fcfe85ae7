import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { recordingQueue } from "../tests/support/deliveries";
import { deliverEnquiry, recordingChannel, runDeskClock } from "../tests/support/enquiries";
import { afterTimers, type Fault, faultyBindings, secret, stopTimersAndLogs } from "../tests/support/faults";
import { createBatch, deliver, draftAbout, findItem, writerThat } from "../tests/support/generation";
import {
  createPicture,
  deliverPicture,
  fakeImages,
  recordingMediaQueue,
  toUsesJson,
} from "../tests/support/media";
import { createContact, createPost, createUser, db } from "../tests/support/worker";
import { deleteExpiredContacts } from "./contact/privacy/retention.job";
import { blogPosts } from "./db/schema/blog";
import { contactActivities, contactReminders, contactSubmissions } from "./db/schema/contact";
import { jobs } from "./db/schema/generation";
import { media, mediaVariants } from "./db/schema/media";
import { createDeps, type Deps, replaceDeps } from "./deps";
import { requeueStaleJobs } from "./jobs/job.service";

beforeEach(stopTimersAndLogs);

const faults: Fault[] = ["fails", "loses its answer", "is slow", "hangs"];
/** Dependencies without faults. */
const soundDeps = () => createDeps({ ...env, ...faultyBindings().bindings });
const minutes = (count: number) => () => new Date(Date.now() + count * 60_000);

/** Runs `work` without a fault, then with each binding call failing in each way; returns the calls of a clean run. */
async function eachFault(
  work: (depsOn: (values: Partial<Deps>) => Deps, where: string) => Promise<void>,
  replaced: Partial<Env> = {},
): Promise<string[]> {
  const { bindings, calls } = faultyBindings(undefined, replaced);
  await work((values) => ({ ...createDeps({ ...env, ...bindings }), ...values }), "without a fault");
  for (const at of [...calls.keys()]) {
    for (const fault of faults) {
      const broken = faultyBindings({ at, fault }, replaced).bindings;
      const where = `call ${at} of ${calls.join(", ")} ${fault}`;
      await work((values) => ({ ...createDeps({ ...env, ...broken }), ...values }), where);
    }
  }
  return calls;
}

test("whichever call fails while an article is written, its message is retried and creates one article", async () => {
  const calls = await eachFault(async (depsOn, where) => {
    const [id = ""] = await createBatch(1, { topic: crypto.randomUUID() });
    const writer = writerThat(async ({ topic }) => draftAbout(topic));
    await afterTimers(deliver(depsOn({ writer }), [id]));
    const again = { ...soundDeps(), writer, clock: minutes(60) };
    expect([where, await afterTimers(deliver(again, [id]))]).toEqual([where, ["ack"]]);
    const posts = await db.select().from(blogPosts).where(eq(blogPosts.generationItemId, id));
    expect([where, posts.length]).toEqual([where, 1]);
    expect([where, (await findItem(id)).state]).toEqual([where, "done"]);
  });
  expect(calls).toContain("KV.put");
});

test("staff are notified of an enquiry once, whichever call fails", async () => {
  await eachFault(async (depsOn, where) => {
    const { id } = await createContact({ notification: "pending", notificationAt: new Date() });
    const channel = recordingChannel();
    const notificationChannels = [channel];
    await afterTimers(
      deliverEnquiry(depsOn({ notificationChannels }), { kind: "enquiry", subject: String(id) }),
    );
    const later = { ...soundDeps(), notificationChannels, clock: minutes(60) };
    expect([
      where,
      await afterTimers(deliverEnquiry(later, { kind: "enquiry", subject: String(id) })),
    ]).toEqual([where, "ack"]);
    expect([where, channel.told.length]).toEqual([where, 1]);
  });
});

test("the scheduled job finds lost messages in its next run, whichever call fails", async () => {
  await eachFault(async (depsOn, where) => {
    await db.delete(contactSubmissions);
    const [itemId = ""] = await createBatch(1);
    await createContact({ notification: "pending", notificationAt: new Date() });
    const { queue, sent } = recordingQueue();
    const { queue: generationQueue, sent: articles } = recordingQueue(({ subject }) => subject);
    const values = { enquiryQueue: queue, generationQueue, notificationChannels: [recordingChannel()] };
    await afterTimers(requeueStaleJobs(depsOn({ ...values, clock: minutes(30) }))).catch(() => 0);
    await requeueStaleJobs({ ...soundDeps(), ...values, clock: minutes(60) });
    expect([where, articles.includes(itemId), sent.length > 0]).toEqual([where, true, true]);
  });
});

test("whichever call fails while old enquiries are deleted, exactly they are gone after the next run", async () => {
  await eachFault(async (depsOn, where) => {
    await db.delete(contactSubmissions);
    await createContact({ submittedAt: new Date(2020, 0, 1) });
    const { id } = await createContact();
    await afterTimers(deleteExpiredContacts(depsOn({ contactRetentionDays: 30 }))).catch(() => 0);
    await deleteExpiredContacts({ ...soundDeps(), contactRetentionDays: 30 });
    const left = await db.select({ id: contactSubmissions.id }).from(contactSubmissions);
    expect([where, left]).toEqual([where, [{ id }]]);
  });
});

test("whichever call fails, each reminder is sent exactly once", async () => {
  // A Tuesday morning.
  const stepAt = Date.parse("2026-11-24T09:00:00+07:00");
  const at = (count: number) => new Date(stepAt + count * 60_000);
  const { queue: ENQUIRY_QUEUE, sent } = recordingQueue();
  const run = async (deps: Deps) => {
    await afterTimers(runDeskClock(deps)).catch(() => {});
    for (const message of sent.splice(0)) {
      if ((await afterTimers(deliverEnquiry(deps, message))) !== "ack") sent.push(message);
    }
  };
  const calls = await eachFault(
    async (depsOn, where) => {
      sent.length = 0;
      for (const table of [contactSubmissions, contactReminders, jobs]) await db.delete(table);
      const { user } = await createUser();
      const { id } = await createContact({
        ...{ assigneeId: user.id, nextAction: "Kirim penawaran", nextActionAt: at(0) },
        ...{ submittedAt: at(-1500), dueAt: at(-60) },
      });
      const channel = recordingChannel();
      const notificationChannels = [channel];
      await run(depsOn({ notificationChannels, clock: () => at(0) }));
      const { bindings } = faultyBindings(undefined, { ENQUIRY_QUEUE });
      await run({ ...createDeps({ ...env, ...bindings }), notificationChannels, clock: () => at(30) });
      const told = channel.messages.map(({ type }) => type).sort();
      const lines = await db.$count(contactActivities, eq(contactActivities.contactId, id));
      expect([where, told, lines]).toEqual([where, ["enquiry.reminder", "enquiry.summary"], 1]);
    },
    { ENQUIRY_QUEUE },
  );
  expect(calls).toContain("ENQUIRY_QUEUE.sendBatch");
});

test("whichever call fails while widths are made, each is there in the end, and pages know", async () => {
  const { images } = fakeImages();
  const { queue, sent } = recordingMediaQueue();
  const calls = await eachFault(
    async (depsOn, where) => {
      const { id, hash } = await createPicture({ width: 300 });
      await createPost({ pictures: toUsesJson(hash, true) });
      const outcome = await afterTimers(deliverPicture(depsOn({}), id, { attempts: 2 }));
      expect([where, outcome]).toEqual([where, expect.stringMatching(/^(ack|retry (30|60))$/)]);
      const sound = createDeps({ ...env, IMAGES: images, MEDIA_QUEUE: queue });
      const later = replaceDeps(sound, { clock: minutes(25) });
      sent.length = 0;
      if (outcome === "ack") await requeueStaleJobs(later);
      const again = outcome === "ack" ? sent : [id];
      for (const one of again) expect([where, await deliverPicture(later, one)]).toEqual([where, "ack"]);
      await later.contentVersion.reconcile();
      expect([where, await db.select().from(media).where(eq(media.id, id))]).toEqual([
        where,
        [expect.objectContaining({ state: "ready", problem: null })],
      ]);
      expect([where, await db.$count(mediaVariants, eq(mediaVariants.mediaId, id))]).toEqual([where, 2]);
    },
    { MEDIA_QUEUE: queue, IMAGES: images },
  );
  expect(calls).toContain("IMAGES.output");
  expect(calls.at(-1)).toBe("DB.first");
});

test("whichever call fails in a new isolate, a page or an error page is rendered, and the next request works", async () => {
  // Imports take real time; a fake clock would trigger their timeout.
  vi.useRealTimers();
  const startIsolate = async () => {
    vi.resetModules();
    const { app } = await import("./index");
    return async (path: string, bindings: Partial<Env> = {}) => {
      const context = createExecutionContext();
      const request = new Request(`http://localhost${path}`, { headers: { Accept: "text/html" } });
      const response = await app.fetch(request, { ...env, ...bindings }, context);
      await waitOnExecutionContext(context);
      return { status: response.status, html: await response.text() };
    };
  };
  const { slug } = await createPost();
  const { bindings, calls } = faultyBindings();
  expect((await (await startIsolate())(`/blog/${slug}`, bindings)).status).toBe(200);
  expect(calls).toEqual(["KV.get", "DB.batch", "ASSETS.fetch"]);
  for (const at of calls.keys()) {
    const { slug } = await createPost();
    const visit = await startIsolate();
    const { status, html } = await visit(`/blog/${slug}`, faultyBindings({ at, fault: "fails" }).bindings);
    expect([calls[at], status]).toEqual([calls[at], calls[at] === "KV.get" ? 200 : 500]);
    expect(html).not.toContain(secret);
    expect(html).toContain(status === 200 ? slug : "Terjadi kesalahan pada server, silakan coba lagi.");
    expect((await visit(`/blog/${slug}`)).status).toBe(200);
  }
});
