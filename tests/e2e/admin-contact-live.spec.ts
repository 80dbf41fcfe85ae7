import type { Page } from "@playwright/test";
import { answerCounts, setVisible, waitingSubmission } from "./enquiries";
import { signInAsStaff } from "./enquiry-desk";
import { expect, expectAccessible, open, recordApiCalls, signIn, test, toast } from "./journey";

function rowOf(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

test("an open tab notices new enquiries on any page, and asks nothing while it is hidden", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "kontak");
  const desk = await answerCounts(page, 3, 9);
  await open(page, "/admin/account");
  await expect(page).toHaveTitle("(3) Akun Saya | Arunika Web");
  const entry = page
    .getByRole("navigation", { name: "Area staf" })
    .getByRole("link", { name: /^Admin Kontak/ });
  await expect(entry).toHaveAccessibleName("Admin Kontak 3 belum dilihat");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  desk.counts.unseen = 4;
  await page.clock.fastForward(30_000);
  await expect(page).toHaveTitle("(4) Akun Saya | Arunika Web");

  await setVisible(page, false);
  const asked = desk.asked;
  desk.counts.unseen = 5;
  for (let minute = 0; minute < 10; minute += 1) await page.clock.fastForward(60_000);
  expect(desk.asked).toBe(asked);
  await setVisible(page, true);
  await expect(page).toHaveTitle("(5) Akun Saya | Arunika Web");
  expect(desk.asked).toBe(asked + 1);
});

test("a question that fails is put again later, without a word, and an ended session ends it", async ({
  page,
  watch,
}) => {
  watch.allow(/500|401/);
  await page.clock.install();
  await signIn(page, "kontak");
  let status = 500;
  let asked = 0;
  await page.route("**/api/contact/counts", (route) => {
    asked += 1;
    return route.fulfill({ status, json: { code: "internal", message: "Rusak", requestId: "uji" } });
  });
  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  /** In steps: a pause begins once the page has heard of the failure, which nothing shows. */
  const expectAskedLater = (times: number) =>
    expect
      .poll(async () => {
        await page.clock.fastForward(5000);
        return asked;
      })
      .toBe(times);
  await expect.poll(() => asked).toBe(1);
  await expectAskedLater(2);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  expect(asked).toBe(2);
  await expect(page.getByText("Sesi Anda sudah berakhir")).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  status = 401;
  await expectAskedLater(3);
  await expect(page.getByText("Sesi Anda sudah berakhir")).toBeVisible();
  expect(asked).toBe(3);
  await page.clock.fastForward(30 * 60_000);
  expect(asked).toBe(3);
});

test("what comes while the list is open is told of without moving it, shown on request, and counts as seen", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "kontak");
  const desk = await answerCounts(page, 0, 2);
  let contacts = [waitingSubmission(2), waitingSubmission(1)];
  await page.route("**/api/contact?*", (route) => route.fulfill({ json: contacts }));
  const seen: number[] = [];
  await page.route("**/api/contact/seen", (route) => {
    const { id } = route.request().postDataJSON();
    seen.push(id);
    if (id === desk.counts.newestId) desk.counts = { ...desk.counts, unseen: 0, unseenIds: [], seenId: id };
    return route.fulfill({ status: 204 });
  });
  await open(page, "/admin/contact");
  const first = rowOf(page, "Pengirim ke-2.");
  await expect(first).toBeVisible();
  const place = await first.boundingBox();

  desk.counts = { ...desk.counts, unseen: 2, unseenIds: [4, 3], newestId: 4 };
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("status").filter({ hasText: "2 kontak baru" })).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await first.boundingBox()).toEqual(place);
  await expectAccessible(page);
  expect(seen).not.toContain(4);

  contacts = [waitingSubmission(4), waitingSubmission(3), ...contacts];
  await page.getByRole("button", { name: "Tampilkan", exact: true }).click();
  for (const id of [4, 3]) await expect(rowOf(page, `Pengirim ke-${id}.`)).toContainText("Baru masuk");
  await expect(first).not.toContainText("Baru masuk");
  await expect.poll(() => seen).toEqual([4]);
  await expect(page).toHaveTitle("Daftar Kontak | Arunika Web");
  await expect(page.getByText(/kontak baru$/)).toHaveCount(0);
  await expect(rowOf(page, "Pengirim ke-4.")).toContainText("Baru masuk");
});

test("a backlog is counted above the list, marked, and seen as far as it was on the screen", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const desk = await answerCounts(page, 3, 40);
  desk.counts = { ...desk.counts, waiting: 40, seenId: 37 };
  const waiting = Array.from({ length: 40 }, (_, index) => waitingSubmission(index + 1));
  await page.route("**/api/contact?*", (route) => {
    const search = new URL(route.request().url()).searchParams;
    const begin = (Number(search.get("page") ?? 1) - 1) * 20;
    const rows = search.has("due") ? waiting.slice(begin, begin + 20) : waiting.slice(-1);
    return route.fulfill({ json: rows, headers: { "X-Total-Count": "40" } });
  });
  const seen: number[] = [];
  await page.route("**/api/contact/seen", (route) => {
    seen.push(route.request().postDataJSON().id);
    return route.fulfill({ status: 204 });
  });
  await open(page, "/admin/contact");
  await expect(rowOf(page, "Pengirim ke-40.")).toContainText("Baru masuk");
  await rowOf(page, "Pengirim ke-40.").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "3 Baru masuk" }).click();
  await expect(page).toHaveURL("/admin/contact?due=waiting&page=2");
  await expect(rowOf(page, "Pengirim ke-37.")).not.toContainText("Baru masuk");
  for (const id of [38, 39]) await expect(rowOf(page, `Pengirim ke-${id}.`)).toContainText("Baru masuk");
  expect(seen).toEqual([]);
  await rowOf(page, "Pengirim ke-39.").scrollIntoViewIfNeeded();
  await expect.poll(() => seen.at(-1)).toBe(40);
});

for (const path of ["/admin/contact", "/admin/audit"]) {
  test(`a tab at ${path} asks the server for nothing at all while it is hidden`, async ({ page }) => {
    await signInAsStaff(page, "owner");
    await page.clock.install();
    const calls = recordApiCalls(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => calls).toContain("GET /api/contact/counts");
    await page.waitForLoadState("networkidle");

    await setVisible(page, false);
    calls.length = 0;
    for (let minute = 0; minute < 15; minute += 1) await page.clock.fastForward(60_000);
    expect(calls).toEqual([]);

    await setVisible(page, true);
    await expect.poll(() => calls).toContain("GET /api/contact/counts");
  });
}
