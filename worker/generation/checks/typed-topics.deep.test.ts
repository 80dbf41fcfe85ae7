import { expect, test } from "vitest";
import { makeAssignment, makeBrief } from "../../../tests/support/brief";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import { createLocalWriter } from "../writers/local/local-writer";
import { findFaults } from "./find-faults";

const writer = createLocalWriter();
const { signal } = new AbortController();

// As people type them; nobody is refused for the spelling of what the writer has said it knows.
const typed =
  `bikin olshop|contoh bio ig olshop|website kena hack|back up web|compro|review google jelek|cara endorse selebgram
payment gateway|website loading lama|contoh caption jualan|fb ads|landingpage|company profile|komplain di medsos|google analytics
cod|endorse|mobile friendly|gratis ongkir|cara booking jadwal klinik|website saya kena judi online|instagram kena hack
caption ig jualan|bales review jelek|keranjang ditinggal pembeli|pelanggan chat wa numpuk|pilih jasa bikin website
stok selisih terus|endorse selebgram lokal|backup website berapa hari sekali|update plugin wordpress|font buat website
perbedaan cms dan website statis|pindah hosting biar ga down|biaya maintenance web|link wa di web|web lemot|apa itu seo
apa itu backlink|promo olshop|dropship|qris|jam posting ig|reels|domain co id|email bisnis|website down|form kontak|tombol cta
menu navigasi|iklan ig|konten dari customer|wireframe|apa itu ui ux|font website|warna brand|website b2b|privacy policy
kebijakan privasi|meta description|search console|daftar google|toko online sendiri|berapa lama bikin website
apa itu landing page|nama domain|web responsive|website ga muncul di google|artikel lama|internal link|alt gambar|harga grosir
stok barang|ongkir mahal|akun ig dibajak|whatsapp business|tiktok atau instagram|error 404|tema wordpress|kontrak maintenance`
    .split(/[|\n]/)
    .filter((phrase) => writer.match(phrase).isKnown);

test("the writer knows at least 72 of the phrases", () => {
  expect(typed.length).toBeGreaterThanOrEqual(72);
});

test.each(typed)("what is written about “%s” is on topic", async (topic) => {
  const assignment = makeAssignment({ topic });
  const draft = await writer.write(assignment, await writer.outline(assignment, signal), signal);
  const standard = { rules: firstWritingRules, takenTitles: [], existing: [], linkTargets: [] };
  for (const asked of [
    { topic, brief: null },
    { topic: "", brief: makeBrief({ title: "", keyPhrase: topic }) },
  ]) {
    expect(findFaults(draft, { ...standard, ...asked }).map(({ kind }) => kind)).not.toContain("off-topic");
  }
});

test("an article about another topic of the catalogue is refused for it", async () => {
  const assignment = makeAssignment({ topic: "font website" });
  const draft = await writer.write(assignment, await writer.outline(assignment, signal), signal);
  const standard = { rules: firstWritingRules, takenTitles: [], existing: [], linkTargets: [], brief: null };
  for (const topic of ["cod", "endorse", "website kena hack", "qris", "dropship"]) {
    expect(findFaults(draft, { ...standard, topic }).map(({ kind }) => kind)).toContain("off-topic");
  }
});
