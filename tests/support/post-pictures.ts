import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { picturesUsed } from "../../worker/contract/media/pictures";
import type { media } from "../../worker/db/schema/media";
import { insertPicture } from "./stored-pictures";

let pictures = 0;

export interface StoredPicture {
  id: number;
  hash: string;
  /** As articles show it. */
  address: string;
}

/** A picture of the library without words, unless said otherwise; of its bytes nothing is there. */
export async function createPicture(values: Partial<typeof media.$inferInsert> = {}): Promise<StoredPicture> {
  pictures += 1;
  const common = { name: `gambar-${pictures}.jpg`, createdAt: new Date(1000) };
  const { id, hash, url } = await insertPicture({ ...common, ...values });
  return { id, hash, address: url };
}

/** An address of the library at which nothing is. */
export const goneAddress = `/media/${"f".repeat(32)}.jpg`;

/** An article that shows a picture, without words unless there are some. */
export const showing = (address: string, alt = "") =>
  `<p>Nama domain yang baik itu pendek, mudah dieja, dan mudah diingat.</p><img src="${address}" alt="${alt}">`;

interface Row {
  source: string;
  source_id: number;
  content: string;
  image: string;
  pictures: string;
}

/** Expects that what every text shows is noted beside it and as rows, neither more nor less. */
export async function expectUsesAsWritten(): Promise<void> {
  const { results: texts } = await env.DB.prepare(
    `SELECT 'post' AS source, id AS source_id, content, image, pictures FROM blog_posts
     UNION ALL SELECT 'pending', post_id, content, image, pictures FROM post_pending
     UNION ALL SELECT 'link', id, content, image, pictures FROM preview_links`,
  ).all<Row>();
  const { results: uses } = await env.DB.prepare(
    "SELECT source, source_id, hash FROM media_uses JOIN media ON media.id = media_id",
  ).all<{ source: string; source_id: number; hash: string }>();
  const named = ({ source, source_id }: { source: string; source_id: number }, hash: string) =>
    `${source} ${source_id} ${hash}`;
  for (const text of texts) expect(JSON.parse(text.pictures)).toEqual(picturesUsed(text));
  const expected = texts.flatMap((text) => picturesUsed(text).map(({ hash }) => named(text, hash)));
  expect(uses.map((use) => named(use, use.hash)).sort()).toEqual([...new Set(expected)].sort());
}

/** Pictures that a public or scheduled post shows and nobody has described. */
export async function undescribedInPublic(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    "SELECT id, content, image FROM blog_posts WHERE status = 'published'",
  ).all<{ id: number; content: string; image: string }>();
  const { results: known } = await env.DB.prepare(
    "SELECT hash FROM media WHERE alt <> '' OR decorative = 1",
  ).all<{ hash: string }>();
  const described = new Set(known.map(({ hash }) => hash));
  return results.flatMap(({ id, ...text }) =>
    picturesUsed(text).flatMap(({ hash, isDescribed }) =>
      isDescribed || described.has(hash) ? [] : [{ id, hash }],
    ),
  );
}
