import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  claiming,
  confirmAll,
  createForgotten,
  createGenerated,
  storedClaims,
} from "../../../tests/support/claims";
import { inHours, postValues, readPost, toIso } from "../../../tests/support/posts";
import { type Call, createPost, db, signIn } from "../../../tests/support/worker";
import { type ApiErrorBody, apiErrorBody } from "../../contract/api";
import type { DripAnswer } from "../../contract/desk/calendar";
import { pendingChange } from "../../contract/desk/revisions";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { defaultContent } from "../../contract/site-content/site-content";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts, postRevisions } from "../../db/schema/blog";
import { extractClaims } from "./extract-claims";

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
    const { call } = await signIn("editor");
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
    const { call } = await signIn("editor");
    const post = await createGenerated({ status: "review", content: claiming });
    await db.update(blogPosts).set({ status: "published", publishedAt: new Date(Date.now() + 3_600_000) });
    const body = await readRefusal(await publish(call, post, { publishAt: inHours(9) }));
    expect(body.code).toBe("claims_open");
  });

  test("is refused alone in a bulk action, and uses up no slot of the day", async () => {
    const { call } = await signIn("editor");
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
    const { call } = await signIn("editor");
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
    const { call } = await signIn("editor");
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
  const { call } = await signIn("editor");
  const post = await createPost({ status: "draft", title: "Naik 37% dalam setahun", content: claiming });
  expect((await readPost(await publish(call, post))).status).toBe("published");
});

describe("an article of the writer whose claims are not known", () => {
  test("does not go out before a save has noted them", async () => {
    const { call } = await signIn("editor");
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

describe("what we say of ourselves is known", () => {
  const knownIn = (html: string) =>
    extractClaims({ title: "", summary: "", content: html }).map(({ text, isKnown }) => [text, isKnown]);

  test.each([
    ["Paket Basic kami mulai dari Rp 5.000.000.", "Rp 5.000.000", "/pricing"],
    ["Paket Professional seharga Rp12 juta.", "Rp12 juta", "/pricing"],
    ["Paket Basic memuat hingga 5 halaman.", "5 halaman", "/pricing"],
    ["Paket Professional selesai dalam 4-6 minggu.", "4-6 minggu", "/pricing"],
    ["Arunika Web berdiri sejak 2018.", "2018", "/about"],
  ])("%s", (sentence, text, source) => expect(knownIn(`<p>${sentence}</p>`)).toContainEqual([text, source]));

  test.each(["Pro++", "1) Basic", "Hemat (promo", "Gold {baru}", "[C"])(
    "a package and the business may be called %s",
    (title) => {
      const { packages, ...others } = defaultContent;
      const business = { ...others.business, name: title };
      const website = packages.website.map((offer, at) => (at === 0 ? { ...offer, title } : offer));
      const indicative = packages.indicative.map((offer) => ({ ...offer, name: title }));
      const content = `<p>Paket ${title} seharga Rp 5.000.000.</p>`;
      const own = { ...others, business, packages: { ...packages, website, indicative } };
      expect(extractClaims({ title: "", summary: "", content }, own)).toContainEqual(
        expect.objectContaining({ kind: "price", isKnown: "/pricing" }),
      );
    },
  );

  test("a row of a table belongs to what it names", () => {
    const table =
      "<table><tr><td>Paket Basic</td><td>Rp 5.000.000</td></tr><tr><td>Agensi lain</td><td>Rp 5.000.000</td></tr></table>";
    expect(knownIn(table)).toEqual([
      ["Rp 5.000.000", "/pricing"],
      ["Rp 5.000.000", false],
    ]);
  });

  test.each([
    ["a date of the same number", "Pada 12 Mei kami memenangkan penghargaan."],
    ["what a client earns", "Klien kami untung Rp5.000.000 sehari."],
    ["the price of the same package of another line", "Paket SEO Basic kami mulai dari Rp 5.000.000."],
    ["another price", "Paket Basic kami mulai dari Rp 4.500.000."],
    ["the price of another package", "Paket Basic kami Rp 12.000.000."],
    ["the price of somebody else", "Agensi lain meminta Rp 5.000.000."],
    ["what is usual", "Kisaran umum di pasaran Rp 5.000.000, kata tim kami."],
    ["another year", "Kami berdiri sejak 2016."],
  ])("%s is not", (_what, sentence) => {
    const found = knownIn(`<p>${sentence}</p>`);
    expect(found).not.toEqual([]);
    for (const [, source] of found) expect(source).toBe(false);
  });
});
