import type { Page } from "@playwright/test";
import { expect, hold, open, signIn, test, toast } from "../journey";
import { type PictureFile, pictureFile } from "../library-pictures";
import { deployAnew, lossPattern } from "../lost-files";
import { openForm, readPost, storePost, titleField } from "../posts";
import { createStaff, logInAs } from "../staff-account";
import { appCode } from "../totp";

test("recovery codes are left only after a question", async ({ page }) => {
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Aktifkan" }).click();
  await page.getByLabel("Password Anda").fill(account.password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  const link = page.getByRole("link", { name: "Buka di Aplikasi" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await page.getByLabel("Kode 6 angka").fill(appCode(secret));
  await page.getByRole("button", { name: "Aktifkan" }).click();
  const codes = page.getByText("Simpan kode pemulihan ini sekarang");
  await expect(codes).toBeVisible();

  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  for (const leave of [
    () => page.getByRole("link", { name: "Aktivitas" }).click(),
    async () => {
      await page.getByRole("button", { name: /^Akun / }).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
    },
  ]) {
    await leave();
    await expect(dialog).toContainText("kode ini tidak bisa ditampilkan lagi");
    await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
    await expect(codes).toBeVisible();
  }
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(codes).toBeVisible();
  await page.getByRole("button", { name: "Sudah Saya Simpan" }).click();
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page).toHaveURL("/admin/audit");
});

test("an answer of another version offers a reload", async ({ page, watch }) => {
  watch.allow(/OutdatedError/);
  await signIn(page, "admin");
  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  await page.route(/\/api\/blog(\?|\/)/, (route) => route.fulfill({ json: { posts: "banyak", version: 2 } }));
  await page.getByRole("link", { name: "Admin Blog" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Jawaban server tidak dikenali" });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText("Muat ulang halaman ini");
  await expect(page.getByRole("main")).not.toContainText(/invalid_type|expected|\[\s*\{/i);
  await page.unroute(/\/api\/blog(\?|\/)/);
  await notice.getByRole("button", { name: "Muat Ulang" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe("in a browser without cached files", () => {
  test.use({ freshPage: true });

  test("an open staff page outlives a deployment", async ({ page, watch }) => {
    watch.allow(lossPattern);
    await signIn(page, "admin");
    const post = await storePost(page, { status: "draft" });
    await openForm(page, post.id);
    const missed = await deployAnew(page);
    await titleField(page).fill(`${post.title} lagi`);
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(async () => (await readPost(page, post.id)).title).toBe(`${post.title} lagi`);
    await page.getByRole("link", { name: "Aktivitas" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Halaman Gagal Ditampilkan" })).toBeVisible();
    expect(missed.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Muat Ulang" }).click();
    await expect(page.getByRole("heading", { name: "Aktivitas" })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  });
});

/** Drops a file on the page or pastes it, as the browser would. */
async function hand(page: Page, way: "drop" | "paste", file: PictureFile): Promise<void> {
  const { name, mimeType, buffer } = file;
  await page.evaluate(
    ([kind, fileName, type, bytes]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], fileName, { type }),
      );
      const options = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...options }));
        return;
      }
      for (const step of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(step, { dataTransfer: data, ...options }));
    },
    [way, name, mimeType, buffer.toString("base64")] as const,
  );
}

test("dropped and pasted pictures upload while other pages are open, and an upload is cancelled", async ({
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
  await page.getByRole("link", { name: "Tinjauan" }).click();
  await expect(page).toHaveURL("/admin/tinjauan");
  release();
  await expect(toast(page)).toContainText("1 gambar terunggah");
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  await expect(page.getByRole("link", { name: dropped.name, exact: true })).toBeVisible();
});
