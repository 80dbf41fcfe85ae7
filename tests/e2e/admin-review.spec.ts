import type { Page } from "@playwright/test";
import { clickTwice, expect, expectAccessibleAtEachWidth, refuse, signIn, test } from "./journey";
import { changePost, type StoredPost, storePost } from "./posts";

/** The queue with these posts alone: other journeys have theirs in it too. */
async function showOnly(page: Page, posts: readonly StoredPost[]): Promise<void> {
  await page.route(/\/api\/blog\?.*status=review/, async (route) => {
    const response = await route.fetch();
    const waiting = ((await response.json()) as StoredPost[]).filter((post) =>
      posts.some(({ id }) => id === post.id),
    );
    await route.fulfill({ response, json: waiting, headers: { "X-Total-Count": String(waiting.length) } });
  });
}

async function stored(page: Page, { id }: StoredPost) {
  return (await page.request.get(`/api/blog/${id}?view=staff`)).json();
}

const approve = /^Setujui/;

test("an editor reads one article after the other and decides on each by a key", async ({ page, watch }) => {
  watch.allow(/409|404/);
  await signIn(page, "admin");
  const posts: StoredPost[] = [];
  for (let count = 0; count < 3; count += 1) posts.push(await storePost(page, { status: "review" }));
  await showOnly(page, posts);
  await page.goto("/admin/tinjauan");
  const current = page.locator("section[aria-label^='Artikel ']");
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 3/);
  await expect(current.getByRole("heading", { level: 1 })).toHaveText(posts[0]?.title ?? "");
  await expectAccessibleAtEachWidth(page);

  // A letter in a field is a letter, also that of a key.
  await page.keyboard.press("t");
  await expect(page.getByLabel("Catatan untuk penulis")).toBeFocused();
  await page.keyboard.type("jks");
  await page.keyboard.press("Escape");
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 3/);
  await page.keyboard.press("j");
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleName(/^Artikel 2 dari 3/);
  await page.keyboard.press("k");
  await page.keyboard.press("t");
  await expect(page.getByLabel("Catatan untuk penulis")).toHaveValue("jks");
  // A note that was left open stays open, and does not take the keys of whoever comes back to its article.
  await current.focus();
  await page.keyboard.press("j");
  await expect(current).toHaveAccessibleName(/^Artikel 2 dari 3/);
  await page.keyboard.press("k");
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 3/);
  await expect(current).toBeFocused();
  await expect(page.getByLabel("Catatan untuk penulis")).toHaveValue("jks");
  await page.keyboard.press("s");
  await page.keyboard.press("t");
  await expect(page.getByLabel("Catatan untuk penulis")).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByText("Slot kosong berikutnya").click();
  const button = page.getByRole("button", { name: approve });
  await expect(button).toHaveText(/Setujui · (Sen|Sel|Rab|Kam|Jum), .* 09\.00 WIB/);
  await expect(button).toBeEnabled();
  await page.keyboard.press("s");
  await expect(page.getByText(/disetujui, terbit .* pukul 09\.00 WIB/)).toBeVisible();
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 2/);
  await expect(current).toBeFocused();
  const approved = await stored(page, posts[0] as StoredPost);
  expect(approved).toMatchObject({ status: "published", reviewer: { name: expect.any(String) } });
  expect(approved.publishedAt).toMatch(/T02:00:00\.000Z$/);

  const second = posts[1] as StoredPost;
  await expect(button).toBeEnabled();
  await changePost(page, second, { title: `${second.title} baru` });
  await page.keyboard.press("t");
  await page.keyboard.type("Tolong tambahkan sumbernya.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("sudah diubah orang lain sejak Anda membukanya")).toBeVisible();
  await expect(current.getByRole("heading", { level: 1 })).toHaveText(`${second.title} baru`);
  await expect(page.getByLabel("Catatan untuk penulis")).toHaveValue("Tolong tambahkan sumbernya.");
  const refreshed = page.waitForResponse(/\/api\/blog\?.*status=review/);
  await page.getByRole("button", { name: "Kirim dan Kembalikan" }).click();
  await expect(page.getByText("dikembalikan ke penulisnya dengan catatan Anda")).toBeVisible();
  const notes = await (await page.request.get(`/api/blog/${second.id}/notes`)).json();
  expect(notes).toMatchObject([{ body: "Tolong tambahkan sumbernya." }]);
  expect(await stored(page, second)).toMatchObject({ status: "draft" });

  // The page has read the queue and the article before the article goes.
  await refreshed;
  await expect(button).toBeEnabled();
  await page.request.delete(`/api/blog/${posts[2]?.id}`);
  await page.keyboard.press("s");
  await expect(page.getByText(/sudah dihapus, jadi dilewati/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Semua sudah ditinjau. Terima kasih!" })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});

test("a time of one's own is refused in words before it is sent, and what failed can be sent again", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to (fetch|load)|ERR_FAILED/);
  await signIn(page, "admin");
  const post = await storePost(page, { status: "review" });
  await showOnly(page, [post]);
  await page.goto("/admin/tinjauan");
  await page.getByRole("button", { name: "Jadwalkan…" }).click();
  const dialog = page.getByRole("dialog", { name: "Jadwalkan artikel" });
  await dialog.getByLabel("Tanggal").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Setujui dan Jadwalkan" }).click();
  await expect(dialog.getByText("Waktu itu sudah lewat.")).toBeVisible();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Tanggal").fill(day);
  await dialog.getByLabel("Jam").fill("16:45");
  await page.route(/\/publish$/, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Setujui dan Jadwalkan" }).click();
  await expect(dialog.getByText("Keputusan mungkin belum tersimpan")).toBeVisible();
  let approvals = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/publish")) approvals += 1;
  });
  await clickTwice(dialog.getByRole("button", { name: "Setujui dan Jadwalkan" }));
  await expect(page.getByText(/disetujui, terbit .* pukul 16\.45 WIB/)).toBeVisible();
  expect(await stored(page, post)).toMatchObject({ publishedAt: `${day}T09:45:00.000Z` });
  expect(approvals).toBe(1);
});

test("a writer sees own submissions and decides on nothing", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, { status: "review" });
  await showOnly(page, [post]);
  const { user } = await (await page.request.get("/api/auth/me")).json();
  const asWriter = (id: number) =>
    page.route("**/api/auth/me", (route) =>
      route.fulfill({ json: { authenticated: true, user: { ...user, id, role: "writer", isAdmin: false } } }),
    );
  await asWriter(user.id);
  await page.goto("/admin/tinjauan");
  await expect(page.getByText("Editor yang memutuskan terbit atau tidaknya artikel ini.")).toBeVisible();
  await page.keyboard.press("s");
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: approve })).toHaveCount(0);
  await expect(page.getByLabel("Catatan untuk penulis")).toHaveCount(0);
  await asWriter(user.id + 1);
  await page.goto("/admin/tinjauan");
  await expect(page.getByRole("heading", { name: "Tidak ada artikel Anda yang menunggu" })).toBeVisible();
});

test("an editor who has become a writer meanwhile is told so, and has nothing to decide any more", async ({
  page,
  watch,
}) => {
  watch.allow(/403/);
  await signIn(page, "admin");
  const post = await storePost(page, { status: "review" });
  await showOnly(page, [post]);
  await page.goto("/admin/tinjauan");
  await expect(page.getByRole("button", { name: approve })).toBeEnabled();
  const { user } = await (await page.request.get("/api/auth/me")).json();
  const writer = { ...user, id: user.id + 1, role: "writer", isAdmin: false };
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ json: { authenticated: true, user: writer } }),
  );
  await refuse(
    page,
    /\/publish$/,
    { code: "forbidden", message: "Peran Anda tidak mencakup tindakan ini" },
    403,
  );
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { name: "Tidak ada artikel Anda yang menunggu" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Peran Anda tidak mencakup tindakan ini");
  await expect(page.getByRole("button", { name: approve })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Admin Kontak" })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
});
