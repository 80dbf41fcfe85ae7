import type { Page } from "@playwright/test";
import { clickTwice, expect, expectAccessible, signIn, test, toast, unique } from "./journey";
import { type StoredPost, storePost } from "./posts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Status artikel" });
const locateRow = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const bulkBar = (page: Page) => page.getByRole("region", { name: "Tindakan untuk artikel yang dipilih" });

/** Stores posts that one search finds, and nothing else. */
async function storePosts(page: Page, count: number, status = "draft") {
  const word = unique("Meja").replace(" ", "");
  const posts: StoredPost[] = [];
  for (let number = 1; number <= count; number += 1) {
    posts.push(await storePost(page, { title: `${word} nomor ${number}`, status }));
  }
  return { word, posts };
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a range of posts goes to the trash, and one toast brings it back; the final deletion offers the trash", async ({
  page,
}) => {
  const { word, posts } = await storePosts(page, 4);
  await page.goto(`/admin/blog?q=${word}`);
  const boxes = page.getByRole("checkbox", { name: new RegExp(`^Pilih ${word}`) });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  await expect(bulkBar(page).getByRole("status")).toHaveText("3 dipilih");
  await expectAccessible(page);
  await bulkBar(page).getByRole("button", { name: "Pindahkan ke Sampah" }).click();
  await expect(toast(page)).toContainText("3 artikel dipindahkan ke Sampah");
  await expect(locateRow(page, word)).toHaveCount(1);
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("3 artikel kembali seperti semula");
  await expect(locateRow(page, word)).toHaveCount(4);

  const { title = "" } = posts[3] ?? {};
  await page.getByRole("button", { name: `Hapus ${title}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Hapus Blog Post" });
  await dialog.getByRole("button", { name: "Pindahkan ke Sampah" }).click();
  await expect(toast(page)).toContainText("Artikel dipindahkan ke Sampah");
  await expect(locateRow(page, title)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(locateRow(page, title)).toHaveCount(1);
});

test("ten drafts are scheduled on ten working days, and the preview writes nothing", async ({ page }) => {
  const { word } = await storePosts(page, 10);
  await page.goto(`/admin/blog?status=draft&q=${word}`);
  await expect(locateRow(page, word)).toHaveCount(10);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await bulkBar(page).getByRole("button", { name: "Jadwalkan bertahap…" }).click();
  const dialog = page.getByRole("dialog", { name: "Jadwalkan Bertahap" });
  const dates = dialog.getByRole("list", { name: "Tanggal terbit" }).getByRole("listitem");
  await expect(dates).toHaveCount(10);
  await expect(dates.first()).toContainText(/^(Sen|Sel|Rab|Kam|Jum), \d+ \p{L}+ \d{4} · 09\.00 WIB/u);
  await expect(dates.filter({ hasText: /^(Sab|Min), / })).toHaveCount(0);
  await expect(dialog).toContainText("WIB (Asia/Jakarta)");
  await expectAccessible(page);
  await expect(locateRow(page, word).filter({ hasText: "Terjadwal" })).toHaveCount(0);
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/blog/drip") && !request.postDataJSON().dryRun)
      written.push(request.url());
  });
  await expect(dialog.getByRole("button", { name: "Jadwalkan 10 Artikel" })).toBeEnabled();
  await clickTwice(dialog.getByRole("button", { name: "Jadwalkan 10 Artikel" }));
  await expect(toast(page)).toContainText("10 artikel dijadwalkan");
  await expect(dialog).toHaveCount(0);
  expect(written).toHaveLength(1);
  await tabs(page)
    .getByRole("link", { name: /^Terjadwal/ })
    .click();
  await expect(locateRow(page, word)).toHaveCount(10);
  await expect(locateRow(page, `${word} nomor 1`).first()).toContainText(
    /Terjadwal \d+ \p{L}+ \d{4}, 09\.00 WIB/u,
  );
});
