import type { Locator, Page } from "@playwright/test";
import { clickTwice, expect, expectAccessible, expectNoSidewaysScroll, signIn, test, toast } from "./journey";
import { readPost, type StoredPost, storePost } from "./posts";
import { viewports } from "./viewports";

// Eleven or twelve hours behind Jakarta, so that a day of the browser's own zone is another day.
test.use({ freshPage: true, timezoneId: "America/New_York" });

/** A month ahead that other journeys leave alone. */
const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 7, 1))
  .toISOString()
  .slice(0, 7);

/** One hour before midnight of the browser's day, and nine in the morning in Jakarta. */
function at(day: number, hour = "02:00"): string {
  return `${month}-${String(day).padStart(2, "0")}T${hour}:00.000Z`;
}

function cell(page: Page, day: number): Locator {
  return page.locator(`td[data-day="${month}-${String(day).padStart(2, "0")}"]`);
}

async function schedule(page: Page, day: number): Promise<StoredPost> {
  return storePost(page, { status: "published", publishAt: at(day) });
}

async function publishedAt(page: Page, { id }: StoredPost): Promise<string> {
  return (await readPost(page, id)).publishedAt;
}

/** Takes the pointer with an entry from where it is to a day. */
async function carry(page: Page, entry: Locator, day: number): Promise<void> {
  await cell(page, day).scrollIntoViewIfNeeded();
  await entry.hover();
  await page.mouse.down();
  const box = await cell(page, day).boundingBox();
  if (!box) throw new Error("the day is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12, { steps: 4 });
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a post is moved by drag and by form, in days of Jakarta, and back", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const post = await schedule(page, 10);
  await page.goto(`/admin/kalender?bulan=${month}`);
  const entry = page.getByRole("button").filter({ hasText: post.title });
  await expect(cell(page, 10).filter({ has: entry })).toHaveCount(1);
  await expect(entry).toContainText("09.00");
  await expectAccessible(page);

  await carry(page, entry, 12);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cell(page, 10).filter({ has: entry })).toHaveCount(1);

  await carry(page, entry, 12);
  await page.mouse.up();
  await expect(toast(page)).toContainText(/dipindahkan ke .* 09\.00 WIB/);
  await expect(cell(page, 12).filter({ has: entry })).toHaveCount(1);
  await expect.poll(() => publishedAt(page, post)).toBe(at(12));
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(cell(page, 10).filter({ has: entry })).toHaveCount(1);
  await expect.poll(() => publishedAt(page, post)).toBe(at(10));

  await entry.press("Enter");
  const dialog = page.getByRole("dialog", { name: post.title });
  await expect(dialog.getByLabel("Tanggal")).toHaveValue(at(10).slice(0, 10));
  await expect(dialog.getByLabel("Jam")).toHaveValue("09:00");
  const move = dialog.getByRole("button", { name: "Pindahkan" });
  await dialog.getByLabel("Tanggal").fill("2020-01-01");
  await expect(dialog.getByText("Waktu terbit sudah lewat.")).toBeVisible();
  await expect(move).toBeDisabled();
  await dialog.getByLabel("Tanggal").fill(at(15).slice(0, 10));
  await dialog.getByLabel("Jam").fill("01:30");
  const { updatedAt } = await readPost(page, post.id);
  const other = await page.request.post(`/api/blog/${post.id}/publish`, {
    data: { version: updatedAt, publishAt: at(20) },
  });
  expect(other.status()).toBe(200);
  await move.click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText("Jadwal belum berubah");
  await cell(page, 20).getByRole("button").filter({ hasText: post.title }).click();
  await dialog.getByLabel("Tanggal").fill(at(15).slice(0, 10));
  await dialog.getByLabel("Jam").fill("01:30");
  let moves = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/publish")) moves += 1;
  });
  await clickTwice(move);
  await expect(dialog).toHaveCount(0);
  expect(moves).toBe(1);
  await expect(cell(page, 15).filter({ has: entry })).toHaveCount(1);
  await expect.poll(() => publishedAt(page, post)).toBe(at(14, "18:30"));
});

test("on a phone the calendar is an agenda in which a post is moved", async ({ page }) => {
  const post = await schedule(page, 17);
  await page.setViewportSize(viewports.phone);
  await page.goto(`/admin/kalender?bulan=${month}`);
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button").filter({ hasText: post.title }).click();
  const dialog = page.getByRole("dialog", { name: post.title });
  await dialog.getByLabel("Jam").fill("16:00");
  await dialog.getByRole("button", { name: "Pindahkan" }).click();
  await expect(toast(page)).toContainText("16.00 WIB");
  await expect.poll(() => publishedAt(page, post)).toBe(at(17, "09:00"));
});

test("an empty day begins an article for it, and on a phone the next month follows", {
  tag: "@deep",
}, async ({ page }) => {
  const post = await schedule(page, 8);
  await page.goto(`/admin/kalender?bulan=${month}`);
  await cell(page, 21)
    .getByRole("link", { name: /^Tulis artikel untuk / })
    .click();
  await expect(page).toHaveURL(`/admin/blog/new?tanggal=${at(21).slice(0, 10)}`);
  await expect(page.getByText("tanggalnya sudah terisi")).toBeVisible();

  await page.setViewportSize(viewports.phone);
  const before = new Date(Date.parse(at(8)) - 31 * 86_400_000).toISOString().slice(0, 7);
  await page.goto(`/admin/kalender?bulan=${before}`);
  await expect(page.getByRole("button").filter({ hasText: post.title })).toBeVisible();
  await expectAccessible(page);
});
