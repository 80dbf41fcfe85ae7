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
