import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  open,
  seededArticle,
  test,
  toast,
  unique,
} from "./journey";
import { createStaff, logInAs, runSql } from "./staff-account";

test("an owner leads a missing address on in one step, makes rules and takes a file of them", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/status: 400|status of 400|ApiError: 400/);
  await logInAs(page, await createStaff(page));
  const ending = unique("").trim();
  const missing = `/2019/riset-kata-kunci-usaha-kecil/${ending}.html`;
  const lost = `/2019/05/riset-kata-kunci-untuk-usaha-${ending.replaceAll(/\d/g, "x")}`;
  await runSql(
    page,
    `INSERT INTO not_found (path, people, bots, referrer, first_at, last_at)
      VALUES ('${lost}', 7, 2, 'lama.example', 1700000000000, unixepoch() * 1000)`,
  );

  await open(page, "/admin/situs/alamat/tidak-ditemukan");
  await expect(page.getByRole("row").filter({ hasText: lost })).toContainText("7 kali");
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("button", { name: `Arahkan ${lost} ke ${seededArticle}` }).click();
  await expect(toast(page)).toContainText("Diarahkan");
  await expect(page.getByText(lost, { exact: true })).toBeHidden();
  const led = await page.request.get(`${lost}/?utm_source=lama`, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, `${seededArticle}?utm_source=lama`]);

  await page.getByRole("link", { name: "Pengalihan", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: lost })).toContainText(seededArticle);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pengalihan Baru" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Alamat lama").fill(`https://lama.example${missing}`);
  await form.getByLabel("Tujuan").fill("//jahat.example");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form.getByLabel("Tujuan")).toHaveAccessibleDescription(/Tujuan harus diawali/);
  await form.getByLabel("Jawaban").selectOption("410");
  await form.getByRole("button", { name: "Simpan" }).click();
  await expect(form).toBeHidden();
  expect((await page.request.get(missing)).status()).toBe(410);

  await page.getByRole("button", { name: "Impor CSV" }).click();
  const csv = `from;to\n/berkas-${ending};/about\n${missing};/about\n`;
  await form
    .getByLabel("File CSV")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await form.getByRole("button", { name: "Impor 2 Baris" }).click();
  await expect(form.getByRole("status")).toContainText(`1 pengalihan tersimpan, 1 ditolak`);
  await expect(form.getByRole("status")).toContainText(`Baris 3 (${missing}): Alamat ini sudah dialihkan.`);
  await form.getByRole("button", { name: "Selesai" }).click();
  await page.getByRole("button", { name: `Hapus /berkas-${ending}` }).click();
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(page.getByRole("row").filter({ hasText: `/berkas-${ending}` })).toHaveCount(0);
});
