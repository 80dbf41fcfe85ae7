import { expect, test } from "vitest";
import { importFile, makeWxr, paragraph, type WxrPost } from "../../../tests/support/moving";
import { createSession, send } from "../../../tests/support/worker";

const site = "https://lama.example.com";
const field = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

/** Slugs of old sites: of any script, in upper case, repeated, too long, and equal to pages of this site. */
const slugs = [
  ...["Kopi-Tubruk", "caf%C3%A9", "%E5%92%96%E5%95%A1", "kopi_tubruk", "a", "2019", "services", "blog"],
  ...["kopi--dua", `panjang-${"x".repeat(180)}`, "kopi.html", "kopi+susu", "100%25-arabika"],
];

test("each old address of an imported site is answered, after at most one redirect", async () => {
  const { cookie } = await createSession();
  const posts = Array.from({ length: 260 }, (_, index): WxrPost => {
    const slug = index < slugs.length ? (slugs[index] ?? "") : `artikel-${index}`;
    const linked = `<a href="${site}/2019/${slugs[index % slugs.length]}/">baca</a>`;
    return {
      ...{ slug, content: paragraph + linked, type: index % 7 === 0 ? "page" : "post" },
      ...(index % 5 === 0 && { more: field("_wp_old_slug", `dulu-${index}`) }),
    };
  });
  const { receipt } = await importFile(cookie, makeWxr(posts, { site }));
  expect(receipt?.items).toHaveLength(200);
  const old = posts.flatMap(({ slug, more }, index) => [
    `/2019/${slug}/`,
    `/2019/${slug}`,
    ...(more ? [`/2019/dulu-${index}/`] : []),
  ]);
  const followed = async (path: string): Promise<[path: string, hops: number, status: number]> => {
    const first = await send(path);
    const location = first.headers.get("Location");
    return location ? [path, 1, (await send(location)).status] : [path, 0, first.status];
  };
  for (const path of old) expect(await followed(path)).toEqual([path, 1, 200]);
  // Links in the texts need no redirect.
  const page = await (await send("/blog/artikel-200")).text();
  const links = [...page.matchAll(/href="(\/blog\/[^"#?]+)"/g)].map(([, path = ""]) => path);
  for (const path of new Set(links)) expect(await followed(path)).toEqual([path, 0, 200]);
}, 300_000);
