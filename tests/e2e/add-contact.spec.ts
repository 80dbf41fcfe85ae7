import { newSender, signInAsStaff } from "./enquiry-desk";
import { expect, expectAccessible, open, test } from "./journey";

test("a chat that began on the site becomes a contact with its origin, and with nothing of a chat read before", async ({
  page,
  request,
}) => {
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
  const add = page.getByRole("button", { name: "Tambah kontak" });
  const dialog = page.getByRole("dialog", { name: "Tambah kontak" });
  const nameField = dialog.getByLabel("Nama", { exact: true });
  const read = async (pasted: string) => {
    await dialog.getByLabel("Tempel pesan WhatsApp").fill(pasted);
    await dialog.getByRole("button", { name: "Isi dari pesan ini" }).click();
  };
  await add.click();
  await read("26/11/26 09.11 - Budi Santoso: halo");
  await expect(nameField).toHaveValue("Budi Santoso");
  await page.reload();
  await add.click();
  await expect(nameField).toHaveValue("Budi Santoso");
  // Another chat is another person's.
  await read("26/11/26 09.15 - +62 811-1111-2222: tanya harga");
  await expect(dialog.getByLabel("Nomor HP")).toHaveValue(/811/);
  await expect(nameField).toHaveValue("");
  await read(
    `[27/11 09.12] ${sender.name}: ${greeting}\n[27/11 09.13] ${sender.name}: Nomor saya ${sender.phoneNumber}`,
  );
  await expect(dialog.getByText("Asal chat:")).toBeVisible();
  await expect(nameField).toHaveValue(sender.name);
  await expect(dialog.getByLabel("Nomor HP")).toHaveValue(sender.phoneNumber);
  // The list behind the dialog has its own journey.
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Simpan kontak" }).click();

  await expect(page.getByRole("heading", { level: 1, name: sender.name })).toBeVisible();
  await expect(page.getByText(/Kampanye lebaran.*tautan WhatsApp di bagian kontak \/contact/)).toBeVisible();
  await expect(page.getByText(/^WhatsApp di \/contact, /)).toBeVisible();
});
