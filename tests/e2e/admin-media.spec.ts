import type { Page } from "@playwright/test";
import type { MediaItem } from "../../worker/contract/media/media-item";
import { expect, expectAccessible, open, signIn, test, toast } from "./journey";
import { chooseFiles, pictureFile } from "./library-pictures";
import { openForm, readPost, statusLine, storePost, titleField } from "./posts";
import { createStaff, logInAs } from "./staff-account";

/** Stores a picture through the API; the page must be signed in. */
async function storePicture(page: Page, fields: Record<string, string> = {}): Promise<MediaItem> {
  const file = await pictureFile("gambar uji");
  const response = await page.request.post("/api/media", { multipart: { file, ...fields } });
  expect(response.status()).toBe(201);
  return response.json();
}

test("pictures are uploaded, described and found; used ones stay", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await expect(page).toHaveURL("/admin/pustaka");
  const [shop, team] = [await pictureFile("toko"), await pictureFile("tim", { width: 600, height: 900 })];
  await chooseFiles(page, [shop, team]);
  await expect(page.getByRole("status").filter({ hasText: "2 gambar terunggah" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: `Beri Teks ${shop.name}` }).click();
  await expect(page.getByRole("heading", { name: shop.name })).toBeVisible();
  const save = page.getByRole("button", { name: "Simpan", exact: true });
  await expect(save).toBeDisabled();
  await page.getByLabel("Teks alternatif").fill("Toko di tepi jalan");
  const focal = page.getByRole("slider", { name: "Titik fokus" });
  await focal.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(focal).toHaveAttribute("aria-valuetext", "40% dari kiri, 51% dari atas");
  await expectAccessible(page);
  const stage = await focal.locator("..").boundingBox();
  if (!stage) throw new Error("no picture");
  await page.mouse.click(stage.x + stage.width * 0.8, stage.y + stage.height * 0.25);
  await expect(focal).toHaveAttribute("aria-valuetext", "80% dari kiri, 25% dari atas");
  await page.getByLabel("Teks alternatif").press("Control+Enter");
  await expect(save).toBeDisabled();
  const id = Number(page.url().split("/").at(-1));
  const stored = await (await page.request.get(`/api/media/${id}`)).json();
  expect(stored).toMatchObject({ alt: "Toko di tepi jalan", focalX: 0.8, focalY: 0.25 });

  await page.getByRole("link", { name: "Pustaka", exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/pustaka$/);
  const undescribed = page.getByRole("link", { name: "Belum ada teks" });
  await undescribed.click();
  await expect(undescribed).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Cari gambar").fill(team.name.slice(0, -4));
  await expect(page).toHaveURL(/only=undescribed/);
  await expect(page.getByRole("link", { name: team.name, exact: true })).toBeVisible();
  await page.getByLabel("Cari gambar").fill(shop.name.slice(0, -4));
  await expect(page.getByText("Tidak ada gambar yang cocok")).toBeVisible();
  await page.getByRole("link", { name: "Semua", exact: true }).click();

  const post = await storePost(page, { image: stored.url });
  await page.getByRole("link", { name: shop.name, exact: true }).click();
  await expect(page.getByRole("link", { name: post.title })).toHaveAttribute(
    "href",
    `/admin/blog/edit/${post.id}`,
  );
  await page.getByRole("button", { name: "Hapus Gambar" }).click();
  const kept = page.getByRole("alert").filter({ hasText: "masih dipakai" });
  await expect(kept).toBeFocused();
  await expect(kept.getByRole("link", { name: post.title })).toBeVisible();

  expect((await page.request.delete(`/api/blog/${post.id}`)).status()).toBe(204);
  await page.reload();
  await page.getByRole("button", { name: "Hapus Gambar" }).click();
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(page).toHaveURL(/\/admin\/pustaka\?q=/);
  await expect(page.getByRole("link", { name: shop.name, exact: true })).toHaveCount(0);
  expect((await page.request.get(`/api/media/${id}`)).status()).toBe(404);
});

test("several pictures are deleted together; one that is used stays with its reason", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const alt = "Toko di tepi jalan";
  const pictures = [await storePicture(page, { alt }), await storePicture(page), await storePicture(page)];
  const [used, , last] = pictures;
  const post = await storePost(page, { image: used?.url ?? "" });
  await page.goto("/admin/pustaka");
  // The newest comes first.
  await page.getByLabel(`Pilih ${last?.name}`).check();
  await page.getByLabel(`Pilih ${used?.name}`).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Tindakan untuk gambar yang dipilih" });
  await expect(bar.getByRole("status")).toHaveText("3 dipilih");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Hapus…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus 3 Gambar" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "1 gambar belum dihapus" });
  await expect(refused).toContainText(`${used?.name}: Gambar ini masih dipakai di 1 artikel`);
  await expect(page.getByRole("link", { name: last?.name ?? "", exact: true })).toHaveCount(0);
  await expect(page.getByLabel(`Pilih ${used?.name}`)).toBeChecked();
  expect((await page.request.delete(`/api/blog/${post.id}`)).status()).toBe(204);
});

test("a file that fails shows its reason, stops no other, and is sent again", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/503|ERR_FAILED/);
  await signIn(page, "admin");
  const known = await pictureFile("dikenal");
  expect((await page.request.post("/api/media", { multipart: { file: known } })).status()).toBe(201);
  await open(page, "/admin/pustaka");
  const [late, lost, good] = [
    await pictureFile("sibuk"),
    await pictureFile("putus"),
    await pictureFile("baik"),
  ];
  const large = {
    ...late,
    name: "besar.jpg",
    buffer: Buffer.concat([late.buffer, Buffer.alloc(10_000_000)]),
  };
  const text = { name: "catatan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bukan gambar") };
  let isFirst = true;
  await page.route("**/api/media", async (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    if (route.request().method() !== "POST" || !isFirst) return route.fallback();
    if (body.includes(late.name)) {
      return route.fulfill({
        status: 503,
        json: { code: "internal", message: "Penyimpanan sedang sibuk. Silakan coba lagi.", requestId: "uji" },
      });
    }
    return body.includes(lost.name) ? route.abort() : route.fallback();
  });
  await chooseFiles(page, [large, text, late, lost, known, good]);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "2 gambar terunggah, 1 sudah ada di pustaka, 3 belum terunggah" }),
  ).toBeVisible();
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(row(text.name)).toContainText("Bukan gambar JPEG, PNG, atau WebP");
  await expect(row(late.name)).toContainText("Penyimpanan sedang sibuk");
  await expect(row(lost.name)).toContainText("Periksa koneksi internet Anda");
  await expect(row(known.name).first()).toContainText("Sudah ada di pustaka");
  await expectAccessible(page);
  isFirst = false;
  await page.getByRole("button", { name: "Coba Lagi Semua" }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "4 gambar terunggah, 1 sudah ada di pustaka, 1 belum terunggah" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Tutup Daftar" }).click();
  await expect(page.getByRole("region", { name: "Unggahan" }).getByRole("listitem")).toHaveCount(0);
});

test("an alt text that a public article needs cannot be removed", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const picture = await storePicture(page, { alt: "Toko di tepi jalan" });
  const post = await storePost(page, { image: picture.url });
  await page.goto(`/admin/pustaka/${picture.id}`);
  await page.getByLabel("Teks alternatif").fill("");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Belum tersimpan" });
  await expect(notice.getByRole("link", { name: post.title })).toBeVisible();
  expect((await page.request.delete(`/api/blog/${post.id}`)).status()).toBe(204);
});

test("a writer describes pictures and cannot delete them", async ({ page, watch }) => {
  watch.allow(/404/);
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.context().clearCookies();
  await logInAs(page, await createStaff(page, "writer"));
  await page.goto(`/admin/pustaka/${picture.id}`);
  await page.getByLabel("Gambar hiasan").check();
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(page.getByRole("button", { name: "Simpan", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Hapus Gambar" })).toHaveCount(0);
  await page.goto("/admin/pustaka/999999");
  await expect(page.getByRole("heading", { name: "Gambar tidak ditemukan" })).toBeVisible();
});

test("a writer saves and submits a draft whose picture they have described meanwhile", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const account = await createStaff(page, "writer");
  await page.context().clearCookies();
  await logInAs(page, account);
  const picture = await storePicture(page);
  const draft = await storePost(page, { status: "draft", image: picture.url });
  const describe = async (alt: string) => {
    const response = await page.request.patch(`/api/media/${picture.id}`, { data: { alt } });
    expect(response.status()).toBe(200);
  };
  await openForm(page, draft.id);
  await describe("Toko di tepi jalan");
  await titleField(page).fill(`${draft.title} baru`);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("Sukses!");
  await describe("Toko di tepi sungai");
  await page.getByRole("button", { name: "Kirim ke Tinjauan" }).click();
  await expect(statusLine(page)).toContainText("Menunggu tinjauan");
  expect(await readPost(page, draft.id)).toMatchObject({ title: `${draft.title} baru`, status: "review" });
});

test("a cover is chosen from the library by keyboard, described, removed and put back", {
  tag: "@deep",
}, async ({ page }) => {
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.goto("/admin/blog/new");
  const choose = page.getByRole("button", { name: "Pilih dari Pustaka" });
  await choose.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pilih Gambar Cover" });
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await dialog.getByLabel("Cari gambar").fill(picture.name.slice(0, -4));
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("radio").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Teks alternatif")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Pakai sebagai Cover" }).press("Enter");
  await expect(dialog.getByLabel("Teks alternatif")).toBeFocused();
  await expect(dialog.getByRole("alert").filter({ hasText: "Tulis apa yang terlihat" })).toBeVisible();
  await page.keyboard.type("Toko di tepi jalan");
  await dialog.getByRole("button", { name: "Pakai sebagai Cover" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  await expect(page.getByLabel("URL Gambar")).toHaveValue(picture.url);
  await expect(page.getByRole("img", { name: "Cover saat ini" })).toBeVisible();
  const stored = await (await page.request.get(`/api/media/${picture.id}`)).json();
  expect(stored.alt).toBe("Toko di tepi jalan");
  await page.getByRole("button", { name: "Lepas Cover" }).click();
  await expect(page.getByLabel("URL Gambar")).toHaveValue("/images/blog/default.svg");
});
