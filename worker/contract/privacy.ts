/** Facts of the privacy policy. An enquiry is stored with the version of the policy that its form showed. */
export const privacy = {
  /** The day (YYYY-MM-DD) since which the text applies; change it together with the text. */
  version: "2026-11-27",
  /** Retention of enquiries in days, as the page says; equals `CONTACT_RETENTION_DAYS` in wrangler.toml. */
  retentionDays: 730,
  /** Days that D1's Time Travel keeps deleted data. */
  copyDays: 30,
} as const;
