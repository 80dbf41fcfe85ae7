import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { rowsReadBy } from "../../tests/support/rows-read";
import { storePicture, toUsesJson } from "../../tests/support/stored-pictures";
import { createPost } from "../../tests/support/worker";
import { createReading } from "../blog/reading/public-posts.repository";
import { createDatabase } from "../db/client";
import { findPictureForVisitors } from "./serving/serving.service";

const manyPosts = 300;
/** Rows of one picture, of its widths, its uses and the posts that these name, with what their indexes cost. */
const few = 20;

beforeEach(async () => {
  const other = await storePicture();
  await env.DB.prepare(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
    INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, status, published_at, pictures)
    SELECT 'Judul', 'banyak-' || n, 'r', 'i', 'SEO', 'x', 'x', 'published', n, ? FROM number`,
  )
    .bind(manyPosts, toUsesJson(other))
    .run();
});

const now = () => new Date();

test("whether visitors may see a picture is known from its own uses, however many posts there are", async () => {
  const [shown, unused, drafted] = [await storePicture(), await storePicture(), await storePicture()];
  await createPost({ pictures: toUsesJson(shown) });
  await createPost({ status: "draft", pictures: toUsesJson(drafted) });
  const answers: unknown[] = [];
  for (const { hash } of [shown, unused, drafted]) {
    const rows = await rowsReadBy(async (database) => {
      const reading = createReading({ db: createDatabase(database), clock: now });
      answers.push((await findPictureForVisitors(reading, hash))?.isShown);
    });
    expect(rows).toBeLessThan(few);
  }
  expect(answers).toEqual([true, false, false]);
});

test("what is changed of a picture reads its own uses alone", async () => {
  const picture = await storePicture({ state: "pending" });
  await createPost({ pictures: toUsesJson(picture) });
  for (const change of ["alt = 'Toko lain'", "state = 'ready'"]) {
    const { meta } = await env.DB.prepare(`UPDATE media SET ${change} WHERE id = ?`).bind(picture.id).run();
    expect(meta.rows_read).toBeLessThan(few);
  }
});
