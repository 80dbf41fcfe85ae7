import type { Page } from "@playwright/test";
import type { TopicMatch } from "../../worker/contract/generation";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, unique } from "./journey";
import { toastsGone } from "./posts";
import { viewports } from "./viewports";

/** Besides typing: from the list of briefs to a public article with four claims of one sentence. */
const mostClicks = 19;

const unknown = "resep rendang padang";
const facts = "Kami menangani toko kue Ibu Ratna pada 2024; waktunya 3 minggu, biayanya Rp4.500.000.";

async function match(page: Page, topic: string): Promise<TopicMatch> {
  const response = await page.request.get(`/api/blog/generation/match?${new URLSearchParams({ topic })}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** A topic of the local writer of which no other journey has had an article. */
async function freeTopic(page: Page): Promise<string> {
  for (const topic of (await match(page, unknown)).nearest) {
    if (((await match(page, topic)).articles ?? 1) > 0) return topic;
  }
  throw new Error("The local writer has no free topic");
}

test("a brief becomes a checked, public article in few clicks", async ({ page, watch }) => {
  watch.allow(/409/);
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
  await press("Tulis artikel ini");
  await expect(page.getByText("Artikel sudah ditulis dan menunggu tinjauan")).toBeVisible();
  await press("Baca di Tinjauan", "link");

  const checks = page.getByRole("region", { name: "Pemeriksaan" });
  await expect(checks.getByRole("status")).toHaveText("4 klaim belum diperiksa");
  clicks += 1;
  await page.getByText("Terbit sekarang").click();
  await press(/^Setujui/);
  const refusal = page.getByRole("alert").filter({ hasText: "masih memuat 4 klaim" });
  await expect(refusal).toBeVisible();
  await press("Buka Pemeriksaan");
  await expect(refusal).toBeHidden();
  await expect(checks).toBeFocused();

  const source = "https://example.com/catatan-proyek";
  for (let left = 4; left > 0; left -= 1) {
    await press("Benar…");
    if (left === 4) await page.getByLabel("Sumber", { exact: true }).fill(source);
    else await press(`Pakai sumber yang sama: ${source}`);
    await expect(page.getByLabel("Sumber", { exact: true })).toHaveValue(source);
    await press("Simpan Sumber");
    await expect(checks.getByRole("button", { name: "Benar…" })).toHaveCount(left - 1);
  }
  await expect(checks.getByRole("status")).toHaveText("Semua klaim sudah beres");
  const id = new URL(page.url()).searchParams.get("artikel");
  await press(/^Setujui/);
  await expect(page.getByText("disetujui, sudah terbit")).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(mostClicks);
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
    await expect(page.getByRole("textbox", { name: "Bagian 1", exact: true })).toHaveValue(/\S/);
    await expectNoSidewaysScroll(page);
    await toastsGone(page);
    await expectAccessible(page);
    // On a phone the headings are to be read, not guessed from their first word.
    const box = await page.getByRole("textbox", { name: "Bagian 1", exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(250);
  });
}
