import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakEveryCall, type Flow, type Request } from "../../tests/support/fault-flows";
import { stopTimersAndLogs } from "../../tests/support/faults";
import { createBrief, listItems } from "../../tests/support/generation";
import { fakeAi, writesArticles } from "../../tests/support/recorded-ai";
import { createSession, db } from "../../tests/support/worker";
import { generationItems, jobs, topicBriefs } from "../db/schema/generation";
import { subjects } from "./catalogue/subjects";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a member of staff sends. */
async function asStaff(path: string, method: string, json?: unknown): Promise<Request> {
  const { cookie } = await createSession();
  return [path, { method, headers: { Cookie: cookie }, ...(json !== undefined && { json }) }];
}

const silentQueue = { send: async () => {}, sendBatch: async () => {} } as unknown as Queue;
const modelled = { WRITER: "workers-ai", AI: fakeAi(writesArticles()).ai } as object;
const modelSentences = [
  "Workers AI sedang sibuk atau tidak menjawab",
  "Terjadi kesalahan saat menulis artikel",
  "Penulis belum selesai setelah 90 detik",
];

const flows: Record<string, Flow> = {
  "a brief that is changed": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id } = await createBrief();
      const check = async () => {
        expect(await db.select().from(topicBriefs).where(eq(topicBriefs.id, id))).toMatchObject([
          { title: "Judul yang baru" },
        ]);
      };
      const request = await asStaff(`/api/briefs/${id}`, "PUT", { title: "Judul yang baru" });
      return { request, again: [200], check };
    },
  },
  "a brief that Workers AI plans": {
    reaches: ["AI", "DB", "KV"],
    replaced: modelled,
    prepare: async () => {
      const { id } = await createBrief({ title: "Memilih domain untuk toko kue" });
      const check = async () => {
        const [row] = await db.select().from(topicBriefs).where(eq(topicBriefs.id, id));
        expect(row?.outline.length).toBeGreaterThan(0);
      };
      return { request: await asStaff(`/api/briefs/${id}/outline`, "POST"), again: [200], check };
    },
    upstream: modelSentences,
  },
  "an order of briefs": {
    reaches: ["DB", "KV", "GENERATION_QUEUE"],
    replaced: { GENERATION_QUEUE: silentQueue },
    prepare: async () => {
      await db.delete(generationItems);
      await db.delete(jobs);
      const { id } = await createBrief({ title: subjects[0]?.title ?? "" });
      const check = async () => {
        const items = (await listItems()).filter(({ briefId }) => briefId === id);
        expect(items.filter(({ state }) => state === "queued")).toHaveLength(1);
      };
      const request = await asStaff("/api/blog/generate-batch", "POST", { count: 1, briefIds: [id] });
      return { request, again: [202, 409], check };
    },
    upstream: ["Antrean tidak dapat dihubungi. Silakan coba lagi."],
  },
};

test.each(Object.entries(flows))(
  "whatever call of it breaks, %s is answered in words and works again",
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);
