/** Where an enquiry came from when nobody knows. */
export const noSource = {
  ...{ landingPath: null, referrer: null, formPage: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
};
