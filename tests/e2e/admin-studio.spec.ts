import { expect, expectAccessible, recordApiCalls, refuse, signIn, test, toast, unique } from "./journey";
import { readPost, titleField, toastsGone } from "./posts";

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a brief becomes an outline, a draft and, checked, a public article", async ({ page }) => {
  await page.goto("/admin/bahan");
  await page.getByRole("link", { name: "Bahan Baru" }).first().click();
  const title = unique("Ongkir untuk toko kecil");
  // A topic about which no other journey has ordered an article.
  const proposed = await page.request.post("/api/briefs/proposals", { data: { count: 1 } });
  const [{ keyPhrase: subject }] = (await proposed.json()).proposals;
  await titleField(page).fill(title);
  await page.getByLabel("Frasa kunci").fill(subject);
  await page.getByLabel("Pengalaman sendiri").fill("Toko kue Ibu Ratna, 2024: 3 minggu, Rp4.500.000.");

  await page.getByRole("button", { name: "Susun kerangka" }).click();
  const headings = page.getByRole("list", { name: "Bagian artikel" }).getByRole("textbox");
  await expect(headings.nth(2)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bahan\/\d+$/);
  const [first = "", second = ""] = await headings.evaluateAll((fields: HTMLTextAreaElement[]) =>
    fields.map(({ value }) => value),
  );
  await page.getByRole("button", { name: "Turunkan bagian 1", exact: true }).click();
  await expect(headings.nth(0)).toHaveValue(second);
  await expect(page.getByRole("button", { name: "Turunkan bagian 2", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Naikkan bagian 2", exact: true }).click();
  await expect(headings.nth(0)).toHaveValue(first);
  await toastsGone(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Tulis artikel ini" }).click();
  const written = page.getByText("Artikel sudah ditulis dan menunggu tinjauan");
  await expect(written).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "Baca di Tinjauan" }).click();
  await expect(page).toHaveURL(/\/admin\/tinjauan\?artikel=\d+/);
  const id = Number(new URL(page.url()).searchParams.get("artikel"));
  const { slug } = await readPost(page, id);
  const { claims } = await (await page.request.get(`/api/blog/${id}/checks`)).json();
  for (const { key } of claims) {
    const body = { verdict: "confirmed", source: "https://contoh.example/sumber" };
    expect((await page.request.put(`/api/blog/${id}/claims/${key}`, { data: body })).status()).toBe(200);
  }
  await page.reload();
  await page.getByText("Terbit sekarang").click();
  await page.locator(".article-body").evaluate((text) => text.scrollIntoView({ block: "end" }));
  await page.getByRole("button", { name: "Setujui & Terbitkan" }).click();
  await expect(page.getByText(/disetujui, sudah terbit/)).toBeVisible();
  await page.goto(`/admin/blog/edit/${id}#pemeriksaan`);
  await expect(page.getByText(/Ditulis oleh Penulis lokal.*dari bahan/)).toContainText(title);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("Disusun dan ditinjau oleh")).toBeVisible();
  await expect(page.getByText("Dibantu AI", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sumber" }).getByRole("link").first()).toHaveAttribute(
    "href",
    "https://contoh.example/sumber",
  );
});

test("an unknown topic is refused, and a similar topic is confirmed first", { tag: "@deep" }, async ({
  page,
}) => {
  const calls = recordApiCalls(page);
  await page.goto("/admin/blog");
  const orderOne = async () => {
    await page.getByRole("button", { name: "Generate dengan AI" }).click();
    await page.getByRole("menuitem", { name: "1 Artikel", exact: true }).click();
  };
  await page.getByRole("heading", { name: "Otomatisasi artikel dengan AI" }).click();
  const field = page.getByLabel("Topik (opsional)");
  await field.fill("jualan kue kering");
  await orderOne();
  const notice = page.getByRole("alert").filter({ hasText: "Topik ini belum bisa ditulis" });
  await expect(notice).toContainText("belum menguasai “jualan kue kering”");
  await expectAccessible(page);
  const nearest = notice.getByRole("button").first();
  const topic = (await nearest.textContent()) ?? "";
  await nearest.click();
  await expect(field).toHaveValue(topic);
  await expect(notice).toHaveCount(0);

  await field.fill("gratis ongkir");
  const matched = page.waitForResponse((response) => response.url().includes("topic=gratis"));
  await orderOne();
  const { meant } = await (await matched).json();
  expect(meant).toMatch(/ongkir|kirim/i);
  const question = page.getByRole("alertdialog", { name: `Maksud Anda “${meant}` });
  await expect(question).toContainText("Anda menulis “gratis ongkir”");
  await question.getByRole("button", { name: "Ubah" }).click();
  await expect(field).toHaveValue("gratis ongkir");
  expect(calls.filter((call) => call.startsWith("POST /api/blog/generate"))).toEqual([]);
});

test("selected proposals become briefs, each once, and are ordered together", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/429/);
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: "Generate dengan AI" }).click();
  await page.getByRole("menuitem", { name: "Pilih dari saran topik…" }).click();
  const dialog = page.getByRole("dialog", { name: "Pilih dari saran topik" });
  await dialog.getByRole("button", { name: "Minta Saran" }).click();
  await dialog.getByRole("checkbox", { name: /Pilih saran 1:/ }).check();
  await dialog.getByRole("checkbox", { name: /Pilih saran 2:/ }).check();
  const title = unique("Judul pilihan saya");
  await dialog.getByLabel("Judul saran 1").fill(title);
  await expectAccessible(page);

  const message = "Batas 50 artikel per hari: tersisa 0 sampai pukul 07.00 WIB";
  await refuse(page, "**/api/blog/generate-batch", { code: "rate_limited", message }, 429);
  await dialog.getByRole("button", { name: "Simpan dan tulis 2 artikel" }).click();
  await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByRole("button", { name: "Batal" }).click();
  await page.getByRole("button", { name: "Generate dengan AI" }).click();
  await page.getByRole("menuitem", { name: "Pilih dari saran topik…" }).click();
  await expect(dialog.getByText("sudah tersimpan sebagai bahan")).toHaveCount(2);
  let sent: unknown;
  await page.unroute("**/api/blog/generate-batch");
  await page.route("**/api/blog/generate-batch", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 202, json: { message: "ok", batchId: "uji", count: 2 } });
  });
  await dialog.getByRole("button", { name: "Simpan dan tulis 2 artikel" }).click();
  await expect(toast(page)).toContainText("2 artikel sedang ditulis");
  const briefs = await (await page.request.get("/api/briefs")).json();
  const own = briefs.filter((brief: { title: string }) => brief.title === title);
  expect(own).toMatchObject([{ state: "outlined" }]);
  expect(sent).toMatchObject({ count: 2, landing: "review" });
  expect((sent as { briefIds: number[] }).briefIds).toContain(own[0].id);
});

test("what a colleague changed before an outline was made is not overwritten", { tag: "@deep" }, async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409/);
  await page.goto("/admin/bahan/baru");
  const proposed = await page.request.post("/api/briefs/proposals", { data: { count: 1 } });
  await titleField(page).fill(unique("Bahan bersama"));
  await page.getByLabel("Frasa kunci").fill((await proposed.json()).proposals[0].keyPhrase);
  await page.getByRole("button", { name: "Simpan Bahan" }).click();
  await expect(page).toHaveURL(/\/admin\/bahan\/\d+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Pengalaman sendiri").fill("Toko kue Ibu Ratna, 2024.");
  await other.getByRole("button", { name: "Simpan Bahan" }).click();
  await expect(toast(other)).toContainText("Bahan tersimpan");
  await other.close();
  await page.getByRole("button", { name: "Susun kerangka" }).click();
  await expect(toast(page)).toContainText("Kerangka siap");
  await page.getByRole("button", { name: "Simpan Bahan" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Bahan ini diubah orang lain" });
  await expect(conflict).toContainText("Toko kue Ibu Ratna, 2024.");
});
