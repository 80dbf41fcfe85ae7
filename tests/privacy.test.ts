import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { privacyContent } from "../web/site/content/privacy";
import { privacy } from "../worker/contract/privacy";

const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });

test("the privacy page promises the retention that is configured", () => {
  expect(privacy.retentionDays).toBe(vars.CONTACT_RETENTION_DAYS);
  expect(JSON.stringify(privacyContent)).toContain(`${privacy.retentionDays} hari (2 tahun)`);
});

test("the privacy policy's version is the day it holds from", () => {
  expect(new Date(privacy.version).toISOString()).toBe(`${privacy.version}T00:00:00.000Z`);
});
