import { expect, test } from "vitest";
import { inHours, readPost, signedInAs, written } from "../../../tests/support/desk";
import { type Call, postValues } from "../../../tests/support/staff";
import { send } from "../../../tests/support/worker";

test("staff find their draft at a slug that leads visitors to the article that left it", async () => {
  const editor = await signedInAs("editor");
  const first = await written(editor, { slug: "alamat-lama", status: "published" });
  await readPost(await editor(`/api/blog/${first.id}`, "PUT", postValues({ slug: "alamat-baru" })));
  const found = async (call: Call) => {
    const response = await call("/api/blog/slug/alamat-lama", "GET");
    return response.status === 200 ? (await readPost(response)).id : response.headers.get("Location");
  };
  const redirect = "/api/blog/slug/alamat-baru";
  expect(await found(editor)).toBe(redirect);
  const draft = await written(editor, { slug: "alamat-lama" });
  expect([await found(editor), await found((path) => send(path))]).toEqual([draft.id, redirect]);
  await readPost(await editor(`/api/blog/${draft.id}/trash`, "POST", { version: draft.updatedAt }));
  expect([await found(editor), await found((path) => send(path))]).toEqual([redirect, redirect]);
});

test("the record names whoever answers for the text that is out, and nobody where nobody approved it", async () => {
  const [edo, owner] = [await signedInAs("editor", "Edo"), await signedInAs("owner", "Olga")];
  const draft = await written(edo, { status: "review" });
  const out = await readPost(
    await edo(`/api/blog/${draft.id}/publish`, "POST", { version: draft.updatedAt }),
  );
  const changed = await readPost(
    await owner(`/api/blog/${draft.id}`, "PUT", postValues({ slug: draft.slug })),
  );
  expect(changed.reviewer).toEqual({ id: owner.userId, name: "Olga" });
  expect(Date.parse(changed.reviewedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(out.reviewedAt ?? ""));
  const direct = await written(edo, { status: "published" });
  const again = await readPost(
    await owner(`/api/blog/${direct.id}`, "PUT", postValues({ slug: direct.slug })),
  );
  expect(again).toMatchObject({ reviewer: null, reviewedAt: null });
});

test("rescheduling an article does not change its reviewer", async () => {
  const [edo, olga] = [await signedInAs("editor", "Edo"), await signedInAs("owner", "Olga")];
  const draft = await written(edo, { status: "review" });
  const path = `/api/blog/${draft.id}/publish`;
  const scheduled = await readPost(
    await edo(path, "POST", { version: draft.updatedAt, publishAt: inHours(24) }),
  );
  const moved = await readPost(
    await olga(path, "POST", { version: scheduled.updatedAt, publishAt: inHours(48) }),
  );
  expect(moved.reviewer?.name).toBe("Edo");
  expect(moved.reviewedAt).toBe(scheduled.reviewedAt);
});
