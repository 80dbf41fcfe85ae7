import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import {
  createPicture,
  expectUsesAsWritten,
  goneAddress,
  type StoredPicture,
  showing,
} from "../../../tests/support/post-pictures";
import { postValues, toIso } from "../../../tests/support/posts";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { type Call, createPost, db, signIn } from "../../../tests/support/worker";
import { pendingChange } from "../../contract/desk/revisions";
import { staffPost } from "../../contract/desk/staff-post";
import { isDescribing, picturesUsed } from "../../contract/media/pictures";
import { site } from "../../contract/site";
import { auditEvents } from "../../db/schema/auth";
import { blogPosts, postPending, postRevisions } from "../../db/schema/blog";
import { cleanArticleHtml } from "./article-html";

const sentence = (address: string) =>
  `Gambar ${address} tidak ada di Pustaka. Hapus dari artikel atau unggah lagi.`;
const ofCover = (address: string) =>
  `Gambar ${address} tidak ada di Pustaka. Pilih cover lain atau unggah lagi.`;

let call: Call;
let picture: StoredPicture;

beforeEach(async () => {
  ({ call } = await signIn("editor"));
  picture = await createPicture({ alt: "Toko" });
});

async function nothingIsWritten(posts: number): Promise<void> {
  expect([await db.$count(blogPosts), await db.$count(postRevisions), await db.$count(auditEvents)]).toEqual([
    posts,
    0,
    0,
  ]);
}

/** What is gone from the library, although it is in use: as if a deletion had come through before the text was written. */
const forget = () =>
  env.DB.batch([env.DB.prepare("DELETE FROM media_uses"), env.DB.prepare("DELETE FROM media")]);

async function storedWith(content: string, status = "draft") {
  const response = await call("/api/blog", "POST", postValues({ content, status }));
  expect([response.status, response.ok ? "" : await response.text()]).toEqual([201, ""]);
  return staffPost.parse(await response.json());
}

describe("a picture that is not in the library", () => {
  test.each([
    ["in a draft", { status: "draft", content: showing(goneAddress) }, { content: sentence(goneAddress) }],
    [
      "in both",
      { status: "review", content: showing(goneAddress), image: goneAddress },
      { content: sentence(goneAddress), image: ofCover(goneAddress) },
    ],
    [
      "that is only linked to",
      { status: "draft", content: `<p>${"kata ".repeat(20)}<a href="${goneAddress}">besar</a></p>` },
      { content: sentence(goneAddress) },
    ],
  ])("keeps a new post from being stored %s", async (_name, values, fields) => {
    await expectFieldsRefused(call("/api/blog", "POST", postValues(values)), fields);
    await nothingIsWritten(0);
  });

  test.each(["draft", "review", "published"] as const)("keeps a %s from being changed", async (status) => {
    const post = await createPost({ status });
    const response = await call(
      `/api/blog/${post.id}`,
      "PUT",
      postValues({ content: showing(goneAddress, "x") }),
    );
    await expectFieldsRefused(response, { content: sentence(goneAddress) });
    expect(await db.select().from(blogPosts)).toEqual([post]);
    await nothingIsWritten(1);
  });

  test("keeps a change from waiting", async () => {
    const post = await createPost();
    const values = postValues({ image: goneAddress, baseVersion: toIso(post.updatedAt) });
    await expectFieldsRefused(call(`/api/blog/${post.id}/pending`, "PUT", values), {
      image: ofCover(goneAddress),
    });
    expect(await db.$count(postPending)).toBe(0);
    await nothingIsWritten(1);
  });

  test("keeps a change that waits from being promoted, which would be held where the library had let it go", async () => {
    const post = await createPost();
    const baseVersion = toIso(post.updatedAt);
    const values = postValues({ content: showing(picture.address), baseVersion });
    const { updatedAt } = pendingChange.parse(
      await (await call(`/api/blog/${post.id}/pending`, "PUT", values)).json(),
    );
    await forget();
    const response = await call(`/api/blog/${post.id}/pending/promote`, "POST", { baseVersion, updatedAt });
    await expectFieldsRefused(response, { content: sentence(picture.address) });
    expect([await db.$count(postPending), await db.$count(postRevisions)]).toEqual([1, 0]);
  });

  test.each(["draft", "published"])("keeps an earlier version of a %s from coming back", async (status) => {
    const post = await storedWith(showing(picture.address), status);
    const saved = await call(`/api/blog/${post.id}`, "PUT", { ...postValues(), slug: post.slug });
    const { updatedAt: version } = staffPost.parse(await saved.json());
    await env.DB.prepare("DELETE FROM media").run();
    const [revision] = await db.select().from(postRevisions);
    const path = `/api/blog/${post.id}/revisions/${revision?.id}/restore`;
    await expectFieldsRefused(call(path, "POST", { version }), {
      content: `Gambar ${picture.address} tidak ada di Pustaka. Salin isi versi ini ke formulir, ganti gambarnya, lalu simpan.`,
    });
    expect(await db.$count(postRevisions)).toBe(1);
  });

  test("that comes back before the refusal is written leads to another attempt", async () => {
    const again = async () => {
      await createPicture({ hash: "f".repeat(32), alt: "Toko" });
    };
    const DB = meanwhile(/SELECT value FROM json_each/, again);
    const values = postValues({ status: "draft", content: showing(goneAddress) });
    await expectRefusal(
      call("/api/blog", "POST", values, { DB }),
      409,
      "Gambar artikel ini baru saja dihapus dan diunggah lagi. Coba sekali lagi.",
    );
    expect((await call("/api/blog", "POST", values)).status).toBe(201);
  });
});

test("what is in the trash keeps its pictures, and comes back with them", async () => {
  const post = await storedWith(showing(picture.address));
  const trashed = await call(`/api/blog/${post.id}/trash`, "POST", { version: post.updatedAt });
  await expect(env.DB.prepare("DELETE FROM media").run()).rejects.toThrow("FOREIGN KEY");
  const { updatedAt: version } = staffPost.parse(await trashed.json());
  expect((await call(`/api/blog/${post.id}/restore`, "POST", { version })).status).toBe(200);
  await expectUsesAsWritten();
});

test("every text notes the pictures that it shows: posts, waiting changes and preview links", async () => {
  const other = await createPicture({ decorative: true });
  const post = await storedWith(showing(picture.address), "published");
  await call(`/api/blog/${post.id}/preview-links`, "POST");
  const values = postValues({ content: showing(other.address), image: picture.address });
  const base = { ...values, baseVersion: post.updatedAt };
  const waiting = pendingChange.parse(await (await call(`/api/blog/${post.id}/pending`, "PUT", base)).json());
  expect(Object.keys(waiting)).not.toContain("pictures");
  await expectUsesAsWritten();
  expect(await db.select().from(blogPosts)).toMatchObject([
    { pictures: `[{"hash":"${picture.hash}","field":"content","isDescribed":false}]` },
  ]);
  const { updatedAt, baseVersion } = waiting;
  expect(
    (await call(`/api/blog/${post.id}/pending/promote`, "POST", { updatedAt, baseVersion })).status,
  ).toBe(200);
  await expectUsesAsWritten();
  expect((await call(`/api/blog/${post.id}`, "DELETE")).status).toBe(204);
  await expectUsesAsWritten();
});

test("an article has room for five hundred pictures", async () => {
  const hashes = Array.from({ length: 501 }, (_, index) => index.toString(16).padStart(32, "0"));
  const content = hashes.map((hash) => `<img src="/media/${hash}.jpg">`).join("");
  const message = "Artikel memuat paling banyak 500 gambar dari Pustaka";
  await expectFieldsRefused(call("/api/blog", "POST", postValues({ content })), { content: message });
});

const [one, other] = ["1".repeat(32), "2".repeat(32)];
const address = `/media/${one}.jpg`;

/** What an article uses once it is cleaned. */
const usedIn = (html: string, image = "/a.svg") =>
  picturesUsed({ content: cleanArticleHtml(html), image }).map(
    ({ hash, field, isDescribed }) => `${hash[0]} ${field} ${isDescribed}`,
  );

describe("a picture in an article", () => {
  test.each([
    ["with words", `<img src="${address}" alt="Toko">`, "1 content true"],
    ["with empty words", `<img src="${address}" alt="">`, "1 content false"],
    ["with words that nobody sees", `<img src="${address}" alt="&#8203;&shy;">`, "1 content false"],
    ["in capitals", `<IMG SRC="${address}" ALT="Toko">`, "1 content true"],
    ["without quotes", `<img src=${address} alt=Toko>`, "1 content true"],
    ["with words that look like tags", `<img alt="a > b <img src='x'>" src="${address}">`, "1 content true"],
    ["with entities in its address", `<img src="/media/&#49;${one.slice(1)}.jpg" alt="x">`, "1 content true"],
    ["as one of its widths", `<img src="/media/${one}-960.webp" alt="x">`, "1 content true"],
    ["with our own host", `<img src="${site.url}/media/${one}.avif" alt="x">`, "1 content true"],
    ["that is linked to alone", `<p><a href="${address}">Lihat</a></p>`, "1 content true"],
    [
      "that is linked to with a title that looks like an address",
      `<a title=" href=" href="${address}">x</a>`,
      "1 content true",
    ],
  ])("is found %s", (_name, html, use) => {
    expect(usedIn(html)).toEqual([use]);
  });

  test.each([
    ["of another host", `<img src="https://cdn.contoh.example${address}" alt="x">`],
    ["in words", `<img src="/images/a.svg" alt="${address}">`],
    ["in text", `<p>${address} &lt;img src="${address}"&gt;</p>`],
    ["in a tag that is dropped", `<video poster="${address}" src="${address}"></video><p>x</p>`],
    ["with a way to load it that is dropped", `<img srcset="${address} 2x" src="/images/a.svg" alt="x">`],
  ])("is not taken from one %s", (_name, html) => {
    expect(usedIn(html)).toEqual([]);
  });

  test("counts once, and is described where all of its uses are", () => {
    const [described, bare] = [`<img src="${address}" alt="Toko">`, `<img src="${address}">`];
    expect(usedIn(described + described)).toEqual(["1 content true"]);
    expect(usedIn(described + bare)).toEqual(["1 content false"]);
    expect(usedIn(bare + described)).toEqual(["1 content false"]);
    expect(usedIn(`${bare}<a href="${address}">x</a>`)).toEqual(["1 content false"]);
    expect(usedIn(`<img src="/media/${other}.png" alt="x">${described}`)).toEqual([
      "2 content true",
      "1 content true",
    ]);
  });
});

test("a cover counts for itself, also where the article shows it with words", () => {
  expect(usedIn("<p>x</p>", address)).toEqual(["1 image false"]);
  expect(usedIn(`<img src="${address}" alt="Toko">`, `${site.url}${address}`)).toEqual([
    "1 content true",
    "1 image false",
  ]);
  expect(usedIn("<p>x</p>", `https://cdn.contoh.example${address}`)).toEqual([]);
});

test("words are what can be read out", () => {
  expect(["Toko", "1", "🎂"].map(isDescribing)).toEqual([true, true, true]);
  expect(["", " ", " ", "​", "⠀"].map(isDescribing)).toEqual([false, false, false, false, false]);
});
