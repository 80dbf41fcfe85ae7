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

test("two changes in a row do not conflict with each other", async () => {
  const { server, queue } = setUp();
  const both = [queue.add({ stage: "contacted" }), queue.add({ valueIdr: 5 })];
  expect(queue.state().waiting).toEqual([{ stage: "contacted" }, { valueIdr: 5 }]);
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(["stored", "stored"]);
  expect(server.sent).toEqual([1, 2]);
  expect(server.stored).toMatchObject({ stage: "contacted", valueIdr: 5, version: 3 });
  expect(queue.state()).toEqual({ waiting: [], conflict: null });
});

test("a change that conflicts waits with all later ones and can be applied on top", async () => {
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

test("any other error reaches the caller, and the next change still runs", async () => {
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
