import { newSender, signInAsStaff } from "./enquiry-desk";
import { expect, expectAccessible, open, test } from "./journey";

test("a chat that began on the site becomes a contact with its origin", async ({ page, request }) => {
  const sender = newSender();
  await open(page, "/contact?utm_campaign=lebaran");
  const link = page.locator('main a[href^="/wa?dari=contact"]').first();
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await request.get((await link.getAttribute("href")) ?? "", {
    maxRedirects: 0,
    headers: {
      Referer: page.url(),
      "User-Agent":
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    },
  });
  const chat = new URL(answer.headers().location ?? "");
  const greeting = chat.searchParams.get("text") ?? "";
  expect(greeting).toMatch(/\n\(kode: [A-Z3-9]{4}\)$/);

  await signInAsStaff(page);
  await open(page, "/admin/contact");
  await page.getByRole("button", { name: "Tambah kontak" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah kontak" });
  await dialog
    .getByLabel("Tempel pesan WhatsApp")
    .fill(
      `[27/11 09.12] ${sender.name}: ${greeting}\n[27/11 09.13] ${sender.name}: Nomor saya ${sender.phoneNumber}`,
    );
  await dialog.getByRole("button", { name: "Isi dari pesan ini" }).click();
  await expect(dialog.getByText("Asal chat:")).toBeVisible();
  await expect(dialog.getByLabel("Nama", { exact: true })).toHaveValue(sender.name);
  await expect(dialog.getByLabel("Nomor HP")).toHaveValue(sender.phoneNumber);
  // The list behind the dialog has its own journey.
  await expectAccessible(page, "dialog, [role=dialog]");
  await dialog.getByRole("button", { name: "Simpan kontak" }).click();

  await expect(page.getByRole("heading", { level: 1, name: sender.name })).toBeVisible();
  await expect(page.getByText(/Kampanye lebaran.*tautan WhatsApp di bagian kontak \/contact/)).toBeVisible();
});
