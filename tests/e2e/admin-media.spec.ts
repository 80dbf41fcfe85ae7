import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { MediaItem } from "../../worker/contract/media/media-item";
import { expect, expectAccessible, signIn, test, toast } from "./journey";
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

test.beforeEach(({ page }) => signIn(page, "admin"));

test("pictures are uploaded, described and found; used ones stay", async ({ page, watch }) => {
  watch.allow(/409/);
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

test("a writer saves and submits a draft whose picture they have described meanwhile", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/409/);
  const account = await createStaff(page, "writer");
  await page.context().clearCookies();
  await logInAs(page, account);
  const picture = await storePicture(page);
  const draft = await storePost(page, { status: "draft", image: picture.url });
  const describe = async (alt: string) => {
    expect((await page.request.patch(`/api/media/${picture.id}`, { data: { alt } })).status()).toBe(200);
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

test("a picture of 50 megapixels is made smaller before it is uploaded", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/admin/pustaka");
  const buffer = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: "#a32" } })
    .png()
    .toBuffer();
  const name = `besar-${Date.now()}.png`;
  const stored = page.waitForResponse(
    (response) => response.url().endsWith("/api/media") && response.request().method() === "POST",
  );
  await page
    .getByLabel(/unggah/i)
    .first()
    .setInputFiles({ name, mimeType: "image/png", buffer });
  const item = await (await stored).json();
  expect(item).toMatchObject({ type: "image/webp", width: 5656, height: 2828 });
});
