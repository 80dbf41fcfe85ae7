import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, toast, unique } from "./journey";
import { toastsGone } from "./posts";
import { viewports } from "./viewports";

/** Besides typing: from the list of briefs to a public article, and for each of its claims. */
const mostClicks = { article: 7, claim: 3 };

const unknown = "resep rendang padang";
const facts = "Kami menangani toko kue Ibu Ratna pada 2024; waktunya 3 minggu, biayanya Rp4.500.000.";

/** A topic of the local writer of which no other journey has had an article. */
async function freeTopic(page: Page): Promise<string> {
  const proposed = await page.request.post("/api/briefs/proposals", { data: { count: 1 } });
  return (await proposed.json()).proposals[0].keyPhrase;
}

test("a brief becomes a checked, public article in few clicks", async ({ page, watch }) => {
  // Two articles of other journeys may be in the making; the order is tried again then.
  watch.allow(/409|429/);
  await signIn(page, "admin");
  const topic = await freeTopic(page);
  let clicks = 0;
  const press = async (name: string | RegExp, role: "button" | "link" = "button") => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };

  await page.goto("/admin/bahan");
  await press("Bahan Baru", "link");
  await page.getByLabel("Judul", { exact: true }).fill(unique("Bahan uji"));
  await page.getByLabel("Frasa kunci", { exact: true }).fill(topic);
  await page.getByLabel("Pengalaman sendiri").fill(facts);
  await press("Susun kerangka");
  const outline = page.getByRole("list", { name: "Bagian artikel" }).getByRole("listitem");
  await expect(outline).not.toHaveCount(0);
  clicks += 1;
  await expect(async () => {
    await page.getByRole("button", { name: "Tulis artikel ini" }).click();
    await expect(page.getByText("Artikel sudah ditulis dan menunggu tinjauan")).toBeVisible();
  }).toPass();
  await press("Baca di Tinjauan", "link");

  const checks = page.getByRole("region", { name: "Pemeriksaan" });
  await expect(checks.getByRole("status")).toHaveText(/^\d+ klaim belum diperiksa$/);
  const count = Number.parseInt(await checks.getByRole("status").innerText(), 10);
  expect(count).toBeGreaterThanOrEqual(4);
  clicks += 1;
  await page.getByText("Terbit sekarang").click();
  await press(/^Setujui/);
  const refusal = page.getByRole("alert").filter({ hasText: `masih memuat ${count} klaim` });
  await expect(refusal).toBeVisible();
  await press("Buka Pemeriksaan");
  await expect(refusal).toBeHidden();
  await expect(checks).toBeFocused();

  const source = "https://example.com/catatan-proyek";
  for (let left = count; left > 0; left -= 1) {
    await press("Benar…");
    await expect(page.getByLabel("Sumber", { exact: true })).toBeVisible();
    const same = page.getByRole("button", { name: `Pakai sumber yang sama: ${source}` });
    if (await same.isVisible()) await press(`Pakai sumber yang sama: ${source}`);
    else await page.getByLabel("Sumber", { exact: true }).fill(source);
    await expect(page.getByLabel("Sumber", { exact: true })).toHaveValue(source);
    await press("Simpan Sumber");
    await expect(page.getByLabel("Sumber", { exact: true })).toHaveCount(0);
    await expect(checks.getByRole("button", { name: "Benar…" })).toHaveCount(left - 1);
  }
  await expect(checks.getByRole("status")).toHaveText("Semua klaim sudah beres");
  const id = new URL(page.url()).searchParams.get("artikel");
  await press(/^Setujui/);
  await expect(page.getByText("disetujui, sudah terbit")).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(mostClicks.article + mostClicks.claim * count);
  console.log(`from a brief to a public article: ${clicks} clicks`);

  const post = await (await page.request.get(`/api/blog/${id}?view=public`)).json();
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByText("Disusun dan ditinjau oleh")).toBeVisible();
  await expect(page.getByText("Dibantu AI", { exact: true })).toBeVisible();
  const sources = page.getByRole("region", { name: "Sumber" });
  await expect(sources.getByRole("link")).toHaveAttribute("href", source);
});

for (const [name, viewport] of Object.entries(viewports)) {
  test(`a topic that the writer does not know is refused with the nearest ones, at ${name} width`, async ({
    page,
    watch,
  }) => {
    watch.allow(/400/);
    await page.setViewportSize(viewport);
    await signIn(page, "admin");
    await page.goto("/admin/bahan/baru");
    await page.getByLabel("Judul", { exact: true }).fill(unique("Bahan uji"));
    const phrase = page.getByLabel("Frasa kunci", { exact: true });
    await phrase.fill(unknown);
    await page.getByRole("button", { name: "Susun kerangka" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Kerangka belum disusun" });
    await expect(refusal).toBeFocused();
    await expect(refusal).toContainText(`belum menguasai topik “${unknown}”`);
    await expectAccessible(page);
    const nearest = refusal.getByRole("listitem").first();
    const topic = await nearest.innerText();
    await nearest.getByRole("button").click();
    await expect(phrase).toHaveValue(topic);
    await expect(phrase).toBeFocused();
    await page.getByRole("button", { name: "Susun kerangka" }).click();
    await expect(toast(page)).toContainText("Kerangka siap");
    await expect(page.getByRole("textbox", { name: "Bagian 1", exact: true })).toHaveValue(/\S/);
    await expectNoSidewaysScroll(page);
    await toastsGone(page);
    // At the end the bar lies over nothing: a button that it half covers would count as too small.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
    // On a phone the headings are to be read, not guessed from their first word.
    const box = await page.getByRole("textbox", { name: "Bagian 1", exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(250);
  });
}
