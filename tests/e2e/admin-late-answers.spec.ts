import { expect, hold, signIn, test, toast } from "./journey";
import { storePost } from "./posts";

test("a deletion that fails is told also to who has left its page", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await page.goto(`/admin/blog?q=${post.title.replaceAll(" ", "+")}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/blog/${post.id}`, async (route) => {
    await promise;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page).toHaveURL("/admin/audit");
  await page.goBack();
  await page.getByRole("button", { name: `Hapus ${post.title}` }).click();
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await page.goForward();
  await expect(page).toHaveURL("/admin/audit");
  resolve();
  await expect(toast(page)).toContainText("Gagal menghapus blog post");
});

test("a session that is ended late closes no question about another one", async ({ page }) => {
  await signIn(page, "admin");
  const session = (id: number, device: string) => ({
    id,
    device,
    createdAt: "2026-11-21T03:00:00.000Z",
    seenAt: "2026-11-21T03:00:00.000Z",
    current: false,
  });
  const sessions = [session(1, "Firefox di Windows"), session(2, "Safari di iPhone")];
  await page.route("**/api/account/sessions", (route) => route.fulfill({ json: sessions }));
  await page.route("**/api/account/sessions/end", (route) => route.fulfill({ json: { ended: 1 } }));
  await page.goto("/admin/account");
  const end = page.getByRole("button", { name: /^Akhiri sesi/ });
  const answer = await hold(page, "**/api/account/sessions/end");
  await end.first().click();
  await page.getByLabel("Password Anda").fill("admin-lokal-2026");
  await page.getByRole("button", { name: "Akhiri", exact: true }).click();
  await end.last().click();
  await expect(page.getByText("Akhiri sesi Safari di iPhone?")).toBeVisible();
  await expect(page.getByLabel("Password Anda")).toHaveValue("");
  answer();
  await expect(toast(page)).toContainText("Sesi diakhiri");
  await expect(page.getByText("Akhiri sesi Safari di iPhone?")).toBeVisible();
});
