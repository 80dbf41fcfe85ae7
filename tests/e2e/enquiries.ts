import type { Page } from "@playwright/test";

/** An enquiry as the API answers it. */
export function submission(values: Record<string, unknown> = {}) {
  return {
    id: 1,
    name: "Ratna Wulandari",
    email: "ratna@contoh.example",
    phoneNumber: "0812-5550-1203",
    websiteType: "online-shop",
    message: "Saya ingin membuat toko online.",
    submittedAt: "2026-01-04T18:30:00.000Z",
    suspicions: [],
    notification: "none",
    stage: "new",
    assignee: null,
    valueIdr: null,
    nextAction: null,
    nextActionAt: null,
    firstResponseAt: null,
    lostReason: null,
    source: {
      landingPath: null,
      referrer: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null,
      utmTerm: null,
      utmContent: null,
      formPage: null,
    },
    dueAt: null,
    version: 1,
    ...values,
  };
}

/** Answers what waits at the desk with what is put into `counts`; `asked` counts the questions. */
export async function answerCounts(page: Page, unseen = 0, newestId = 0) {
  const desk = {
    counts: {
      waiting: 0,
      overdue: 0,
      today: 0,
      mine: 0,
      unseen,
      unseenIds: [] as number[],
      seenId: newestId,
      newestId,
    },
    asked: 0,
  };
  await page.route("**/api/contact/counts", (route) => {
    desk.asked += 1;
    return route.fulfill({ json: desk.counts });
  });
  return desk;
}

/** Brings the tab to the front, or puts another one before it, as far as the page can tell. */
export async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const value = visible ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    Object.defineProperty(document, "hidden", { value: !visible, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isVisible);
}
