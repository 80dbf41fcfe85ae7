import { expect, expectAccessibleAtEachWidth, signIn, test } from "./journey";
import { chooseFiles, hand, pictureFile, storePicture } from "./library-pictures";
import { viewports } from "./viewports";

test("one goes from picture to picture with the keyboard, and closing leads back to the list", async ({
  page,
}) => {
  await signIn(page, "admin");
  const [last, middle, first] = [
    await storePicture(page),
    await storePicture(page),
    await storePicture(page),
  ];
  const ids = [first, middle, last].map(({ id }) => id);
  await page.route(/\/api\/media\?/, async (route) => {
    const response = await route.fetch();
    const items = (await response.json()).filter(({ id }: { id: number }) => ids.includes(id));
    await route.fulfill({ response, json: items });
  });
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await page.getByRole("link", { name: first.name, exact: true }).click();
  const next = page.getByRole("navigation", { name: "Gambar lain" }).getByLabel("Gambar berikutnya");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: middle.name })).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: last.name })).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: last.name, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/admin/blog");
});

test("what is uploaded while a picture is open is seen there, and leads on to its text", async ({ page }) => {
  await signIn(page, "admin");
  const open = await storePicture(page);
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await page.getByRole("link", { name: open.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: open.name })).toBeVisible();
  const dropped = await pictureFile("seret");
  await hand(page, "drop", dropped);
  const uploads = page.getByRole("region", { name: "Unggahan" });
  await expect(uploads.getByRole("status")).toHaveText("1 gambar terunggah");
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize(viewports.desktop);
  await uploads.getByRole("link", { name: `Beri Teks ${dropped.name}` }).click();
  await expect(page.getByRole("heading", { name: dropped.name })).toBeVisible();
  await expect(uploads).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(uploads.getByRole("listitem")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/admin/blog");
});

test("a picture that somebody deletes while it is open says so, and what was typed stays to be copied", async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await signIn(page, "admin");
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const [read, described] = [await storePicture(page), await storePicture(page)];
  await page.goto(`/admin/pustaka/${described.id}`);
  await page.getByLabel("Teks alternatif").fill("Teks saya");
  expect((await page.request.delete(`/api/media/${described.id}`)).status()).toBe(204);
  await lookAgain();
  await expect(page.getByRole("alert").filter({ hasText: "Gambar ini sudah dihapus" })).toBeVisible();
  await expect(page.getByLabel("Teks alternatif")).toHaveValue("Teks saya");
  await page.getByLabel("Teks alternatif").fill("");
  await page.goto(`/admin/pustaka/${read.id}`);
  await expect(page.getByRole("heading", { name: read.name })).toBeVisible();
  expect((await page.request.delete(`/api/media/${read.id}`)).status()).toBe(204);
  await lookAgain();
  await expect(page.getByRole("heading", { name: "Gambar tidak ditemukan" })).toBeVisible();
});

test("on a narrow screen the focus goes along from the pictures to the chosen one and back", async ({
  page,
}) => {
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.setViewportSize(viewports.phone);
  await page.goto("/admin/blog/new");
  await page.getByRole("button", { name: "Pilih dari Pustaka" }).click();
  const dialog = page.getByRole("dialog", { name: "Pilih Gambar Cover" });
  const tile = dialog.getByRole("option", { name: picture.name });
  await tile.click();
  const back = dialog.getByRole("button", { name: "Pilih Gambar Lain" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tile).toBeFocused();
});

test("beside the chosen picture the others keep room for their marks", async ({ page }) => {
  await signIn(page, "admin");
  await storePicture(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admin/blog/new");
  await page.getByRole("button", { name: "Pilih dari Pustaka" }).click();
  const tile = page.getByRole("dialog").getByRole("option").filter({ hasText: "Belum ada teks" }).first();
  await expect(tile).toBeVisible();
  expect(await tile.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("on a phone the tray says in one line how many files did not come, and why in the room below", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|ApiError|TypeError/);
  await signIn(page, "admin");
  await page.setViewportSize(viewports.phone);
  await page.goto("/admin/pustaka");
  await page.route("**/api/media", (route) => route.abort());
  await chooseFiles(page, [await pictureFile(), await pictureFile()]);
  const tray = page.getByRole("region", { name: "Unggahan" });
  await expect(tray.getByRole("button", { name: "Coba Lagi Semua" })).toBeVisible({ timeout: 20_000 });
  const headline = tray.getByRole("status");
  await expect(headline).toHaveText("2 belum terunggah");
  expect((await headline.boundingBox())?.height).toBeLessThan(30);
  const reason = tray.getByText("Periksa koneksi internet Anda").first();
  expect((await reason.boundingBox())?.height).toBeLessThan(50);
  await expectAccessibleAtEachWidth(page);
});
