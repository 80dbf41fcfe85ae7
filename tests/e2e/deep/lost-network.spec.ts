import { fillIn, openForm, submit } from "../contact-form";
import { findContacts } from "../enquiries";
import { expect, expectAccessible, followMenu, open, signIn, test, unique } from "../journey";
import { deployAnew, lossPattern } from "../lost-files";

test.use({ freshPage: true });

test("a page that throws shows the error screen, and Back leaves it", async ({ page, watch }) => {
  watch.allow(/Error|Minified|rusak/);
  await open(page, "/about");
  await page.route(/\/assets\/services-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default () => { throw new Error("rusak"); }; export const t = "";',
    }),
  );
  await followMenu(page, "Layanan");
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("an open contact page outlives a deployment, and its form is stored once", async ({ page, watch }) => {
  watch.allow(lossPattern);
  await openForm(page);
  await deployAnew(page);
  const name = unique("Tab Lama");
  await fillIn(page, { name });
  await submit(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await signIn(page, "kontak");
  const stored = await findContacts(page, name);
  expect(stored).toHaveLength(1);
  await page.unrouteAll({ behavior: "wait" });
});
