import { expect, test } from "vitest";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import type { WantedChange } from "../../../../../api/contact-detail";
import { ApiError } from "../../../../../lib/http";
import { createChangeQueue } from "./change-queue";
import { withChange } from "./change-text";

const sari = { id: 7, name: "Sari" };

function enquiry(values: Partial<ContactDetail> = {}): ContactDetail {
  return {
    ...{ id: 1, name: "Ratna", email: "ratna@contoh.example", phoneNumber: null, websiteType: null },
    ...{ message: "Halo", submittedAt: "2026-11-23T02:30:00.000Z", suspicions: [], notification: "none" },
    ...{ stage: "new", assignee: null, valueIdr: null, nextAction: null, nextActionAt: null },
    ...{ firstResponseAt: null, lostReason: null, dueAt: null, version: 1 },
    source: {
      ...{ landingPath: null, referrer: null, formPage: null },
      ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
    },
    ...{ earlier: [], samePerson: [], sendsEmail: false },
    ...values,
  } as ContactDetail;
}

/** A server with one enquiry, and a tab that knows it as it was at first. */
function setUp() {
  const server = { stored: enquiry(), sent: [] as number[], isLost: false };
  let known = server.stored;
  const queue = createChangeQueue({
    read: () => known,
    send: async (wanted, version) => {
      server.sent.push(version);
      await Promise.resolve();
      if (version !== server.stored.version) throw new ApiError(409, "conflict", null);
      server.stored = { ...withChange(server.stored, wanted, [sari]), version: version + 1 };
      if (server.isLost) throw new TypeError("Failed to fetch");
      known = server.stored;
      return server.stored;
    },
    reread: async () => {
      known = server.stored;
      return known;
    },
  });
  const changeElsewhere = (wanted: WantedChange) => {
    const { version } = server.stored;
    server.stored = { ...withChange(server.stored, wanted, [sari]), version: version + 1 };
  };
  return { server, queue, changeElsewhere };
}

test("two changes right after each other do not conflict with themselves", async () => {
  const { server, queue } = setUp();
  const both = [queue.add({ stage: "contacted" }), queue.add({ valueIdr: 5 })];
  expect(queue.state().waiting).toEqual([{ stage: "contacted" }, { valueIdr: 5 }]);
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(["stored", "stored"]);
  expect(server.sent).toEqual([1, 2]);
  expect(server.stored).toMatchObject({ stage: "contacted", valueIdr: 5, version: 3 });
  expect(queue.state()).toEqual({ waiting: [], conflict: null });
});

test("a change that meets somebody else's waits with all that came after it, and is applied on top", async () => {
  const { server, queue, changeElsewhere } = setUp();
  changeElsewhere({ stage: "contacted", assigneeId: 7 });
  const both = [queue.add({ stage: "proposal" }), queue.add({ valueIdr: 5 })];
  await expect
    .poll(() => queue.state().conflict)
    .toMatchObject({
      wanted: { stage: "proposal", valueIdr: 5 },
      now: { stage: "contacted", assignee: sari },
    });
  expect(queue.state().waiting).toEqual([]);
  queue.apply();
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(["stored", "stored"]);
  expect(server.stored).toMatchObject({ stage: "proposal", valueIdr: 5, assignee: sari });
  expect(queue.state().conflict).toBeNull();
});

test("a change that is left alone, or overtaken by another wish, changes nothing", async () => {
  const { server, queue, changeElsewhere } = setUp();
  changeElsewhere({ stage: "contacted" });
  const first = queue.add({ stage: "lost" });
  await expect.poll(() => queue.state().conflict).not.toBeNull();
  queue.leave();
  expect((await first).kind).toBe("left");
  changeElsewhere({ stage: "won" });
  const second = queue.add({ stage: "lost" });
  await expect.poll(() => queue.state().conflict).not.toBeNull();
  const third = queue.add({ valueIdr: 9 });
  expect((await second).kind).toBe("left");
  expect((await third).kind).toBe("stored");
  expect(server.stored).toMatchObject({ stage: "won", valueIdr: 9 });
});

test("what somebody else has done alike, and what was stored without an answer, is stored", async () => {
  const { server, queue, changeElsewhere } = setUp();
  changeElsewhere({ stage: "contacted" });
  expect((await queue.add({ stage: "contacted" })).kind).toBe("stored");
  server.isLost = true;
  expect((await queue.add({ valueIdr: 5 })).kind).toBe("stored");
  expect(server.stored.valueIdr).toBe(5);
});

test("a version that moved on without a change that staff see is no conflict", async () => {
  const { server, queue } = setUp();
  server.stored = { ...server.stored, suspicions: ["staff"], version: 2 };
  expect((await queue.add({ stage: "contacted" })).kind).toBe("stored");
  expect(server.sent).toEqual([1, 2]);
});

test("an undo goes back behind changes of this tab, but not behind those of others", async () => {
  const { server, queue, changeElsewhere } = setUp();
  const first = await queue.add({ stage: "contacted" });
  await queue.add({ valueIdr: 5 });
  const version = first.kind === "stored" ? first.version : 0;
  expect((await queue.add({ stage: "new" }, version)).kind).toBe("stored");
  expect(server.stored).toMatchObject({ stage: "new", valueIdr: 5 });
  const again = await queue.add({ stage: "contacted" });
  changeElsewhere({ stage: "proposal" });
  void queue.add({ stage: "new" }, again.kind === "stored" ? again.version : 0);
  await expect.poll(() => queue.state().conflict?.now.stage).toBe("proposal");
});

test("changes wait for what else moves the version on", async () => {
  const { server, queue, changeElsewhere } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  queue.after(promise);
  const change = queue.add({ stage: "proposal" });
  expect(server.sent).toEqual([]);
  changeElsewhere({ valueIdr: 5 });
  resolve();
  await expect.poll(() => server.sent).toEqual([1]);
  await expect.poll(() => queue.state().conflict).not.toBeNull();
  queue.apply();
  expect((await change).kind).toBe("stored");
});

test("any other refusal is told to whoever asked, and the next change goes on", async () => {
  const { queue } = setUp();
  const refusal = new ApiError(400, "tidak valid", null);
  const failing = createChangeQueue({
    read: () => enquiry(),
    send: () => Promise.reject(refusal),
    reread: () => Promise.reject(refusal),
  });
  expect(await failing.add({ valueIdr: -1 })).toEqual({ kind: "failed", error: refusal });
  expect((await queue.add({ valueIdr: 1 })).kind).toBe("stored");
});
