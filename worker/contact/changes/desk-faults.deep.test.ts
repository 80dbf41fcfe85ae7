import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timelineOf } from "../../../tests/support/enquiry-desk";
import { breakEveryCall, type Flow, type Request } from "../../../tests/support/fault-flows";
import { stopTimersAndLogs } from "../../../tests/support/faults";
import { createContact, createSession, db } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function asStaff(path: string, method = "GET", json?: unknown): Promise<Request> {
  const { cookie } = await createSession();
  return [path, { method, headers: { Cookie: cookie }, ...(json !== undefined && { json }) }];
}

/** Moved once, however often it was sent. */
const isMovedOnce = (id: number) => async () => {
  const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
  expect(row).toMatchObject({ stage: "contacted", version: 2 });
  expect(await timelineOf(id)).toEqual([["stage", "Baru → Dihubungi", true]]);
};

const flows: Record<string, Flow> = {
  "an enquiry that is moved": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id } = await createContact();
      const request = await asStaff(`/api/contact/${id}`, "PATCH", { version: 1, stage: "contacted" });
      return { request, again: [200, 409], check: isMovedOnce(id) };
    },
  },
  "several that are moved": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id } = await createContact();
      const body = { action: "stage", stage: "contacted", items: [{ id, version: 1 }] };
      const request = await asStaff("/api/contact/bulk", "POST", body);
      return { request, again: [200], check: isMovedOnce(id) };
    },
  },
};

test.each(Object.entries(flows))(
  "whichever call fails, %s answers in words and works on the next try",
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);
