import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  hold,
  open,
  refuse,
  signIn,
  test,
  toast,
} from "./journey";
import { chooseFiles, hand, pictureFile, storePicture } from "./library-pictures";
import { storePost } from "./posts";

test("two pictures are brought in, described, used, kept while they are used, and deleted", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await expect(page).toHaveURL("/admin/pustaka");
  const [shop, team] = [await pictureFile("toko"), await pictureFile("tim", { width: 600, height: 900 })];
  await chooseFiles(page, [shop, team]);
  await expect(page.getByRole("status").filter({ hasText: "2 gambar terunggah" })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize({ width: 1280, height: 900 });

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
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const stage = await focal.locator("..").boundingBox();
  if (!stage) throw new Error("no picture");
  await page.mouse.click(stage.x + stage.width * 0.8, stage.y + stage.height * 0.25);
  await expect(focal).toHaveAttribute("aria-valuetext", "80% dari kiri, 25% dari atas");
  await page.getByLabel("Teks alternatif").press("Control+Enter");
  await expect(toast(page)).toContainText("Tersimpan");
  await expect(save).toBeDisabled();
  const id = Number(page.url().split("/").at(-1));
  const stored = await (await page.request.get(`/api/media/${id}`)).json();
  expect(stored).toMatchObject({ alt: "Toko di tepi jalan", focalX: 0.8, focalY: 0.25 });

  await expect(page.getByLabel("Teks alternatif")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`/admin/pustaka/${id}$`));
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
  await expectAccessible(page);

  expect((await page.request.delete(`/api/blog/${post.id}`)).status()).toBe(204);
  await page.reload();
  await page.getByRole("button", { name: "Hapus Gambar" }).click();
  const other = await storePost(page, { image: stored.url });
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(kept.getByRole("link", { name: other.title })).toBeVisible();
  expect((await page.request.delete(`/api/blog/${other.id}`)).status()).toBe(204);
  await page.reload();
  await page.getByRole("button", { name: "Hapus Gambar" }).click();
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Gambar dihapus");
  await expect(page).toHaveURL(/\/admin\/pustaka\?q=/);
  await expect(page.getByRole("link", { name: shop.name, exact: true })).toHaveCount(0);
  expect((await page.request.get(`/api/media/${id}`)).status()).toBe(404);
});

test("a file that fails says why, stops no other, and is sent again where that helps", async ({
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
      .filter({ hasText: "1 gambar terunggah, 1 sudah ada di pustaka, 4 belum terunggah" }),
  ).toBeVisible();
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(row(large.name)).toContainText("Terlalu besar: sedikit lebih dari 10 MB");
  await expect(row(text.name)).toContainText("Bukan gambar JPEG, PNG, WebP, atau AVIF");
  await expect(row(late.name)).toContainText("Penyimpanan sedang sibuk");
  await expect(row(lost.name)).toContainText("Periksa koneksi internet Anda");
  await expect(row(known.name).first()).toContainText("Sudah ada di pustaka");
  await expectAccessibleAtEachWidth(page);
  isFirst = false;
  await page.getByRole("button", { name: "Coba Lagi Semua" }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "3 gambar terunggah, 1 sudah ada di pustaka, 2 belum terunggah" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Tutup Daftar" }).click();
  await expect(page.getByRole("region", { name: "Unggahan" }).getByRole("listitem")).toHaveCount(0);
});

test("what is dropped or pasted is uploaded, goes on on another page, and can be cancelled", async ({
  page,
}) => {
  await signIn(page, "admin");
  await open(page, "/admin/pustaka");
  await expect(page.getByRole("heading", { name: "Pustaka", exact: true })).toBeVisible();
  const release = await hold(page, (url) => url.pathname === "/api/media" && url.search === "");
  const [dropped, pasted] = [await pictureFile("seret"), await pictureFile("tempel", {}, "png")];
  await hand(page, "drop", dropped);
  await hand(page, "paste", { ...pasted, name: "image.png" });
  await expect(page.getByRole("progressbar")).toHaveCount(2);
  await page.getByRole("button", { name: /^Batalkan unggahan tempelan \d{4}/ }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(1);
  await page.getByRole("link", { name: /ke beranda$/ }).click();
  const question = page.getByRole("alertdialog", { name: "Unggahan belum selesai" });
  await question.getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(page).toHaveURL("/admin/pustaka");
  await page.getByRole("link", { name: "Tinjauan" }).click();
  await expect(page).toHaveURL("/admin/tinjauan");
  release();
  await expect(toast(page)).toContainText("1 gambar terunggah");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: dropped.name }).first()).toContainText(
    "Terunggah",
  );
});

test("what was typed about a picture outlives a failed save, a session's end and somebody else's change", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|401|409|Failed to fetch/);
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.goto(`/admin/pustaka/${picture.id}`);
  const alt = page.getByLabel("Teks alternatif");
  const save = page.getByRole("button", { name: "Simpan", exact: true });
  await alt.fill("Teks saya");
  const call = `**/api/media/${picture.id}`;
  await page.route(call, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "Belum tersimpan" })).toBeFocused();
  await expect(alt).toHaveValue("Teks saya");
  await page.unroute(call);

  await page.getByRole("link", { name: "Tinjauan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page).toHaveURL("/admin/tinjauan");
  await page.goto(`/admin/pustaka/${picture.id}`);
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(alt).toHaveValue("Teks saya");

  const theirs = await page.request.patch(call.slice(2), { data: { alt: "Teks orang lain" } });
  expect(theirs.status()).toBe(200);
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "diubah orang lain" })).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(toast(page)).toContainText("Tersimpan");
  const now = await (await page.request.get(call.slice(2))).json();
  expect(now.alt).toBe("Teks saya");

  await alt.fill("Teks setelah sesi berakhir");
  await page.context().clearCookies();
  await save.click();
  await expect(page.getByText("Sesi Anda sudah berakhir").first()).toBeVisible();
  await expect(alt).toHaveValue("Teks setelah sesi berakhir");
});

test("a text that a public article needs cannot be taken away, and the articles are named", async ({
  page,
  watch,
}) => {
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

test("the library says what is missing: widths, a place for bytes, what the service could not read", async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const picture = await storePicture(page);
  const abilities = { storage: true, variants: false };
  await page.route("**/api/media/abilities", (route) => route.fulfill({ json: abilities }));
  await open(page, "/admin/pustaka");
  await expect(page.getByText("Gambar disajikan sebagai berkas asli")).toBeVisible();
  await expect(page.getByText("hanya diputar oleh catatan EXIF-nya")).toContainText("belum bisa diunggah");
  await expect(page.getByText("Sedang disiapkan")).toHaveCount(0);
  abilities.storage = false;
  await page.reload();
  await expect(page.getByText("Pustaka belum punya tempat penyimpanan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unggah Gambar" })).toBeDisabled();
  await expectAccessibleAtEachWidth(page);
  await page.unrouteAll();
  const spoiled = { ...picture, usedIn: [], problem: "unreadable", state: "ready" };
  await page.route(`**/api/media/${picture.id}`, (route) => route.fulfill({ json: spoiled }));
  await page.goto(`/admin/pustaka/${picture.id}`);
  await expect(page.getByText("Ukuran kecil gambar ini tidak bisa dibuat")).toBeVisible();
  await page.unrouteAll();
  await refuse(page, /\/api\/media\?/, {});
  await page.goto("/admin/pustaka");
  await expect(page.getByText("Pustaka belum bisa dimuat")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(page.getByRole("link", { name: picture.name })).toBeVisible();
});
