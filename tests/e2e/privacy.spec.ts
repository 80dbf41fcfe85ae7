import { privacy } from "../../worker/contract/privacy";
import { expect, expectNoSidewaysScroll, open, test } from "./journey";

test("the policy is a link away from every form and from every page's end", async ({ page, context }) => {
  await open(page, "/contact");
  const sentence = page.locator("#contact-form").getByText("Dengan mengirim formulir ini, Anda menyetujui");
  await expect(sentence).toContainText("Kebijakan Privasi (membuka tab baru) kami.");
  await page.getByLabel("Pesan", { exact: true }).fill("Tulisan yang belum dikirim");
  const [policy] = await Promise.all([
    context.waitForEvent("page"),
    page
      .locator("#contact-form")
      .getByRole("link", { name: /^Kebijakan Privasi/ })
      .click(),
  ]);
  await expect(policy).toHaveURL("/privacy");
  await policy.close();
  await expect(page.getByLabel("Pesan", { exact: true })).toHaveValue("Tulisan yang belum dikirim");

  await page.getByRole("contentinfo").getByRole("link", { name: "Kebijakan Privasi" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kebijakan Privasi");
});

test("the policy says how long enquiries are kept, since when it holds, and whom to ask", async ({
  page,
}) => {
  await open(page, "/privacy");
  const main = page.getByRole("main");
  await expect(main).toContainText(`paling lama ${privacy.retentionDays} hari`);
  await expect(main).toContainText("Undang-Undang Nomor 27 Tahun 2022");
  await expect(main.locator("time")).toHaveAttribute("datetime", privacy.version);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expectNoSidewaysScroll(page);
});
