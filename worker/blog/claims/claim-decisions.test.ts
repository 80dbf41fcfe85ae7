import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { claiming, createGenerated, harmless, storedClaims } from "../../../tests/support/claims";
import { createPost, createStaff, createUser, db } from "../../../tests/support/worker";
import type { SessionUser } from "../../contract/auth";
import type { Verdict } from "../../contract/studio/checks";
import { blogPosts } from "../../db/schema/blog";
import { postClaims } from "../../db/schema/generation";
import { createDeps } from "../../deps";
import { proposeChange } from "../pending/pending.service";
import { changePost } from "../posts/post.service";
import { decideClaim, listClaims } from "./claim.service";
import { tooManyClaims } from "./extract-claims";

const deps = () => createDeps(env);
const confirmed = { verdict: "confirmed", source: "https://contoh.example/laporan" } as const;
const findKey = async (postId: number) => (await storedClaims(postId))[0]?.key ?? "";
const write = (id: number, content: string, user: SessionUser) =>
  changePost(
    deps(),
    id,
    {
      title: "Memilih nama",
      slug: `nama-${id}`,
      summary: "Ringkasan yang cukup panjang.",
      image: "/images/a.svg",
      category: "SEO",
      content,
    },
    user,
  );

async function catchRefusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason as { status: number; message: string; fields?: unknown },
  );
  return [error?.status, error?.message];
}

test("the entry that stands for too many claims cannot be confirmed", async () => {
  const content = Array.from({ length: 302 }, (_, index) => `<p>Naik ${index + 1000} kali sehari.</p>`).join(
    "",
  );
  const [user, post] = [await createStaff(), await createGenerated({ content })];
  const work = decideClaim(
    deps(),
    post.id,
    tooManyClaims.key,
    { verdict: "confirmed", source: "Laporan" },
    user,
  );
  expect(await catchRefusal(work)).toEqual([409, tooManyClaims.sentence]);
  expect((await listClaims(deps(), post.id)).at(-1)).toMatchObject({
    text: "Lebih dari 300 klaim",
    state: "open",
  });
});

describe("a claim", () => {
  test("is confirmed with its source, and anew with another", async () => {
    const [user, other, post] = [
      await createStaff(),
      await createStaff(),
      await createGenerated({ content: claiming }),
    ];
    const key = await findKey(post.id);
    await decideClaim(deps(), post.id, key, { verdict: "confirmed", source: "Laporan tahunan" }, user);
    expect(await listClaims(deps(), post.id)).toMatchObject([
      { key, state: "confirmed", source: "Laporan tahunan", pending: false },
    ]);
    const again = { verdict: "confirmed", source: "https://contoh.example/laporan" } as const;
    await decideClaim(deps(), post.id, key, again, other);
    expect(await storedClaims(post.id)).toMatchObject([{ source: again.source, decided_by: other.id }]);
    expect(await readAudit("action", "label")).toEqual(Array(2).fill(["post.claim-decided", post.title]));
  });

  test.each(["reworded", "removed"] as const)("is %s only once the text has lost it", async (verdict) => {
    const [user, post] = [
      await createStaff(),
      await createGenerated({ status: "review", content: claiming }),
    ];
    const key = await findKey(post.id);
    const decide = (chosen: Verdict) =>
      decideClaim(deps(), post.id, key, { verdict: chosen, source: "Laporan" }, user);
    expect(await catchRefusal(decide(verdict))).toEqual([
      409,
      "Kalimat ini masih ada di artikel. Ubah atau hapus dulu kalimatnya.",
    ]);
    await write(post.id, harmless, user);
    expect(await catchRefusal(decide("confirmed"))).toEqual([
      409,
      "Kalimat ini sudah tidak ada di artikel, jadi tidak perlu sumber lagi. Muat ulang daftar klaim.",
    ]);
    await decide(verdict);
    expect(await listClaims(deps(), post.id)).toMatchObject([{ state: verdict, source: null }]);
    // It comes back as open, whatever was said of it then.
    await write(post.id, claiming, user);
    expect(await listClaims(deps(), post.id)).toMatchObject([{ state: "open" }]);
  });

  test("needs a source to be confirmed", async () => {
    const [user, post] = [await createStaff(), await createGenerated({ content: claiming })];
    const key = await findKey(post.id);
    const work = decideClaim(deps(), post.id, key, { verdict: "confirmed" }, user);
    await expect(work).rejects.toMatchObject({
      ...{ status: 400, code: "validation_failed" },
      fields: { source: "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu" },
    });
  });

  test("of a deleted post, or of another post, answers 404", async () => {
    const [user, post] = [await createStaff(), await createGenerated({ content: claiming })];
    const input = { verdict: "confirmed", source: "Laporan" } as const;
    expect(await catchRefusal(decideClaim(deps(), 999, "abc", input, user))).toEqual([
      404,
      "Artikel tidak ditemukan atau sudah dihapus",
    ]);
    expect(await catchRefusal(decideClaim(deps(), post.id, "abc", input, user))).toEqual([
      404,
      "Klaim ini tidak ada",
    ]);
    expect((await catchRefusal(listClaims(deps(), 999)))[0]).toBe(404);
  });

  test("is decided by a writer on their own posts alone", async () => {
    const writer = await createStaff("writer");
    const { user: owner } = await createUser({ name: "Sari Dewi" });
    const named = await createGenerated({ content: claiming, authorId: owner.id });
    const [theirs, anothers] = [
      await createGenerated({ content: claiming, authorId: writer.id, status: "review" }),
      await createGenerated({ content: claiming, status: "review" }),
    ];
    await decideClaim(deps(), theirs.id, await findKey(theirs.id), confirmed, writer);
    const refused = decideClaim(deps(), anothers.id, await findKey(anothers.id), confirmed, writer);
    expect(await catchRefusal(refused)).toEqual([
      403,
      "Artikel ini bukan milik Anda. Minta editor menilai klaimnya.",
    ]);
    expect(
      await catchRefusal(decideClaim(deps(), named.id, await findKey(named.id), confirmed, writer)),
    ).toEqual([403, "Artikel ini milik Sari Dewi. Hanya Sari Dewi atau editor yang dapat menilai klaimnya."]);
    expect((await storedClaims(anothers.id))[0]?.verdict).toBeNull();
  });

  test.each([
    ["published", -1],
    ["scheduled", 1],
  ])("of a %s text is decided by whoever may publish", async (_name, days) => {
    const [writer, editor] = [await createStaff("writer"), await createStaff()];
    const publishedAt = new Date(Date.now() + days * 86_400_000);
    const post = await createGenerated({ content: claiming, authorId: writer.id, status: "review" });
    await db.update(blogPosts).set({ status: "published", publishedAt });
    const key = await findKey(post.id);
    expect(await catchRefusal(decideClaim(deps(), post.id, key, confirmed, writer))).toEqual([
      403,
      "Klaim ini ada di artikel yang terbit atau terjadwal. Minta editor menilainya, atau ubah kalimatnya lewat usulan.",
    ]);
    expect((await storedClaims(post.id))[0]?.verdict).toBeNull();
    await decideClaim(deps(), post.id, key, confirmed, editor);
    expect((await storedClaims(post.id))[0]?.verdict).toBe("confirmed");
  });

  test("of the change that waits beside a live text alone is decided by its writer", async () => {
    const writer = await createStaff("writer");
    const post = await createGenerated({ authorId: writer.id });
    const { title, slug, summary, image, category, updatedAt } = post;
    const change = { title, slug, summary, image, category, content: claiming };
    await proposeChange(deps(), post.id, { ...change, baseVersion: updatedAt.toISOString() }, writer);
    await decideClaim(deps(), post.id, await findKey(post.id), confirmed, writer);
    expect(await storedClaims(post.id)).toMatchObject([
      { is_present: 0, is_waiting: 1, verdict: "confirmed", source: confirmed.source },
    ]);
  });

  test("about our own house is confirmed by our page, until staff decide otherwise", async () => {
    const [user, post] = [await createStaff(), await createGenerated()];
    const note = (isKnown: string | null) =>
      env.DB.exec(
        `INSERT INTO post_claims (post_id, key, kind, text, sentence, position, is_present, verdict, source)
         VALUES (${post.id}, 'k', 'price', 'Rp 1', 'Rp 1', 0, 1, ${isKnown ? `'confirmed', '${isKnown}'` : "NULL, NULL"})`.replaceAll(
          "\n",
          " ",
        ),
      );
    await note("/pricing");
    expect(await listClaims(deps(), post.id)).toMatchObject([{ state: "confirmed", source: "/pricing" }]);
    await decideClaim(deps(), post.id, "k", { verdict: "confirmed", source: "Daftar harga" }, user);
    expect(await listClaims(deps(), post.id)).toMatchObject([{ source: "Daftar harga" }]);
  });
});

test("what people wrote has no claims", async () => {
  const post = await createPost({ title: "Naik 37%", content: claiming });
  expect(await listClaims(deps(), post.id)).toEqual([]);
  expect(await db.$count(postClaims)).toBe(0);
});
