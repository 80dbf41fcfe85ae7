import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import {
  createPicture,
  type StoredPicture,
  showing,
  undescribedInPublic,
} from "../../../tests/support/post-pictures";
import { act, change, inHours, postValues, readPost, written } from "../../../tests/support/posts";
import { type Call, createPost, db, editorId, signIn } from "../../../tests/support/worker";
import { type ApiErrorBody, apiErrorBody } from "../../contract/api";
import { pendingChange } from "../../contract/desk/revisions";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts, postRevisions } from "../../db/schema/blog";
import { createDeps } from "../../deps";
import { createPost as storeWritten } from "./post.service";

const whatToDo = "Tulis teks alternatifnya atau tandai sebagai hiasan di Pustaka, lalu coba lagi.";
const sentence = `Gambar “toko.jpg” belum punya teks alternatif. ${whatToDo}`;
const ofCover = `Cover “toko.jpg” belum punya teks alternatif. ${whatToDo}`;

let call: Call;
let picture: StoredPicture;

beforeEach(async () => {
  ({ call } = await signIn("editor"));
  picture = await createPicture({ name: "toko.jpg" });
});

const describeIt = (alt = "Toko") =>
  env.DB.prepare("UPDATE media SET alt = ? WHERE id = ?").bind(alt, picture.id).run();

/** A stored post; one that is to be public shows nothing that is not described. */
const stored = (values: Record<string, unknown>) => written(call, values);

const undescribed = () => ({ content: showing(picture.address) });

async function expectRefused(
  response: Response,
  field: "content" | "image" = "content",
): Promise<ApiErrorBody> {
  const body = apiErrorBody.parse(await response.json());
  const message = field === "image" ? ofCover : sentence;
  expect([response.status, body]).toMatchObject([400, { code: "validation_failed", message }]);
  expect(body.fields).toEqual({ [field]: message });
  expect(body.pictures).toEqual([{ id: picture.id, name: "toko.jpg", field }]);
  expect(await undescribedInPublic()).toEqual([]);
  return body;
}

/** Posts, revisions and audit events. */
const rows = async () => [
  await db.select().from(blogPosts),
  await db.$count(postRevisions),
  await db.$count(auditEvents),
];

async function expectNothingChanged(work: () => Promise<unknown>): Promise<void> {
  const before = await rows();
  await work();
  expect(await rows()).toEqual(before);
}

describe("a text that shows an undescribed picture", () => {
  test("is stored as a draft and for review, and goes every way but to the public", async () => {
    const post = await stored(undescribed());
    let version = post.updatedAt;
    for (const [action, note] of [["submit"], ["return", "Ubah"], ["submit"], ["trash"], ["restore"]]) {
      const answer = await readPost(await call(`/api/blog/${post.id}/${action}`, "POST", { version, note }));
      version = answer.updatedAt;
    }
    const saved = await call(`/api/blog/${post.id}`, "PUT", postValues(undescribed()));
    expect((await readPost(saved)).status).toBe("draft");
    await stored({ ...undescribed(), status: "review" });
  });

  test.each([
    ["published", {}],
    ["scheduled", { publishAt: inHours(5) }],
  ])("of a draft is not %s, and nothing is kept of the attempt", async (_name, more) => {
    const post = await stored(undescribed());
    const publish = () => call(`/api/blog/${post.id}/publish`, "POST", { version: post.updatedAt, ...more });
    await expectNothingChanged(async () => expectRefused(await publish()));
    await describeIt();
    expect((await readPost(await publish())).status).toBe("published");
  });

  test("is not approved in review; a cover has no words of its own", async () => {
    const post = await stored({ status: "review", image: picture.address });
    const publish = () => call(`/api/blog/${post.id}/publish`, "POST", { version: post.updatedAt });
    await expectNothingChanged(async () => expectRefused(await publish(), "image"));
    await env.DB.prepare("UPDATE media SET decorative = 1").run();
    await readPost(await publish());
  });

  test("goes out where the article says what the picture shows", async () => {
    const post = await stored({ content: showing(picture.address, "Toko di Cikokol") });
    await act(call, "publish", post);
    await stored({
      content: `<p>${"kata ".repeat(20)}<a href="${picture.address}">besar</a></p>`,
      status: "published",
    });
  });

  test.each([
    ["public", {}],
    ["scheduled", { publishAt: inHours(5) }],
  ])("does not take the place of a %s one; without the picture it does", async (_name, more) => {
    const post = await stored({ status: "published", ...more });
    const put = (values: Record<string, unknown>) =>
      call(`/api/blog/${post.id}`, "PUT", { ...postValues(values), baseUpdatedAt: post.updatedAt });
    await expectNothingChanged(async () => expectRefused(await put(undescribed())));
    await expectNothingChanged(async () => expectRefused(await put({ image: picture.address }), "image"));
    await readPost(await put({}));
  });

  test("waits as a change, and is not promoted", async () => {
    const post = await stored({ status: "published" });
    const baseVersion = post.updatedAt;
    const path = `/api/blog/${post.id}/pending`;
    const { updatedAt } = pendingChange.parse(
      await (await call(path, "PUT", { ...postValues(undescribed()), baseVersion })).json(),
    );
    const promote = () => call(`${path}/promote`, "POST", { baseVersion, updatedAt });
    await expectNothingChanged(async () => expectRefused(await promote()));
    await describeIt();
    await readPost(await promote());
  });

  test("comes back from the history of a draft, and not of what is public or scheduled", async () => {
    const post = await stored(undescribed());
    let latest = await change(call, post);
    const [revision] = await db.select().from(postRevisions);
    const path = `/api/blog/${post.id}/revisions/${revision?.id}/restore`;
    const restore = () => call(path, "POST", { version: latest.updatedAt });
    for (const more of [{ publishAt: inHours(5) }, {}]) {
      latest = await act(call, "publish", latest, more);
      await expectNothingChanged(async () => expectRefused(await restore()));
    }
    latest = await act(call, "unpublish", latest);
    latest = await readPost(restore());
    await expectRefused(await call(`/api/blog/${post.id}/publish`, "POST", { version: latest.updatedAt }));
  });

  test("is refused alone among many", async () => {
    const [open, ready] = [await stored(undescribed()), await stored({})];
    const items = [open, ready].map(({ id, updatedAt }) => ({ id, version: updatedAt }));
    const answer = await call("/api/blog/bulk", "POST", { action: "publish", items });
    expect([answer.status, (await answer.json<BulkAnswer>()).results]).toEqual([
      200,
      [
        { id: open.id, ok: false, code: "validation_failed", message: sentence },
        { id: ready.id, ok: true, version: expect.any(String) },
      ],
    ]);
    expect(await undescribedInPublic()).toEqual([]);
  });

  test("stops a whole drip, which names it; so does a dry run", async () => {
    const [open, ready] = [await stored({ title: "Yang terbuka", ...undescribed() }), await stored({})];
    const items = [ready, open].map(({ id, updatedAt }) => ({ id, version: updatedAt }));
    const plan = {
      startDate: inHours(48).slice(0, 10),
      days: [1, 2, 3, 4, 5, 6, 7],
      times: ["09:00"],
      items,
    };
    for (const dryRun of [true, false]) {
      const response = await call("/api/blog/drip", "POST", { ...plan, dryRun });
      const body = apiErrorBody.parse(await response.json());
      expect([response.status, body]).toMatchObject([
        400,
        {
          ...{ code: "validation_failed", message: `“Yang terbuka”: ${sentence}` },
          fields: { content: sentence, items: sentence },
          pictures: [{ id: picture.id, name: "toko.jpg", field: "content" }],
        },
      ]);
    }
    expect((await db.select().from(blogPosts)).map(({ status }) => status)).toEqual(["draft", "draft"]);
    await describeIt();
    expect((await call("/api/blog/drip", "POST", { ...plan, dryRun: false })).status).toBe(200);
  });

  test("is refused where the words go right before it is written", async () => {
    await describeIt();
    const DB = meanwhile(/INSERT INTO blog_posts/, () => describeIt(""));
    const values = postValues({ ...undescribed(), status: "published" });
    await expectRefused(await call("/api/blog", "POST", values, { DB }));
    await describeIt();
    const post = await stored(undescribed());
    const later = meanwhile(/UPDATE blog_posts SET status = \?/, () => describeIt(""));
    const body = { version: post.updatedAt };
    await expectRefused(await call(`/api/blog/${post.id}/publish`, "POST", body, { DB: later }));
  });
});

test("a new article of AI that is refused leaves nothing at a post that has its address", async () => {
  const post = await createPost();
  const input = { ...postValues(undescribed()), slug: post.slug };
  const provenance = {
    writer: "uji",
    model: null,
    promptVersion: null,
    tokens: null,
    rulesVersion: 1,
    briefId: null,
    sources: [],
  };
  const authorship = { authorId: await editorId(), generationItemId: "butir", provenance };
  await expectNothingChanged(() =>
    expect(storeWritten(createDeps(env), input, authorship)).rejects.toThrow("belum punya teks alternatif"),
  );
  expect((await env.DB.prepare("SELECT * FROM post_provenance").all()).results).toEqual([]);
});
