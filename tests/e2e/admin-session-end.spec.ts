import { expect, signIn, storeContact, test, toast } from "./journey";

test("an export after the end of the session says so, with the way to the login", async ({ page, watch }) => {
  watch.allow(/401/);
  for (const path of ["/admin/contact", "/admin/audit"]) {
    await signIn(page, "admin");
    await storeContact(page);
    await page.goto(path);
    const exportButton = page.getByRole("button", { name: "Export Excel" });
    await expect(exportButton).toBeVisible();
    await page.context().clearCookies();
    await exportButton.click();
    const notice = page.getByRole("alert").filter({ hasText: "Sesi Anda sudah berakhir" });
    await expect(notice).toBeVisible();
    await expect(toast(page)).toContainText("Export gagal");
    await expect(exportButton).toBeEnabled();
    await expect(notice.getByRole("link", { name: "Login Lagi" })).toHaveAttribute(
      "href",
      `/login?next=${encodeURIComponent(path)}`,
    );
  }
});

test("so does the download of what one person has sent", async ({ page, watch }) => {
  watch.allow(/401/);
  await signIn(page, "kontak");
  const name = await storeContact(page);
  await page.goto(`/admin/contact?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Tindakan lain untuk ${name}` }).click();
  await page.context().clearCookies();
  await page.getByRole("menuitem", { name: "Unduh data pengirim (JSON)" }).click();
  await expect(page.getByText("Sesi Anda sudah berakhir")).toBeVisible();
  await expect(toast(page)).toContainText("Gagal mengunduh data pengirim");
});

test("so does what is pasted into a post, and the text arrives all the same", async ({ page, watch }) => {
  watch.allow(/401/);
  await signIn(page, "admin");
  await page.goto("/admin/blog/new");
  const content = page.getByLabel("Konten");
  await content.focus();
  await page.context().clearCookies();
  await content.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<b id="docs-internal-guid-1"><h2>Judul</h2></b>');
    clipboardData.setData("text/plain", "Judul");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(content).toHaveValue("Judul");
  await expect(page.getByText("Sesi Anda sudah berakhir")).toBeVisible();
});
