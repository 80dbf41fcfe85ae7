import { expect, test } from "vitest";
import { createPost, db } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { listContents } from "./format.repository";

const maxBytes = 2_000_000;

/** Stores posts with bodies of these bytes; answers their ids. */
async function storeBodies(...sizes: number[]): Promise<number[]> {
  await db.delete(blogPosts);
  const ids: number[] = [];
  for (const size of sizes) ids.push((await createPost({ content: "a".repeat(size) })).id);
  return ids;
}

/** The ids of each chunk, to the last one. */
async function chunks(): Promise<number[][]> {
  const all: number[][] = [];
  for (let last = false, after = 0; !last; ) {
    const { contents, isLast } = await listContents(db, after, maxBytes);
    all.push(contents.map(({ id }) => id));
    after = contents.at(-1)?.id ?? after;
    last = isLast;
  }
  return all;
}

test("the bodies in hand at once weigh no more than two megabytes, and each comes once", async () => {
  const ids = await storeBodies(1_000_000, 1_000_000, 1, 900_000, 900_000, 900_000, 200_000);
  const [a, b, c, d, e, f, g] = ids as [number, number, number, number, number, number, number];
  expect(await chunks()).toEqual([
    [a, b],
    [c, d, e],
    [f, g],
  ]);
});

test("small bodies come as many at once as one statement takes", async () => {
  const sizes = Array.from({ length: 49 }, () => 100);
  const ids = await storeBodies(...sizes);
  expect(await chunks()).toEqual([ids.slice(0, 24), ids.slice(24, 48), ids.slice(48)]);
});

test("a body that is heavier than that comes alone", async () => {
  const ids = await storeBodies(100, 2_100_000, 100);
  expect(await chunks()).toEqual(ids.map((id) => [id]));
});

test("where no post follows the end is told", async () => {
  await storeBodies();
  expect(await listContents(db, 0, maxBytes)).toEqual({ contents: [], isLast: true });
});
