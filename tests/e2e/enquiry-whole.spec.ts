import type { Locator, Page } from "@playwright/test";
import {
  enquiryIdOf,
  fillContactForm,
  newSender,
  openProfile,
  runClock,
  runSql,
  sendContactForm,
  signInAsStaff,
  tablesWith,
} from "./enquiry-desk";
import { alive, expect, followMenu, hydrated, test, toast, unique } from "./journey";
import { seededArticle } from "./loading";

/** Counts what a thumb does. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}

async function timelineOf(page: Page, id: number) {
  return (await page.request.get(`/api/contact/${id}/activities`)).json();
}
