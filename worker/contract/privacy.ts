/** Facts of the privacy policy. An enquiry is stored with the version that its form showed. */
export const privacy = {
  /** The day (YYYY-MM-DD) that the present text holds from; change it with the text. */
  version: "2026-11-27",
  /** Days that an enquiry is kept, as the page says; the same as `CONTACT_RETENTION_DAYS` in wrangler.toml. */
  retentionDays: 730,
  /** Days that the platform's copies for restoring the database live on (Time Travel). */
  copyDays: 30,
} as const;
