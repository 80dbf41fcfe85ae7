import { slugify } from "../../contract/slug";
import { uxDesignTopics } from "./desain-ux/topics";
import { socialMediaTopics } from "./media-sosial/topics";
import { websiteTopics } from "./pembuatan-website/topics";
import { maintenanceTopics } from "./perawatan-website/topics";
import { seoTopics } from "./seo/topics";
import { onlineShopTopics } from "./toko-online/topics";
import { type Topic, type TopicAngle, topicCategories } from "./topic";

/** The catalogue, category after category. */
export const topics: readonly Topic[] = [
  ...websiteTopics,
  ...onlineShopTopics,
  ...seoTopics,
  ...uxDesignTopics,
  ...socialMediaTopics,
  ...maintenanceTopics,
];

/** One article that the catalogue can carry. */
export interface Subject {
  title: string;
  topic: Topic;
  angle: TopicAngle;
}

/** Every angle of every topic, in the catalogue's order. */
export const subjects: readonly Subject[] = topics.flatMap((topic) =>
  topic.angles.map((angle) => ({ title: angle.title, topic, angle })),
);

const byAddress = new Map(subjects.map((subject) => [slugify(subject.title), subject]));

/** The subject with this title, whatever its case and punctuation; null for words that are none. */
export function findSubject(title: string): Subject | null {
  return byAddress.get(slugify(title)) ?? null;
}

/** The category of the catalogue that is meant, whatever its case; null for one that staff made up. */
export const findCategory = (name: string) =>
  topicCategories.find((category) => slugify(category) === slugify(name)) ?? null;

/** Spellings with the same meaning; the others become the first. */
const spellings =
  `whatsapp: wa, whatsap, whatapps, wa bisnis | instagram: ig, insta | facebook: fb | youtube: yt
  media sosial: medsos, sosmed, social media | toko online: olshop, online shop, toko daring, webstore, e commerce, ecommerce
  website: web, situs, laman, webiste, websait | ongkos kirim: ongkir, biaya kirim, biaya pengiriman
  email: surel, e mail, imel | backup: cadangan, mencadangkan, back up, pencadangan | retas: hack, hacked, dihack, hacker, dibobol, dibajak, pembajakan, hijack
  lambat: lemot, lelet, lama dibuka, loading lama | tautan: link, pranala | formulir: form | browser: peramban
  ulasan: review, testimoni, testimonial | reservasi: booking, pesan tempat, janji temu | huruf: font, tipografi
  ponsel: hp, handphone, smartphone, gawai | kreator: influencer, endorse, endorser, selebgram, kol | komplain: keluhan, complain, protes
  chat: obrolan, chatting | tumpuk: menumpuk, numpuk, tenggelam | balas: bales, membalas, menjawab, jawab | buruk: jelek, negatif
  membuat: bikin, membikin, buat, nyusun | marketplace: lokapasar, shopee, tokopedia, lazada | pembaruan: update, mengupdate, diupdate, upgrade | checkout: check out
  promo: diskon, voucher, potongan harga | caption: takarir, teks unggahan | konten: content | unggahan: postingan, posting, post
  perawatan: maintenance | desain: design, rancangan | pembayaran: payment | vendor: developer, agensi, agency, penyedia
  pelanggan: customer, konsumen, klien, client | produk: barang, product | jual: jualan, berjualan, dagang, berdagang | galat: error
  dropship: dropshipper | reels: reel, shorts | password: kata sandi, sandi | kunjungan: traffic, trafik
  peringkat: ranking, rangking, page one | toko: warung, butik | admin: cs, customer service | pesanan: order, orderan, pemesanan, memesan
  sertifikat ssl: ssl, https | landing page: halaman arahan, landingpage | company profile: compro, profil perusahaan | beranda: homepage, home page`
    .split(/[|\n]/)
    .map((line) => line.split(":").map((part) => part.trim()))
    .flatMap(([meant = "", typed = ""]) => typed.split(", ").map((spelling) => [spelling, meant] as const))
    .filter(([spelling]) => spelling !== "");
const meantBy = new Map(spellings);
/** The number of words of the longest spelling. */
const longestSpelling = 3;

/** Splits a text into words in lower case, with each spelling replaced by the first of its group. */
export function splitWords(text: string): string[] {
  const typed =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words: string[] = [];
  for (let start = 0; start < typed.length; ) {
    const spelling = spellingAt(typed, start);
    words.push(...(meantBy.get(spelling.join(" ")) ?? spelling.join(" ")).split(" "));
    start += spelling.length;
  }
  return words;
}

/** The longest spelling that begins at this word, or the word itself. */
function spellingAt(typed: readonly string[], start: number): readonly string[] {
  for (let length = longestSpelling; length > 1; length--) {
    const several = typed.slice(start, start + length);
    if (meantBy.has(several.join(" "))) return several;
  }
  return typed.slice(start, start + 1);
}
