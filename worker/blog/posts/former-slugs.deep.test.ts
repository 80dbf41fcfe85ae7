import { beforeEach, test, vi } from "vitest";
import { type WriteName, watchAddresses, write, writes } from "../../../tests/support/addresses";
import { hour } from "../../../tests/support/posts";
import { createRandom } from "../../../tests/support/random";
import { createPost, db, signIn } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

const slugs = ["alamat-satu", "alamat-dua", "alamat-tiga", "alamat-empat"];
const names = Object.keys(writes) as WriteName[];

test.each([1, 2, 3, 4])(
  "visitors find what they must after any sequence of writes (seed %i)",
  async (seed) => {
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const { call } = await signIn();
    const check = watchAddresses();
    await createPost({ slug: "alamat-satu", publishedAt: new Date(Date.now() - hour) });
    await check();
    const done: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      vi.setSystemTime(Date.now() + pick([1000, 1000, 40 * 60_000]));
      await check();
      const posts = await db.select({ id: blogPosts.id }).from(blogPosts);
      const [name, slug, id] = [pick(names), pick(slugs), posts.length > 0 ? pick(posts).id : 0];
      const isCreation = posts.length < 2;
      const chosen = isCreation ? pick(["create", "create a draft", "create a schedule"] as const) : name;
      done.push(`${chosen} ${id} ${slug}`);
      await write(chosen, call, id, slug);
      await check().catch((error) => {
        throw new Error(done.join("\n"), { cause: error });
      });
    }
  },
);
