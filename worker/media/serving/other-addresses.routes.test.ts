import { afterEach, expect, test, vi } from "vitest";
import { storePicture, usesOf } from "../../../tests/support/stored-pictures";
import { createPost, createSession, send } from "../../../tests/support/worker";
import { parsePictureAddress } from "../../contract/media/picture-address";

afterEach(() => {
  vi.restoreAllMocks();
});

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

/** Addresses that are no spelling of the site's, and what each leads to, behind the hash. */
const elsewhere = [
  [".png", ".jpg"],
  [".avif", ".jpg"],
  ["-777.avif", "-960.avif"],
  ["-99999.avif", "-960.avif"],
  ["-1.webp", ".jpg"],
  ["-0960.avif", "-960.avif"],
  ["-480.jpg", ".jpg"],
] as const;

test("an address that a text may note as a use, and that has no bytes, leads for a minute to one that has", async () => {
  const picture = await storePicture({ variants: [{ width: 960, type: "image/avif" }] });
  await createPost({ pictures: usesOf(picture) });
  const headers = { "CF-Connecting-IP": crypto.randomUUID() };
  const put = vi.spyOn(caches.default, "put");
  for (const [asked, own] of elsewhere) {
    expect(parsePictureAddress(`/media/${picture.hash}${asked}`)?.hash).toBe(picture.hash);
    for (const method of ["GET", "HEAD"]) {
      const response = await send(`/media/${picture.hash}${asked}?v=2`, { method, headers });
      expect([asked, response.status, await response.text()]).toEqual([asked, 301, ""]);
      expect(headersOf(response)).toMatchObject({
        location: `/media/${picture.hash}${own}`,
        "cache-control": "public, max-age=60",
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'; sandbox",
      });
    }
  }
  expect(put).not.toHaveBeenCalled();
  for (const [, own] of elsewhere) {
    const response = await send(`/media/${picture.hash}${own}`, { headers });
    expect([own, response.status]).toEqual([own, 200]);
    await response.body?.cancel();
  }
});

test("what an address leads to is told to nobody who may not see the picture, and kept by nobody", async () => {
  const picture = await storePicture({ variants: [{ width: 960, type: "image/avif" }] });
  await createPost({ status: "draft", pictures: usesOf(picture) });
  const { cookie } = await createSession();
  for (const [asked, own] of elsewhere) {
    const url = `/media/${picture.hash}${asked}`;
    const forVisitors = await send(url);
    expect([forVisitors.status, forVisitors.headers.get("Location")]).toEqual([404, null]);
    const forStaff = await send(url, { headers: { Cookie: cookie } });
    expect(forStaff.status).toBe(301);
    expect(headersOf(forStaff)).toMatchObject({
      location: `/media/${picture.hash}${own}`,
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    });
  }
});
