import { describe, expect, it } from "vitest";
import { topics } from "../../catalogue/subjects";
import { matchTopic } from "./topic-match";

const matchId = (text: string) => matchTopic(text)?.topic.id ?? null;

describe("what people type for a topic of the catalogue is known:", () => {
  it.each([
    ["gratis ongkir", "ongkos-kirim"],
    ["cara booking jadwal klinik", "reservasi-online"],
    ["Harga GROSIR dan reseller", "grosir-dan-reseller"],
    ["pindah hosting biar ga down", "perpindahan-hosting"],
    ["website saya kena judi online", "website-diretas"],
    ["caption ig jualan", "teks-unggahan"],
    ["update plugin wordpress", "plugin-dan-tema"],
    ["perbedaan cms dan website statis", "memilih-cms"],
  ])("%s", (typed, id) => {
    expect(matchId(typed)).toBe(id);
  });
});

describe("what the catalogue says nothing of is not known:", () => {
  it.each([
    ...["jualan kue kering", "resep rendang", "seragam untuk kurir wanita", "lowongan admin medsos"],
    ...["kursus seo", "pajak umkm", "promo toko kue", "toko online", "keamanan", "cara untuk usaha"],
  ])("%s", (typed) => {
    expect(matchTopic(typed)).toBeNull();
  });
});

describe("who asks for one thing is not told another:", () => {
  it.each([
    ["perbedaan domain dan hosting", "perpindahan-hosting"],
    ["biaya hosting", "perpindahan-hosting"],
    ["apa itu SEO", "pemilihan-jasa-optimasi-pencarian"],
    ["cara membuat website", "pemilihan-jasa-optimasi-pencarian"],
    ["biaya pembuatan website", "memilih-pembuat-website"],
    ["manfaat media sosial untuk bisnis", "memilih-kanal-media-sosial"],
  ])("%s is not %s", (typed, id) => {
    expect(topics.map((topic) => topic.id)).toContain(id);
    expect(matchId(typed)).not.toBe(id);
  });
});

it("knows every topic by its subject and by each of its phrases, or another that has the same", () => {
  const unknown = topics.flatMap(({ subject, asks = [] }) =>
    [subject, ...asks].filter((phrase) => matchTopic(phrase) === null),
  );
  expect(unknown).toEqual([]);
});
