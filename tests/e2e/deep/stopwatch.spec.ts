import { expect, signIn, test, unique } from "../journey";
import { chooseFiles, pictureFile } from "../library-pictures";
import { chooseAction, readPost, statusLine, titleField } from "../posts";
import { locateEditor, paste, tool } from "../visual";

declare global {
  interface Window {
    acts?: { clicks: number; fields: Set<string> };
  }
}

test("an article with headings, a list, a link, a table and two pictures is scheduled within 14 clicks and one field", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/admin/blog");
  const begin = page.getByRole("link", { name: "Buat Post Baru" });
  await expect(begin).toBeVisible();
  await page.evaluate(() => {
    const acts = { clicks: 0, fields: new Set<string>() };
    window.acts = acts;
    // A click that a key makes has no detail.
    window.addEventListener(
      "click",
      ({ isTrusted, detail }) => isTrusted && detail > 0 && acts.clicks++,
      true,
    );
    window.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === "file") return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        acts.fields.add(target.labels?.[0]?.textContent ?? target.name);
    });
  });
  await begin.click();
  await titleField(page).click();
  await page.keyboard.type(unique("Menyiapkan toko online"));
  await page.keyboard.press("Enter");
  await expect(locateEditor(page)).toBeFocused();
  await page.keyboard.type(
    "Toko kami menerima pesanan lewat website sejak tahun lalu.\n## Yang perlu disiapkan\n",
  );
  await page.keyboard.type("- Foto produk\nDaftar harga\n\n## Harga\n");
  await page.keyboard.type("Baca juga ");
  await tool(page, "Tautan").click();
  await page.keyboard.type("biaya membuat website perusahaan");
  await page.getByRole("option", { name: /^Biaya Membuat Website Perusahaan/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tabel");
  await page.keyboard.press("Enter");
  for (const cell of ["Paket", "Harga", "Waktu", "Toko", "Rp 5 juta", "7 hari"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ControlOrMeta+End");

  await tool(page, "Gambar").click();
  const choice = page.getByRole("dialog", { name: "Sisipkan Gambar" });
  await chooseFiles(page, [await pictureFile()], choice);
  await choice.getByRole("textbox", { name: "Teks alternatif" }).fill("Etalase toko dilihat dari jalan");
  await expect(choice.getByRole("button", { name: "Sisipkan", exact: true })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(choice).toBeHidden();

  await page.keyboard.press("ControlOrMeta+End");
  await paste(page, { file: await pictureFile() });
  const words = page.getByRole("dialog", { name: "Teks Alternatif" });
  await words.getByRole("textbox").fill("Kasir melayani pembeli");
  await page.keyboard.press("Enter");
  await expect(words).toBeHidden();

  await page.getByLabel("Kategori").click();
  await page.keyboard.type("Toko Online");
  await page.getByRole("button", { name: "Pakai paragraf pertama" }).click();
  await chooseAction(page, "Jadwalkan…");
  await page.getByRole("dialog", { name: "Jadwalkan" }).getByRole("button", { name: "Jadwalkan" }).click();
  await expect(statusLine(page)).toContainText("Terjadwal");

  const { clicks, fields } = await page.evaluate(() => ({
    clicks: window.acts?.clicks,
    fields: [...(window.acts?.fields ?? [])],
  }));
  expect(clicks).toBeLessThanOrEqual(14);
  // What a picture shows belongs to the text.
  expect(fields.filter((name) => !/^(Judul|Konten|Artikel atau alamat|Teks alternatif)/.test(name))).toEqual([
    "Kategori",
  ]);
  const { content } = await readPost(page, Number(page.url().split("/").at(-1)));
  for (const tag of ["h2", "ul", "a", "table", "img"]) expect(content).toContain(`<${tag}`);
  expect(content.match(/<img /g)).toHaveLength(2);
});
