import type { Batch } from "../../worker/contract/generation";
import { expect, signIn, test, toast } from "./journey";

/** Besides reading: what the desk may ask of a person for ten drafts. */
const mostClicks = 25;

test("ten AI drafts are approved and spread over ten working days in few clicks", async ({ page }) => {
  await signIn(page, "kontak");
  const data = { count: 10, landing: "review" };
  const { batchId } = await (await page.request.post("/api/blog/generate-batch", { data })).json();
  const order = async (): Promise<Batch> =>
    (await page.request.get(`/api/blog/generate-batch/${batchId}`)).json();
  await expect
    .poll(async () => (await order()).items.map(({ state }) => state), { timeout: 60_000 })
    .toEqual(Array.from({ length: 10 }, () => "done"));
  const drafts = (await order()).items.flatMap(({ post }) => post ?? []);
  expect(drafts).toHaveLength(10);
  // What an article claims is ticked while it is read, and is not counted here: most of the writer's own claim nothing.
  for (const { id } of drafts) {
    const { claims } = await (await page.request.get(`/api/blog/${id}/checks`)).json();
    for (const { key } of claims.filter(({ state }: { state: string }) => state === "open")) {
      const confirmed = { verdict: "confirmed", source: "Pengalaman kami sendiri" };
      await page.request.put(`/api/blog/${id}/claims/${key}`, { data: confirmed });
    }
  }

  await page.goto("/admin/blog");
  let clicks = 0;
  const counted = async (click: Promise<void>) => {
    clicks += 1;
    await click;
  };
  const tab = page.getByRole("navigation", { name: "Status artikel" });
  await counted(tab.getByRole("link", { name: /^Menunggu tinjauan/ }).click());
  await expect(page).toHaveURL("/admin/blog?status=review");
  for (const { title } of drafts) {
    await counted(page.getByRole("row").filter({ hasText: title }).getByRole("checkbox").check());
  }
  await counted(page.getByRole("button", { name: "Jadwalkan bertahap…" }).click());
  const dialog = page.getByRole("dialog");
  // Days on which no other journey schedules an article of AI.
  const start = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await counted(dialog.getByLabel("Mulai").fill(start));
  const dates = dialog.getByRole("list", { name: "Tanggal terbit" }).getByRole("listitem");
  await expect(dates).toHaveCount(10);
  await counted(dialog.getByRole("button", { name: "Jadwalkan 10 Artikel" }).click());
  await expect(toast(page)).toContainText("10 artikel dijadwalkan");

  const days = await Promise.all(
    drafts.map(async ({ id }) => {
      const post = await (await page.request.get(`/api/blog/${id}?view=staff`)).json();
      expect(post).toMatchObject({ status: "published", reviewer: { name: "Staf Kontak Lokal" } });
      return new Date(Date.parse(post.publishedAt) + 7 * 3_600_000);
    }),
  );
  expect(new Set(days.map((day) => day.toISOString().slice(0, 10))).size).toBe(10);
  expect(days.every((day) => day.getUTCHours() === 9 && day.getUTCDay() >= 1 && day.getUTCDay() <= 5)).toBe(
    true,
  );
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  console.log(`ten AI drafts approved and scheduled: ${clicks} clicks`);
});
