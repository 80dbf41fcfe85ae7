import { expect, test } from "vitest";
import { inHours, postOf, signedInAs, written } from "../../../tests/support/desk";
import { fieldsOf, postValues } from "../../../tests/support/staff";
import { send } from "../../../tests/support/worker";

test("a former address goes on leading to its article, whoever writes something that nobody may read yet", async () => {
  const [editor, writer] = [await signedInAs("editor"), await signedInAs("writer")];
  const first = await written(editor, { slug: "alamat-lama", status: "published" });
  await postOf(await editor(`/api/blog/${first.id}`, "PUT", postValues({ slug: "alamat-baru" })));
  const leads = async () => {
    const response = await send("/blog/alamat-lama");
    return [response.status, response.headers.get("Location")];
  };
  const message = "Slug ini alamat lama artikel lain, yang masih dikunjungi orang. Pilih slug lain.";
  const draft = await written(writer);
  const trashed = await written(editor, { slug: "alamat-lain" });
  const calls = [
    () => writer("/api/blog", "POST", postValues({ slug: "alamat-lama", status: "draft" })),
    () => editor("/api/blog", "POST", postValues({ slug: "alamat-lama", publishAt: inHours(3) })),
    () => writer(`/api/blog/${draft.id}`, "PUT", postValues({ slug: "alamat-lama" })),
  ];
  for (const call of calls) {
    const response = await call();
    expect([response.status, await fieldsOf(response)]).toEqual([409, { slug: message }]);
    expect(await leads()).toEqual([301, "/blog/alamat-baru"]);
  }
  const inTrash = await postOf(
    await editor(`/api/blog/${trashed.id}/trash`, "POST", { version: trashed.updatedAt }),
  );
  const restored = await editor(`/api/blog/${trashed.id}/restore`, "POST", {
    version: inTrash.updatedAt,
    slug: "alamat-lama",
  });
  expect([restored.status, await fieldsOf(restored)]).toEqual([409, { slug: "alamat-lama-2" }]);
  expect(await leads()).toEqual([301, "/blog/alamat-baru"]);
  expect((await editor("/api/blog", "POST", postValues({ slug: "alamat-lama" }))).status).toBe(201);
  expect(await leads()).toEqual([200, null]);
});

test("the record names whoever answers for the text that is out, and nobody where nobody approved it", async () => {
  const [edo, owner] = [await signedInAs("editor", "Edo"), await signedInAs("owner", "Olga")];
  const draft = await written(edo, { status: "review" });
  const out = await postOf(await edo(`/api/blog/${draft.id}/publish`, "POST", { version: draft.updatedAt }));
  const changed = await postOf(await owner(`/api/blog/${draft.id}`, "PUT", postValues({ slug: draft.slug })));
  expect(changed.reviewer).toEqual({ id: owner.userId, name: "Olga" });
  expect(Date.parse(changed.reviewedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(out.reviewedAt ?? ""));
  const direct = await written(edo, { status: "published" });
  const again = await postOf(await owner(`/api/blog/${direct.id}`, "PUT", postValues({ slug: direct.slug })));
  expect(again).toMatchObject({ reviewer: null, reviewedAt: null });
});

test("rescheduling an article does not change its reviewer", async () => {
  const [edo, olga] = [await signedInAs("editor", "Edo"), await signedInAs("owner", "Olga")];
  const draft = await written(edo, { status: "review" });
  const path = `/api/blog/${draft.id}/publish`;
  const scheduled = await postOf(
    await edo(path, "POST", { version: draft.updatedAt, publishAt: inHours(24) }),
  );
  const moved = await postOf(
    await olga(path, "POST", { version: scheduled.updatedAt, publishAt: inHours(48) }),
  );
  expect(moved.reviewer?.name).toBe("Edo");
  expect(moved.reviewedAt).toBe(scheduled.reviewedAt);
});

test("a post is answered with the number of its notes", async () => {
  const call = await signedInAs("editor");
  const post = await written(call, { status: "review" });
  expect(post.notes).toBe(0);
  const back = await call(`/api/blog/${post.id}/return`, "POST", {
    version: post.updatedAt,
    note: "Ubah judulnya",
  });
  expect((await postOf(back)).notes).toBe(1);
});
