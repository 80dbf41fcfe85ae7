import type { Page } from "@playwright/test";
import { alive, expect, hold, refuse, signIn, test, toast } from "./journey";

const menuButton = (page: Page) => page.getByRole("button", { name: "Generate dengan AI" });

/** Opens the list of one category, which the articles of these journeys get. */
async function openList(page: Page): Promise<void> {
  await signIn(page, "admin");
  await page.goto("/admin/blog?category=Uji+Generate");
  await alive(menuButton(page));
  await page.getByRole("heading", { name: "Otomatisasi artikel dengan AI" }).click();
  await page.getByLabel("Kategori (opsional)").fill("Uji Generate");
}

async function openMenu(page: Page): Promise<void> {
  await openList(page);
  await menuButton(page).click();
}

/** Milliseconds between two requests of the page for the state of a batch. */
const pollMs = 5000;

/** Waits until every article of this batch is written. */
async function written(page: Page, batchId: string, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { items } = await (await page.request.get(`/api/blog/generate-batch/${batchId}`)).json();
        return items.map(({ state }: { state: string }) => state);
      },
      { timeout: 30_000 },
    )
    .toEqual(Array(count).fill("done"));
}

test.describe("articles of the local writer", () => {
  // One after the other: the page shows the newest order of anybody, and no more than two are written at a time.
  test.describe.configure({ mode: "default" });

  test("one article is ordered by keyboard, linked in a toast, and listed", async ({ page }) => {
    await openList(page);
    const release = await hold(page, "**/api/blog/generate");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      "1 Artikel",
      "5 Artikel Sekaligus",
      "10 Artikel Sekaligus",
      "Pilih dari saran topik…",
    ]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
    const answered = page.waitForResponse("**/api/blog/generate");
    release();
    const { post } = await (await answered).json();
    // The toast stays while the pointer is on it.
    await toast(page).hover();
    await expect(toast(page)).toContainText("Blog post berhasil digenerate dengan AI");
    const link = toast(page).getByRole("link", { name: "Lihat artikel" });
    await expect(link).toHaveAttribute("target", "_blank");
    const [article] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(post.title);
    const listed = page.getByRole("table").getByRole("link", { name: post.title, exact: true });
    await expect(listed).toBeVisible();
    await expect(menuButton(page)).toBeEnabled();
  });

  test("five articles are written in the background and announced", async ({ page }) => {
    await page.clock.install();
    await openMenu(page);
    let [batchId, isStarted] = ["", false];
    await page.route("**/api/blog/generate-batch", async (route) => {
      const response = await route.fetch();
      ({ batchId } = await response.json());
      await route.fulfill({ response });
    });
    // The page announces the first growth, so the number of posts grows only when all five are written.
    await page.route("**/api/blog?fields=summary&page=1&pageSize=1&view=staff", async (route) => {
      const response = await route.fetch();
      if (isStarted) await written(page, batchId, 5);
      const total = isStarted ? "105" : "100";
      await route.fulfill({ response, headers: { ...response.headers(), "x-total-count": total } });
    });
    await page.getByRole("menuitem", { name: "5 Artikel Sekaligus" }).click();
    await expect(toast(page)).toContainText("Proses dimulai!");
    isStarted = true;
    await page.clock.fastForward(pollMs);
    await expect(toast(page)).toContainText("Artikel berhasil dibuat!", { timeout: 30_000 });
    await expect(toast(page)).toContainText("5 artikel baru ditambahkan");
    await page.clock.fastForward(pollMs);
    await expect(page.getByText("5 artikel selesai ditulis")).toBeVisible();
    await page.getByRole("link", { name: "Tinjau sekarang" }).click();
    await expect(page).toHaveURL(/\/admin\/tinjauan\?artikel=\d+$/);
  });
});

test("an article and a batch that cannot be ordered show their reasons", async ({ page, watch }) => {
  watch.allow(/502|429/);
  const slow = "Penulis belum selesai setelah 90 detik";
  await refuse(page, "**/api/blog/generate", { code: "upstream_failed", message: slow }, 502);
  const limit = "Batas 50 artikel per hari: tersisa 2 sampai pukul 07.00 WIB";
  await refuse(page, "**/api/blog/generate-batch", { code: "rate_limited", message: limit }, 429);
  await openMenu(page);
  await page.getByRole("menuitem", { name: "1 Artikel" }).click();
  await expect(toast(page)).toContainText("Gagal generate blog post dengan AI");
  await expect(toast(page)).toContainText(slow);
  await menuButton(page).click();
  await page.getByRole("menuitem", { name: "5 Artikel Sekaligus" }).click();
  await expect(toast(page)).toContainText("Gagal memulai proses generate batch blog post");
  await expect(toast(page)).toContainText(limit);
  await expect(menuButton(page)).toBeEnabled();
});

test("an order carries topic, category, and review or, once, publication", { tag: "@deep" }, async ({
  page,
}) => {
  const orders = "**/api/blog/generate";
  await page.route(orders, (route) => route.fulfill({ status: 201, json: { message: "ok" } }));
  const match = { isKnown: true, meant: null, articles: null, nearest: [] };
  await page.route("**/api/blog/generation/match?*", (route) => route.fulfill({ json: match }));
  await openList(page);
  const topic = page.getByLabel("Topik (opsional)");
  const sendOrder = async () => {
    const sent = page.waitForRequest(orders);
    await menuButton(page).click();
    await page.getByRole("menuitem", { name: "1 Artikel", exact: true }).click();
    return (await sent).postDataJSON();
  };
  await topic.fill("Website untuk bengkel");
  const order = { topic: "Website untuk bengkel", category: "Uji Generate", landing: "review" };
  expect(await sendOrder()).toEqual(order);
  await expect(toast(page)).toContainText("Blog post berhasil digenerate dengan AI");
  await expect(toast(page).getByRole("link")).toHaveCount(0);
  await menuButton(page).click();
  await page.getByRole("menuitemcheckbox", { name: /^Terbitkan langsung/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText("spam");
  await page.getByRole("button", { name: "Ya, Sekali Ini" }).click();
  await expect(page.getByText("Pesanan berikutnya langsung terbit tanpa ditinjau")).toBeVisible();
  expect((await sendOrder()).landing).toBe("published");
  await expect(page.getByText("Pesanan berikutnya langsung terbit tanpa ditinjau")).toHaveCount(0);
  expect((await sendOrder()).landing).toBe("review");
  // An order that comes before the answer to the one before it is a double click.
  await expect(menuButton(page)).toBeEnabled();
  const sent = page.waitForRequest(orders);
  await topic.press("Enter");
  expect((await sent).postDataJSON()).toEqual(order);
});
