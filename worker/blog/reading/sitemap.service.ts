import type { Deps } from "../../deps";
import { fetchedAddress } from "../pictures-shown/cover";
import { readingOf } from "./public-posts.repository";
import { listSitemapRows, type SitemapRow } from "./sitemap.repository";

/** Addresses in one file; the protocol takes 50,000, and search engines read smaller ones sooner. */
export const addressesPerFile = 10_000;

interface SitemapPost {
  slug: string;
  /** Under the address that is fetched. */
  image: string;
  updatedAt: Date;
}

export interface SitemapPart {
  posts: SitemapPost[];
  /** When the newest change of any post was made; null without posts. */
  updatedAt: Date | null;
}

/** Every post when there is room for all in one file beside `others` addresses, else the number of files. */
export async function readSitemap(deps: Deps, others: number): Promise<SitemapPart | { files: number }> {
  const room = addressesPerFile - others;
  const { rows, total, updatedAt } = await listSitemapRows(readingOf(deps), {
    limit: room,
    offset: 0,
    most: room,
  });
  if (total <= room) return { posts: rows.map(toSitemapPost), updatedAt };
  return { files: Math.ceil((total + others) / addressesPerFile) };
}

/** One file of several, from 1; the first leaves room for `others` addresses. Null when there is no such file. */
export async function readSitemapFile(deps: Deps, file: number, others: number): Promise<SitemapPart | null> {
  const offset = Math.max(0, (file - 1) * addressesPerFile - others);
  const limit = file === 1 ? addressesPerFile - others : addressesPerFile;
  const { rows, updatedAt } = await listSitemapRows(readingOf(deps), { limit, offset });
  return rows.length > 0 ? { posts: rows.map(toSitemapPost), updatedAt } : null;
}

function toSitemapPost({ slug, image, updatedAt, picture }: SitemapRow): SitemapPost {
  return { slug, image: fetchedAddress(image, picture), updatedAt };
}
