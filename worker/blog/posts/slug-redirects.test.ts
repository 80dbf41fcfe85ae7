import { expect, test } from "vitest";
import { type Call, createdBy, postValues, signedInStaff } from "../../../tests/support/staff";
import { db, send } from "../../../tests/support/worker";
import type { Post } from "../../contract/blog";
import { slugRedirects } from "../../db/schema/blog";

async function rename(call: Call, post: Post, slug: string): Promise<void> {
  const response = await call(`/api/blog/${post.id}`, "PUT", postValues({ title: post.title, slug }));
  expect(response.status).toBe(200);
}

async function answerOf(path: string) {
  const response = await send(path);
  return [response.status, response.headers.get("Location")];
}

test("a changed slug leaves a redirect behind, for the page and the API", async () => {
  const call = await signedInStaff();
  const post = await createdBy(call, { slug: "nama-lama" });
  expect(await answerOf("/blog/nama-lama")).toEqual([200, null]);
  await rename(call, post, "nama-baru");
  expect(await answerOf("/blog/nama-lama?utm_source=x")).toEqual([301, "/blog/nama-baru"]);
  expect(await answerOf("/api/blog/slug/nama-lama")).toEqual([301, "/api/blog/slug/nama-baru"]);
  expect(await answerOf("/blog/nama-baru")).toEqual([200, null]);
});

test("every slug of a chain leads to the newest in one step, and one that comes back leads nowhere", async () => {
  const call = await signedInStaff();
  const post = await createdBy(call, { slug: "satu-nama" });
  await rename(call, post, "dua-nama");
  await rename(call, post, "tiga-nama");
  expect(await answerOf("/blog/satu-nama")).toEqual([301, "/blog/tiga-nama"]);
  expect(await answerOf("/blog/dua-nama")).toEqual([301, "/blog/tiga-nama"]);
  await rename(call, post, "satu-nama");
  expect(await answerOf("/blog/satu-nama")).toEqual([200, null]);
  expect(await answerOf("/blog/tiga-nama")).toEqual([301, "/blog/satu-nama"]);
});

test("a new or renamed post takes a former slug over", async () => {
  const call = await signedInStaff();
  const post = await createdBy(call, { slug: "nama-pertama" });
  await rename(call, post, "nama-kedua");
  await createdBy(call, { slug: "nama-pertama", title: "Pengganti pertama" });
  expect(await (await send("/blog/nama-pertama")).text()).toContain("Pengganti pertama");

  await rename(call, post, "nama-ketiga");
  const other = await createdBy(call, { title: "Pengganti kedua" });
  await rename(call, other, "nama-kedua");
  expect(await (await send("/blog/nama-kedua")).text()).toContain("Pengganti kedua");
  expect((await db.select().from(slugRedirects)).map(({ slug }) => slug)).toEqual([other.slug]);
});

test("a deleted post takes its redirects along", async () => {
  const call = await signedInStaff();
  const post = await createdBy(call, { slug: "nama-lama" });
  await rename(call, post, "nama-baru");
  await call(`/api/blog/${post.id}`, "DELETE");
  expect(await answerOf("/blog/nama-lama")).toEqual([404, null]);
  expect(await db.$count(slugRedirects)).toBe(0);
});

test("a save that keeps the slug, and one that is refused, leave no redirect", async () => {
  const call = await signedInStaff();
  const post = await createdBy(call, { slug: "nama-tetap" });
  await createdBy(call, { slug: "nama-lain" });
  await rename(call, post, "nama-tetap");
  expect((await call(`/api/blog/${post.id}`, "PUT", postValues({ slug: "nama-lain" }))).status).toBe(409);
  expect(await db.$count(slugRedirects)).toBe(0);
});
