import {
  enquiryIdOf,
  fillContactForm,
  newSender,
  openProfile,
  sendContactForm,
  signInAsStaff,
} from "./enquiry-desk";
import { expect, test } from "./journey";

test("of a form that was sent without the script, staff read its page and the campaign in its address", async ({
  page,
  browser,
}) => {
  const sender = newSender();
  const visitor = await openProfile(browser, page, { javaScriptEnabled: false });
  await visitor.goto("/contact?utm_source=google&utm_campaign=ramadan");
  await fillContactForm(visitor, sender, { hasScript: false });
  await sendContactForm(visitor);
  await visitor.context().close();

  await signInAsStaff(page);
  const id = await enquiryIdOf(page, sender);
  const { source } = await (await page.request.get(`/api/contact/${id}`)).json();
  expect(source).toMatchObject({
    formPage: "/contact",
    utmSource: "google",
    utmCampaign: "ramadan",
    landingPath: null,
  });
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByRole("main")).toContainText("Google / kampanye ramadan, formulir di /contact");
});
