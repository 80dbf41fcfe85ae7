import type { Page } from "@playwright/test";
import {
  clickTwice,
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  refuse,
  signIn,
  test,
  toast,
  unique,
} from "./journey";
import { type StoredPost, storePost, toastsGone } from "./posts";
import { viewports } from "./viewports";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Status artikel" });
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const acts = (page: Page) => page.getByRole("region", { name: "Tindakan untuk artikel yang dipilih" });

/** Drafts that one search finds, and nothing else. */
async function storeDrafts(page: Page, count: number, status = "draft") {
  const word = unique("Meja").replace(" ", "");
  const posts: StoredPost[] = [];
  for (let number = 1; number <= count; number += 1) {
    posts.push(await storePost(page, { title: `${word} nomor ${number}`, status }));
  }
  return { word, posts };
}

test("tabs show the posts of one state; tab, search and page are in the address and come back after saving", async ({
  page,
}) => {
  await signIn(page, "admin");
  const { word, posts } = await storeDrafts(page, 1);
  await page.goto(`/admin/blog?q=${word}`);
  const title = posts[0]?.title ?? "";
  await expect(rowOf(page, title)).toContainText("Draf");
  await expect(rowOf(page, title).getByRole("time")).toHaveText("-");
  await tabs(page)
    .getByRole("link", { name: /^Menunggu tinjauan/ })
    .click();
  await expect(page).toHaveURL(`/admin/blog?status=review&q=${word}`);
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  const list = `/admin/blog?status=draft&q=${word}`;
  await tabs(page).getByRole("link", { name: /^Draf/ }).click();
  await expect(page).toHaveURL(list);
  await expect(tabs(page).getByRole("link", { name: /^Draf \d/ })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await page.getByLabel("Ringkasan").fill("Ringkasan lain yang cukup panjang untuk diuji.");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL(list);
  await expect(rowOf(page, title)).toBeVisible();
});

test("ten drafts are spread over ten working days in a few clicks, and nothing is written before", async ({
  page,
}) => {
  await signIn(page, "admin");
  const { word } = await storeDrafts(page, 10);
  await page.goto(`/admin/blog?status=draft&q=${word}`);
  await expect(rowOf(page, word)).toHaveCount(10);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await acts(page).getByRole("button", { name: "Jadwalkan bertahap…" }).click();
  const dialog = page.getByRole("dialog", { name: "Jadwalkan Bertahap" });
  const dates = dialog.getByRole("list", { name: "Tanggal terbit" }).getByRole("listitem");
  await expect(dates).toHaveCount(10);
  await expect(dates.first()).toContainText(/^(Sen|Sel|Rab|Kam|Jum), \d+ \p{L}+ \d{4} · 09\.00 WIB/u);
  await expect(dialog.getByText(/^(Sab|Min), /)).toHaveCount(0);
  await expect(dialog).toContainText("WIB (Asia/Jakarta)");
  await expectAccessible(page);
  await expect(rowOf(page, word).filter({ hasText: "Terjadwal" })).toHaveCount(0);
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
  await expect(rowOf(page, word)).toHaveCount(10);
  await expect(rowOf(page, `${word} nomor 1`).first()).toContainText(
    /Terjadwal \d+ \p{L}+ \d{4}, 09\.00 WIB/u,
  );
});

test("a plan over the ceiling is refused in words before anything is written, and can be changed", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const { word } = await storeDrafts(page, 2);
  const message = "Pada 8 Desember 2026 sudah ada 1 artikel AI, batasnya 1 sehari";
  await refuse(page, "**/api/blog/drip", { code: "conflict", message }, 409);
  await page.goto(`/admin/blog?q=${word}`);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await acts(page).getByRole("button", { name: "Jadwalkan bertahap…" }).click();
  const dialog = page.getByRole("dialog", { name: "Jadwalkan Bertahap" });
  await expect(dialog).toContainText(message);
  await expect(dialog.getByRole("button", { name: "Jadwalkan 2 Artikel" })).toBeDisabled();
  await expectAccessible(page);
  await page.unroute("**/api/blog/drip");
  await dialog.getByText("Sab", { exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Jadwalkan 2 Artikel" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Pilih semua di halaman ini")).toBeChecked();
});

test("what could not be done stays chosen with its sentence, and the note for the rest is kept", async ({
  page,
}) => {
  await signIn(page, "admin");
  const { word, posts } = await storeDrafts(page, 3, "review");
  const [first] = posts;
  await page.goto(`/admin/blog?status=review&q=${word}`);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await acts(page).getByRole("button", { name: "Kembalikan…" }).click();
  const dialog = page.getByRole("dialog", { name: "Kembalikan ke Draf" });
  await dialog.getByRole("button", { name: "Kembalikan", exact: true }).click();
  await expect(dialog).toContainText("Catatan harus diisi");
  await dialog.getByLabel("Catatan untuk penulis").fill("Tambahkan sumber untuk angka ini.");
  // Somebody else saves one of them meanwhile.
  const stored = await (await page.request.get(`/api/blog/${first?.id}?view=staff`)).json();
  const { title, slug, summary, content, image, category } = stored;
  const saved = await page.request.put(`/api/blog/${first?.id}`, {
    data: { title, slug, summary: `${summary} Lagi.`, content, image, category },
  });
  expect(saved.status()).toBe(200);
  await dialog.getByRole("button", { name: "Kembalikan", exact: true }).click();
  await expect(toast(page)).toContainText("2 artikel dikembalikan ke draf, 1 gagal");
  await expect(
    page.getByRole("alert").filter({ hasText: "1 artikel belum dikembalikan ke draf" }),
  ).toBeVisible();
  await expect(rowOf(page, title)).toContainText("sudah diubah orang lain");
  await expect(page.getByLabel(`Pilih ${title}`)).toBeChecked();
  await toastsGone(page);
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize(viewports.desktop);
  await acts(page).getByRole("button", { name: "Kembalikan…" }).click();
  await expect(dialog.getByLabel("Catatan untuk penulis")).toHaveValue("Tambahkan sumber untuk angka ini.");
  await dialog.getByRole("button", { name: "Kembalikan", exact: true }).click();
  await expect(toast(page)).toContainText("Artikel dikembalikan ke draf");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
});

test("a post goes from its row to review, before the public, back, and into the trash and out of it", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const { word, posts } = await storeDrafts(page, 1);
  const { title = "", slug = "" } = posts[0] ?? {};
  await page.goto(`/admin/blog?q=${word}`);
  const choose = async (label: string) => {
    await page.getByRole("button", { name: `Lainnya untuk ${title}` }).click();
    await page.getByRole("menuitem", { name: label }).click();
  };
  await choose("Kirim ke Tinjauan");
  await expect(rowOf(page, title)).toContainText("Menunggu tinjauan");
  await choose("Jadwalkan…");
  await page.getByRole("dialog").getByRole("button", { name: "Jadwalkan", exact: true }).click();
  await expect(rowOf(page, title)).toContainText(/Terjadwal .* 09\.00 WIB/);
  await choose("Terbitkan sekarang…");
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await expect(rowOf(page, title)).not.toContainText("Terjadwal");
  await choose("Tarik dari Publik…");
  await page.getByRole("button", { name: "Ya, Tarik" }).click();
  await expect(rowOf(page, title)).toContainText("Draf");
  await choose("Pindahkan ke Sampah");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  await storePost(page, { slug });
  await tabs(page)
    .getByRole("link", { name: /^Sampah/ })
    .click();
  await page.getByRole("button", { name: `Pulihkan ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Alamat Sudah Dipakai" });
  await expect(dialog.getByLabel("Alamat baru (slug)")).toHaveValue(`${slug}-2`);
  await dialog.getByRole("button", { name: "Pulihkan", exact: true }).click();
  await expect(toast(page)).toContainText("Artikel dipulihkan sebagai draf");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
});

test("an AI article waits for review unless that is chosen otherwise, once", async ({ page }) => {
  await page.route("**/api/blog/generate", (route) =>
    route.fulfill({ status: 201, json: { message: "ok" } }),
  );
  await signIn(page, "admin");
  await page.goto("/admin/blog");
  const landing = async () => {
    const sent = page.waitForRequest("**/api/blog/generate");
    await page.getByRole("button", { name: "Generate dengan AI" }).click();
    await page.getByRole("menuitem", { name: "1 Artikel", exact: true }).click();
    return (await sent).postDataJSON().landing;
  };
  expect(await landing()).toBe("review");
  await page.getByRole("button", { name: "Generate dengan AI" }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Terbitkan langsung/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText("spam");
  await page.getByRole("button", { name: "Ya, Sekali Ini" }).click();
  await expect(page.getByText("Pesanan berikutnya langsung terbit tanpa ditinjau")).toBeVisible();
  await expectAccessible(page);
  expect(await landing()).toBe("published");
  await expect(page.getByText("Pesanan berikutnya langsung terbit tanpa ditinjau")).toHaveCount(0);
  expect(await landing()).toBe("review");
});

test("a writer sees the way of own drafts to review, and none of the ways of editors", async ({ page }) => {
  await signIn(page, "admin");
  const { word, posts } = await storeDrafts(page, 1);
  const { user } = await (await page.request.get("/api/auth/me")).json();
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ json: { authenticated: true, user: { ...user, isAdmin: false, role: "writer" } } }),
  );
  await page.goto(`/admin/blog?q=${word}`);
  await page.getByRole("button", { name: `Lainnya untuk ${posts[0]?.title}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Kirim ke Tinjauan"]);
  await page.keyboard.press("Escape");
  for (const name of [/^Admin Kontak$/, /^Format Artikel$/, /^Aktivitas$/]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hapus / })).toHaveCount(0);
});

test("on a phone the list begins on the first screen, and everything else is a tap away", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "admin");
  const { word } = await storeDrafts(page, 2);
  await page.goto("/admin/blog");
  const firstRow = page.getByRole("row").nth(1);
  await expect(firstRow).toBeVisible();
  const top = await firstRow.evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(viewports.phone.height);
  for (const name of ["Admin Kontak", "Format Artikel"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeHidden();
  }
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  for (const name of ["Admin Kontak", "Format Artikel"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Excel" })).toBeVisible();
  await page.getByRole("button", { name: "Cari dan saring" }).click();
  await page.getByLabel("Cari judul").fill(word);
  await expect(rowOf(page, word)).toHaveCount(2);
  // With the head's: no other article is left on the page.
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByLabel("Pilih semua di halaman ini").check();
  await page.getByRole("button", { name: "Pilih tindakan" }).click();
  await page.getByRole("menuitem", { name: "Jadwalkan bertahap…" }).click();
  await expect(page.getByRole("button", { name: "Jadwalkan 2 Artikel" })).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
