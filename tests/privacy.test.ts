import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { privacyContent as contentOf } from "../web/site/content/privacy";
import { activityKinds } from "../worker/contract/inbox/contact-activity";
import { contactSource, contactSubmission } from "../worker/contract/inbox/contact-submission";
import { privacy } from "../worker/contract/privacy";
import { defaultContent } from "../worker/contract/site-content/site-content";

const privacyContent = contentOf(defaultContent);
const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });

test("the privacy page promises the retention that is configured", () => {
  expect(privacy.retentionDays).toBe(vars.CONTACT_RETENTION_DAYS);
  expect(JSON.stringify(privacyContent)).toContain(`${privacy.retentionDays} hari (2 tahun)`);
});

test("the privacy policy's version is the day it holds from", () => {
  expect(new Date(privacy.version).toISOString()).toBe(`${privacy.version}T00:00:00.000Z`);
});

/** What the page calls each thing that is kept of where a visit began. */
const sourceWords: Record<string, string> = {
  landingPath: "halaman pertama yang Anda buka",
  referrer: "nama situs yang membawa Anda ke sini",
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  utmTerm: "utm_term",
  utmContent: "utm_content",
  formPage: "halaman tempat formulir berada",
  place: "tautan WhatsApp mana yang Anda pilih",
};

/** What the page calls each thing that is kept of an enquiry; null for what tells nothing of its sender. */
const enquiryWords: Record<string, string | null> = {
  id: null,
  name: "nama dan alamat email Anda",
  email: "nama dan alamat email Anda",
  phoneNumber: "nomor HP",
  websiteType: "jenis website",
  message: "isi pesan Anda",
  submittedAt: "waktu pengiriman",
  suspicions: "Pesan yang diduga spam hanya diberi tanda",
  notification: "Pemberitahuan tentang pesan baru",
  stage: "sudah sampai tahap mana",
  assignee: "siapa yang menanganinya",
  valueIdr: "nilai pekerjaan",
  nextAction: "langkah berikutnya dan waktunya",
  nextActionAt: "langkah berikutnya dan waktunya",
  firstResponseAt: "waktu kami menjawab",
  lostReason: "alasan jika pekerjaan batal",
  source: "asal kunjungan Anda",
  channel: "lewat mana Anda menghubungi kami",
  dueAt: "terjawab tepat waktu",
  version: null,
};

const activityWords: Record<string, string> = {
  note: "catatan lain tentang pesan Anda",
  whatsapp: "isi balasan yang kami siapkan",
  email: "isi balasan yang kami siapkan",
  stage: "sudah sampai tahap mana",
  assign: "siapa yang menanganinya",
  value: "nilai pekerjaan",
  reminder: "pengingat untuk menindaklanjutinya",
};

test.each([
  ["where a visit began", Object.keys(contactSource.shape), sourceWords],
  ["an enquiry", Object.keys(contactSubmission.shape), enquiryWords],
  ["what staff do about it", [...activityKinds], activityWords],
])("the privacy page names each thing that is kept of %s", (_name, kept, words) => {
  expect(Object.keys(words).toSorted()).toEqual(kept.toSorted());
  const page = JSON.stringify(privacyContent.sections);
  expect(Object.values(words).filter((word) => word !== null && !page.includes(word))).toEqual([]);
});
