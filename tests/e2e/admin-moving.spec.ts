import { expect, expectAccessible, open, test } from "./journey";
import { createStaff, logInAs } from "./staff-account";

const site = "https://situs-lama.example.com";
const item = (
  slug: string,
  title: string,
  content: string,
) => `<item><title>${title}</title><link>${site}/2019/${slug}/</link>
  <guid>${site}/?p=${slug}</guid><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_name>${slug}</wp:post_name>
  <wp:post_date_gmt>2019-05-04 03:02:01</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

test("an owner moves an old site in, sees what changed, and takes it back", { tag: "@deep" }, async ({
  page,
}) => {
  const text = "Kopi tubruk dibuat tanpa saringan, dan ampasnya turun sendiri bila ditunggu.";
  const wxr = `<rss><channel><title>Situs lama</title><wp:base_blog_url>${site}</wp:base_blog_url>
    ${item("pindahan-kopi", "Kopi dari situs lama", `${text}\n\n[kontak_form id="3"]`)}</channel></rss>`;
  await logInAs(page, await createStaff(page));
  await open(page, "/admin/pindah");
  await page
    .getByLabel("Berkas ekspor")
    .setInputFiles({ name: "lama.xml", mimeType: "text/xml", buffer: Buffer.from(wxr) });
  await page.getByRole("button", { name: "Unggah dan periksa" }).click();
  const start = page.getByRole("button", { name: "Mulai impor" });
  await expect(start).toBeVisible({ timeout: 15_000 });
  const row = page.getByRole("listitem").filter({ hasText: "Kopi dari situs lama" });
  await expect(row).toContainText("Akan masuk");
  await expectAccessible(page);
  await page.getByText("Keadaan dan tanggal semula").click();
  await page.getByText("Biarkan di sana").click();
  await start.click();
  await expect(page.getByText("Impor selesai")).toBeVisible({ timeout: 15_000 });
  await row.getByText("macam tidak ikut").click();
  await expect(row).toContainText("kode pendek [kontak_form]");
  const old = await page.request.get("/2019/pindahan-kopi/");
  expect([old.status(), new URL(old.url()).pathname]).toEqual([200, "/blog/pindahan-kopi"]);

  await page.getByRole("button", { name: "Batalkan seluruh impor" }).click();
  await page.getByRole("button", { name: "Batalkan impor", exact: true }).click();
  await expect(page.getByText("Impor ini sudah dibatalkan")).toBeVisible({ timeout: 15_000 });
  expect((await page.request.get("/blog/pindahan-kopi")).status()).toBe(404);
});
