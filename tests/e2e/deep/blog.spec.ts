import { endAnimations, expect, followMenu, open, test } from "../journey";

test("choosing a category leaves the visitor where the buttons are", async ({ page }) => {
  // Other tests add categories, which would move the buttons.
  const categories = await (await page.request.get("/api/blog/categories")).json();
  await page.route("**/api/blog/categories", (route) => route.fulfill({ json: categories }));
  await open(page, "/contact");
  await followMenu(page, "Blog");
  const button = page
    .getByRole("group", { name: "Saring menurut kategori" })
    .getByRole("button", { name: "SEO", exact: true });
  await button.scrollIntoViewIfNeeded();
  // The page still comes in from below.
  await endAnimations(page);
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
});
