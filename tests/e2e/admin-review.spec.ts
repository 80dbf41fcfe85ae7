import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleAtEachWidth, signIn, test } from "./journey";
import { changePost, postValues, readPost, type StoredPost, statusLine, storePost } from "./posts";
import { locateEditor } from "./visual";

/** Shows these posts alone in the queue, which other journeys use too. */
async function showOnly(page: Page, posts: readonly StoredPost[]): Promise<void> {
  await page.route(/\/api\/blog\?.*status=review/, async (route) => {
    const response = await route.fetch();
    const waiting = ((await response.json()) as StoredPost[]).filter((post) =>
      posts.some(({ id }) => id === post.id),
    );
    await route.fulfill({ response, json: waiting, headers: { "X-Total-Count": String(waiting.length) } });
  });
}

const approve = /^Setujui/;

/** Scrolls to the end of the text that is shown: what was never on the screen is asked about. */
async function readThrough(page: Page): Promise<void> {
  await page.locator(".article-body").evaluate((text) => text.scrollIntoView({ block: "end" }));
}

const sentence = "Pada survei itu, 64% toko memakai situs sendiri.";

/** Orders an AI article that waits for review, with claims in its text alone. */
async function orderArticle(page: Page): Promise<StoredPost> {
  const ordered = await page.request.post("/api/blog/generate", {
    data: { landing: "review", category: "Uji Klaim" },
  });
  expect(ordered.status()).toBe(201);
  const { id } = (await ordered.json()).post;
  const content = `<h2>Isi</h2><p>${sentence} Waktunya 12 menit.</p><p>Kalimat biasa tanpa klaim.</p>`;
  const written = await page.request.put(`/api/blog/${id}`, { data: postValues({ content }) });
  expect(written.status()).toBe(200);
  return written.json();
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("an editor approves and returns articles of the queue by keys", async ({ page, watch }) => {
  watch.allow(/409|404/);
  const posts: StoredPost[] = [];
  for (let count = 0; count < 3; count += 1) posts.push(await storePost(page, { status: "review" }));
  const [first, second, third] = posts as [StoredPost, StoredPost, StoredPost];
  await showOnly(page, posts);
  await page.goto("/admin/tinjauan");
  const current = page.locator("section[aria-label^='Artikel ']");
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 3/);
  await expect(current.getByRole("heading", { level: 1 })).toHaveText(first.title);
  await expectAccessibleAtEachWidth(page);

  // Letters that are typed into the note are no shortcuts.
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
  await page.keyboard.press("Escape");

  await page.getByText("Slot kosong berikutnya").click();
  const button = page.getByRole("button", { name: approve });
  await expect(button).toHaveText(/Setujui · (Sen|Sel|Rab|Kam|Jum), .* 09\.00 WIB/);
  await expect(button).toBeEnabled();
  await readThrough(page);
  await page.keyboard.press("s");
  await expect(page.getByText(/disetujui, terbit .* pukul 09\.00 WIB/)).toBeVisible();
  await expect(current).toHaveAccessibleName(/^Artikel 1 dari 2/);
  await expect(current).toBeFocused();
  const approved = await readPost(page, first.id);
  expect(approved).toMatchObject({ status: "published", reviewer: { name: expect.any(String) } });
  expect(approved.publishedAt).toMatch(/T02:00:00\.000Z$/);

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
  expect(await readPost(page, second.id)).toMatchObject({ status: "draft" });

  // The page has read the queue again before the article is deleted.
  await refreshed;
  await expect(button).toBeEnabled();
  await page.request.delete(`/api/blog/${third.id}`);
  await readThrough(page);
  await page.keyboard.press("s");
  await expect(page.getByText(/sudah dihapus, jadi dilewati/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Semua sudah ditinjau. Terima kasih!" })).toBeVisible();
});

test("what was hardly read is asked about before it is approved, and a decision is taken back", {
  tag: "@deep",
}, async ({ page }) => {
  const content = "<p>Satu paragraf yang perlu dibaca sebelum terbit.</p>".repeat(120);
  const post = await storePost(page, { status: "review", content });
  await showOnly(page, [post]);
  await page.goto("/admin/tinjauan");
  const button = page.getByRole("button", { name: approve });
  await expect(button).toBeEnabled();
  await page.keyboard.press("s");
  await expect(page.getByText("Baca dulu")).toBeVisible();
  expect(await readPost(page, post.id)).toMatchObject({ status: "review" });
  await page.getByRole("button", { name: "Tetap Setujui" }).click();
  await expect(page.getByText(/disetujui, /)).toBeVisible();
  expect(await readPost(page, post.id)).toMatchObject({ status: "published" });

  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("menunggu tinjauan lagi")).toBeVisible();
  expect(await readPost(page, post.id)).toMatchObject({ status: "review" });
  await page.getByRole("button", { name: "Kembalikan" }).click();
  await page.keyboard.type("Tolong diperpendek.");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("menunggu tinjauan lagi")).toBeVisible();
  expect(await readPost(page, post.id)).toMatchObject({ status: "review" });
});

test("a writer sees own submissions and decides on nothing", { tag: "@deep" }, async ({ page, browser }) => {
  await showOnly(page, [await storePost(page, { status: "review" })]);
  const { user } = await (await page.request.get("/api/auth/me")).json();
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ json: { authenticated: true, user: { ...user, role: "writer", isAdmin: false } } }),
  );
  await page.goto("/admin/tinjauan");
  await expect(page.getByText("Editor yang memutuskan terbit atau tidaknya artikel ini.")).toBeVisible();
  await page.keyboard.press("s");
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: approve })).toHaveCount(0);
  await expect(page.getByLabel("Catatan untuk penulis")).toHaveCount(0);
  const other = await browser.newPage();
  await signIn(other, "kontak");
  await showOnly(page, [await storePost(other, { status: "review" })]);
  await other.close();
  await page.goto("/admin/tinjauan");
  await expect(page.getByRole("heading", { name: "Tidak ada artikel Anda yang menunggu" })).toBeVisible();
});

test("an AI article is published only after each claim has a source", async ({ page, watch }) => {
  watch.allow(/409/);
  const post = await orderArticle(page);
  const count = (await readPost(page, post.id)).openClaims;
  expect(count).toBeGreaterThan(0);

  await page.goto(`/admin/blog/edit/${post.id}`);
  const line = page.getByText(`${count} klaim belum diperiksa, jadi artikel ini belum bisa terbit.`);
  await expect(line).toBeVisible();
  const publish = page.getByRole("button", { name: "Terbitkan", exact: true });
  await publish.click();
  const question = page.getByRole("dialog", { name: "Terbitkan Sekarang" });
  await expect(question.getByText(`${count} klaim belum diperiksa`)).toBeVisible();
  await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: `masih memuat ${count} klaim` });
  await expect(refusal).toBeFocused();
  await refusal.getByRole("button", { name: "Buka Pemeriksaan" }).click();

  const panel = page.getByRole("dialog", { name: "Pemeriksaan" });
  await expect(panel.getByRole("status")).toHaveText(`${count} klaim belum diperiksa`);
  await expectAccessible(page);
  const claim = panel.getByRole("listitem").filter({ hasText: sentence }).first();
  await expect(claim.locator("mark")).toContainText("64%");
  await claim.getByRole("button", { name: "Lihat di teks" }).click();
  await expect(locateEditor(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toContain("64%");

  await claim.getByRole("button", { name: "Benar…" }).click();
  await page.keyboard.type("ab");
  await claim.getByRole("button", { name: "Simpan Sumber" }).click();
  await expect(claim.getByLabel("Sumber")).toHaveAttribute("aria-invalid", "true");
  await claim.getByRole("button", { name: "Batal" }).click();
  await claim.getByRole("button", { name: "Sudah dihapus" }).click();
  await expect(claim.getByRole("alert")).toHaveText(/Kalimat ini masih ada di artikel/);
  for (let left = count; left > 0; left -= 1) {
    await panel.getByRole("button", { name: "Benar…" }).first().click();
    await panel.getByLabel("Sumber").fill("Survei kami sendiri");
    await panel.getByRole("button", { name: "Simpan Sumber" }).click();
    await expect(panel.getByLabel("Sumber")).toHaveCount(0);
    await expect(panel.getByRole("button", { name: "Benar…" })).toHaveCount(left - 1);
  }
  await expect(panel.getByRole("status")).toBeFocused();
  await expect(panel.getByText("Semua klaim sudah beres")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();

  await publish.click();
  await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await expect(statusLine(page)).toContainText("Terbit");
  expect((await page.context().request.get(`/api/blog/${post.id}?view=public`)).status()).toBe(200);
});

test("the list and the review name the open claims and lead to them", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const post = await orderArticle(page);
  const count = (await readPost(page, post.id)).openClaims;
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  const row = page.getByRole("row").filter({ hasText: post.title });
  await expect(row.getByText(`${count} klaim`)).toBeVisible();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("link", { name: `Periksa klaim ${post.title}` })).toBeVisible();
  await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
  const refused = page.getByRole("main").getByRole("alert");
  await expect(refused).toContainText(`masih memuat ${count} klaim`);
  await refused.getByRole("link", { name: `Periksa klaim ${post.title}` }).click();
  await expect(page.getByRole("dialog", { name: "Pemeriksaan" })).toBeVisible();

  await page.goto(`/admin/tinjauan?artikel=${post.id}`);
  await page.getByRole("button", { name: "Buka Pemeriksaan" }).click();
  const section = page.getByRole("region", { name: "Pemeriksaan" });
  await expect(section).toBeFocused();
  await section.getByRole("button", { name: "Benar…" }).first().click();
  await page.keyboard.type("Survei kami");
  await section.getByRole("button", { name: "Simpan Sumber" }).click();
  await expect(page.getByText(`${count - 1} klaim belum diperiksa, jadi`)).toBeVisible();
});

test("a claim is decided where it stands in the text", async ({ page }) => {
  const post = await orderArticle(page);
  const count = (await readPost(page, post.id)).openClaims;
  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(locateEditor(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get("claim")?.size ?? 0)).toBeGreaterThan(0);
  const { x, y } = await page.evaluate(() => {
    const [range] = CSS.highlights.get("claim") ?? [];
    (range as Range).startContainer.parentElement?.scrollIntoView({ block: "center" });
    const box = (range as Range).getBoundingClientRect();
    return { x: box.left + 4, y: box.top + box.height / 2 };
  });
  await page.mouse.click(x, y);
  const claim = page.getByRole("region", { name: "Klaim di teks" });
  await claim.getByRole("button", { name: "Benar…" }).click();
  await expectAccessible(page);
  await claim.getByLabel("Sumber").fill("Survei kami sendiri");
  await claim.getByRole("button", { name: "Simpan Sumber" }).click();
  await expect(claim).toHaveCount(0);
  await expect(page.getByText(`${count - 1} klaim belum diperiksa, jadi`)).toBeVisible();
});
