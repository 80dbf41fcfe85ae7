import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./journey";
import { postValues, type StoredPost, toastsGone } from "./posts";
import { viewports } from "./viewports";

const sentence = "Pada survei itu, 64% toko memakai situs sendiri.";

/** An article of the writer that waits for review, with claims in its text and in no other place. */
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

async function openClaims(page: Page, { id }: StoredPost): Promise<number> {
  return (await (await page.request.get(`/api/blog/${id}?view=staff`)).json()).openClaims;
}

for (const [name, viewport] of Object.entries(viewports)) {
  test(`an AI article comes before the public once its claims have a source, at ${name} width`, async ({
    page,
    watch,
  }) => {
    watch.allow(/409/);
    await page.setViewportSize(viewport);
    await signIn(page, "admin");
    const post = await orderArticle(page);
    const count = await openClaims(page, post);
    expect(count).toBeGreaterThan(0);

    await page.goto(`/admin/blog/edit/${post.id}`);
    const line = page.getByText(`${count} klaim belum diperiksa, jadi artikel ini belum bisa terbit.`);
    await expect(line).toBeVisible();
    if (name === "phone") await page.getByRole("button", { name: "Lainnya" }).click();
    const way = { name: "Terbitkan", exact: true };
    await page.getByRole(name === "phone" ? "menuitem" : "button", way).click();
    const question = page.getByRole("dialog", { name: "Terbitkan Sekarang" });
    await expect(question.getByText(`${count} klaim belum diperiksa`)).toBeVisible();
    await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: `masih memuat ${count} klaim` });
    await expect(refusal).toBeFocused();
    await toastsGone(page);
    await refusal.getByRole("button", { name: "Buka Pemeriksaan" }).click();

    const panel = page.getByRole("dialog", { name: "Pemeriksaan" });
    await expect(panel.getByRole("status")).toHaveText(`${count} klaim belum diperiksa`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const claim = panel.getByRole("listitem").filter({ hasText: sentence }).first();
    await expect(claim.locator("mark")).toContainText("64%");
    await claim.getByRole("button", { name: "Lihat di teks" }).click();
    await expect(panel).toBeVisible({ visible: name === "desktop" });
    await expect(page.getByLabel("Konten")).toBeFocused();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toContain("64%");
    if (name === "phone") await page.getByRole("button", { name: /^Pemeriksaan/ }).click();

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

    if (name === "phone") await page.getByRole("button", { name: "Lainnya" }).click();
    await page.getByRole(name === "phone" ? "menuitem" : "button", way).click();
    await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
    await expect(page.getByText("Artikel diterbitkan")).toBeVisible();
    const answer = await page.context().request.get(`/api/blog/${post.id}?view=public`);
    expect(answer.status()).toBe(200);
  });
}

test("the list and the review say what holds an article back, and lead there", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await orderArticle(page);
  const count = await openClaims(page, post);
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  const row = page.getByRole("row").filter({ hasText: post.title });
  await expect(row.getByText(`${count} klaim`)).toBeVisible();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("link", { name: `Periksa klaim ${post.title}` })).toBeVisible();
  await question.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await expect(row.getByText(`masih memuat ${count} klaim`)).toBeVisible();
  await row.getByRole("link", { name: `Periksa klaim ${post.title}` }).click();
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
