import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  claiming,
  confirmAll,
  createForgotten,
  createGenerated,
  storedClaims,
} from "../../../tests/support/claims";
import { colleague, toIso } from "../../../tests/support/colleague";
import { inHours, readPost, signedInAs } from "../../../tests/support/desk";
import { type Call, postValues } from "../../../tests/support/staff";
import { createPost, db } from "../../../tests/support/worker";
import { type ApiErrorBody, apiErrorBody } from "../../contract/api";
import type { DripAnswer } from "../../contract/desk/calendar";
import { pendingChange } from "../../contract/desk/revisions";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts, postRevisions } from "../../db/schema/blog";

const sentence = (count: number) =>
  `Artikel ini masih memuat ${count} klaim yang belum diperiksa. Periksa dulu sebelum menerbitkan.`;
const toItem = ({ id, updatedAt }: { id: number; updatedAt: Date }) => ({ id, version: toIso(updatedAt) });
const statuses = async () => (await db.select().from(blogPosts)).map(({ status }) => status);

async function readRefusal(response: Response): Promise<ApiErrorBody> {
  expect(response.status).toBe(409);
  return apiErrorBody.parse(await response.json());
}

const publish = (call: Call, post: { id: number; updatedAt: Date }, more: Record<string, unknown> = {}) =>
  call(`/api/blog/${post.id}/publish`, "POST", { version: toIso(post.updatedAt), ...more });

describe("an article of the writer with an open claim", () => {
  test.each([
    ["published", {}],
    ["scheduled", { publishAt: inHours(5) }],
  ])("is not %s, and the answer lists what is open", async (_name, more) => {
    const call = await signedInAs("editor");
    const post = await createGenerated({ status: "review", content: claiming });
    const [claim] = await storedClaims(post.id);
    const body = await readRefusal(await publish(call, post, more));
    expect(body).toMatchObject({ code: "claims_open", message: sentence(1) });
    expect(body.claims).toEqual([
      {
        ...{ key: claim?.key, kind: "percentage", text: "37%", sentence: claim?.sentence },
        ...{ state: "open", source: null, pending: false },
      },
    ]);
    expect(await statuses()).toEqual(["review"]);
    expect([await db.$count(postRevisions), await db.$count(auditEvents)]).toEqual([0, 0]);
    await confirmAll(post.id);
    expect((await readPost(await publish(call, post, more))).status).toBe("published");
  });

  test("is not rescheduled, even where it is scheduled already", async () => {
    const call = await signedInAs("editor");
    const post = await createGenerated({ status: "review", content: claiming });
    await db.update(blogPosts).set({ status: "published", publishedAt: new Date(Date.now() + 3_600_000) });
    const body = await readRefusal(await publish(call, post, { publishAt: inHours(9) }));
    expect(body.code).toBe("claims_open");
  });

  test("is refused alone in a bulk action, and uses up no slot of the day", async () => {
    const call = await signedInAs("editor");
    const open = await createGenerated({ status: "review", content: claiming });
    const [ready, ours] = [
      await createGenerated({ status: "review" }),
      await createPost({ status: "draft" }),
    ];
    const items = [open, ready, ours].map(toItem);
    const answer = await call("/api/blog/bulk", "POST", { action: "publish", items });
    expect([answer.status, (await answer.json<BulkAnswer>()).results]).toEqual([
      200,
      [
        { id: open.id, ok: false, code: "claims_open", message: sentence(1) },
        { id: ready.id, ok: true, version: expect.any(String) },
        { id: ours.id, ok: true, version: expect.any(String) },
      ],
    ]);
    expect(await statuses()).toEqual(["review", "published", "published"]);
  });

  test("stops a whole drip, which names it; so does a dry run", async () => {
    const call = await signedInAs("editor");
    const open = await createGenerated({ status: "review", title: "Yang terbuka", content: claiming });
    const ready = await createGenerated({ status: "review" });
    const plan = { startDate: inHours(48).slice(0, 10), days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"] };
    const drip = (dryRun: boolean) =>
      call("/api/blog/drip", "POST", { ...plan, dryRun, items: [ready, open].map(toItem) });
    for (const dryRun of [true, false]) {
      const body = await readRefusal(await drip(dryRun));
      expect(body).toMatchObject({ code: "claims_open", message: `“Yang terbuka”: ${sentence(1)}` });
      expect(body.claims).toMatchObject([{ text: "37%", state: "open" }]);
    }
    expect(await statuses()).toEqual(["review", "review"]);
    await confirmAll(open.id);
    expect((await (await drip(false)).json<DripAnswer>()).dates).toHaveLength(2);
  });

  test("is not put in the place of a live one, whose own open claims do not matter then", async () => {
    const { call } = await colleague("editor");
    const post = await createGenerated({ content: "<p>Penjualan toko itu turun 61% dalam setahun ini.</p>" });
    const path = `/api/blog/${post.id}/pending`;
    const values = postValues({ title: post.title, content: claiming, baseVersion: toIso(post.updatedAt) });
    const change = pendingChange.parse(await (await call(path, "PUT", values)).json());
    const { baseVersion, updatedAt } = change;
    const body = await readRefusal(await call(`${path}/promote`, "POST", { baseVersion, updatedAt }));
    expect(body).toMatchObject({
      ...{ code: "claims_open", message: sentence(1) },
      claims: [{ text: "37%", state: "open", pending: true }],
    });
    expect(await db.$count(postRevisions)).toBe(0);
    await env.DB.exec(
      "UPDATE post_claims SET verdict = 'confirmed', source = 'uji', decided_at = 1 WHERE is_waiting = 1",
    );
    const promoted = await readPost(await call(`${path}/promote`, "POST", { baseVersion, updatedAt }));
    expect(promoted).toMatchObject({ content: claiming, openClaims: 0 });
  });
});

test("what people wrote is never stopped for what it claims", async () => {
  const call = await signedInAs("editor");
  const post = await createPost({ status: "draft", title: "Naik 37% dalam setahun", content: claiming });
  expect((await readPost(await publish(call, post))).status).toBe("published");
});

describe("an article of the writer whose claims are not known", () => {
  test("does not go out before a save has noted them", async () => {
    const { call } = await colleague("editor");
    const { id, updatedAt, ...post } = await createForgotten({ status: "review" });
    const publish = (version: string | null) => call(`/api/blog/${id}/publish`, "POST", { version });
    expect(await readRefusal(await publish(toIso(updatedAt)))).toMatchObject({
      ...{ code: "conflict" },
      message: "Klaim artikel ini belum dibaca. Simpan artikel ini sekali lagi, lalu terbitkan.",
    });
    const { title, slug, summary, image, category, content } = post;
    const saved = await readPost(
      await call(`/api/blog/${id}`, "PUT", { title, slug, summary, image, category, content }),
    );
    expect((await readPost(await publish(saved.updatedAt))).status).toBe("published");
  });
});
