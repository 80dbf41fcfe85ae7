import type * as z from "zod/mini";
import { fieldMeta } from "../../worker/contract/site-content/fields";
import { contentSchemas, type SiteContent } from "../../worker/contract/site-content/schema";
import { shownContent, writtenDefault } from "../../worker/contract/site-content/site-content";
import { makeBlank } from "../../worker/contract/site-content/stored-content";

/** What an owner writes of a business; settings of the installation are none of it. */
export type Brand = Omit<SiteContent, "analytics" | "notifications" | "writer">;

type Node = z.ZodMiniType & { def: { shape: Record<string, Node>; element: Node } };

/** How a business tells what the standard one tells: its words, and how many entries its lists have. */
interface Style {
  word: string;
  sentence: string;
  lengthOf: (label: string, standard: number) => number;
}

let texts = 0;

/** A value of the standard business with each of its texts told in other words, which no other text has. */
function retell(schema: Node, value: unknown, style: Style): unknown {
  const { kind, label } = fieldMeta.get(schema) ?? { kind: "hidden", label: "" };
  if (kind === "group") {
    const fields = Object.entries(schema.def.shape);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, retell(field, (value as Record<string, unknown>)[name], style)]),
    );
  }
  if (kind === "list") {
    const items = value as unknown[];
    const { element } = schema.def;
    const first = items[0] ?? makeBlank(element);
    const length = style.lengthOf(label, items.length);
    return Array.from({ length }, (_, index) => retell(element, items[index] ?? first, style));
  }
  if (kind === "money") return (value as number) + 111_000;
  if (kind === "flag") return label.startsWith("Contoh") || label.startsWith("Sembunyikan") ? false : value;
  if (kind === "picture" || kind === "hidden") return "";
  if (kind !== "text" && kind !== "longText") return value;
  texts += 1;
  const text = kind === "text" ? `${style.word} ${texts}` : `${style.sentence} ${texts}.`;
  // What has a form of its own, such as an address, is left out or given below.
  return [text, ""].find((one) => schema.safeParse(one).success) ?? value;
}

function brandIn(style: Style): Brand {
  const keys = Object.entries(writtenDefault).filter(
    ([key]) => !["analytics", "notifications", "writer"].includes(key),
  );
  return Object.fromEntries(
    keys.map(([key, value]) => [
      key,
      retell(contentSchemas[key as keyof Brand] as unknown as Node, value, style),
    ]),
  ) as Brand;
}

const short = brandIn({
  ...{ word: "Kito", sentence: "Situs warung" },
  lengthOf: (label) => (label === "Usaha segrup" || label === "Hari libur" ? 0 : 1),
});

const longCounts: Record<string, number> = {
  ...{ "Paket website": 6, "Isi paket": 8, "Isi per paket": 6, Proyek: 9, Testimoni: 12, Orang: 12 },
  ...{ Layanan: 12, Keunggulan: 9, Langkah: 6, "Di halaman kontak": 12, "Di halaman harga": 1 },
  "Usaha segrup": 0,
};
const long = brandIn({
  word: "Pengembanganwebsiteberkelanjutan",
  sentence: "Mempertanggungjawabkan pengembanganwebsiteberkelanjutan secara berkesinambungan dan menyeluruh",
  lengthOf: (label, standard) => longCounts[label] ?? standard,
});

/** Two businesses that have nothing to do with the standard one: one of few words, one of long words. */
export const foreignBrands: Record<string, Brand> = {
  short: {
    ...short,
    business: {
      ...short.business,
      ...{ name: "Kito", legalName: "CV Kito Digital", email: "salam@kito.example" },
      ...{ phone: "0811-345-6789", whatsapp: "0811-345-6789", founded: 2021, experienceYears: 5 },
      address: { street: "Jalan Genteng 12", city: "Surabaya", region: "Jawa Timur", postalCode: "60275" },
      geo: { lat: -7.2575, lng: 112.7521 },
    },
    brand: { ...short.brand, accent: "#0a5c8f", ink: "#10202c" },
    portfolio: { ...short.portfolio, hidden: true },
    rating: { hidden: true, value: 4.6, count: 31 },
  },
  long: {
    ...long,
    business: {
      ...long.business,
      name: "Perkumpulan Penyelenggara Jasa Pengembangan Situs Berdaulat",
      legalName: "Perkumpulan Penyelenggara Jasa Pengembangan Situs Berdaulat Nusantara Bersama",
      tagline: "Mempertanggungjawabkan setiap pengembangan secara berkesinambungan",
      phone: "+62 811 2345 6789",
      whatsapp: "+62 811 2345 6789",
      email: "ketatausahaan.penyelenggara@perkumpulan-penyelenggara-jasa.example",
      address: {
        street:
          "Kompleks Perkantoran Pemerintahan Kabupaten Penajam Paser Utara Gedung Sekretariat Lantai Dua Belas",
        city: "Penajam Paser Utara",
        region: "Kalimantan Timur",
        postalCode: "76142",
      },
      geo: { lat: -1.2917, lng: 116.5135 },
      hours: [{ days: "Senin sampai dengan Kamis, kecuali cuti bersama", opens: "07:30", closes: "16:15" }],
      social: { ...long.business.social, linkedin: "https://www.linkedin.com/company/perkumpulan" },
      founded: 1987,
      experienceYears: 39,
    },
    brand: { ...long.brand, accent: "#7a1f5c" },
    packages: {
      ...long.packages,
      seo: long.packages.seo.map((offer) => ({ ...offer, period: "/dua puluh satu hari" })),
    },
    rating: { hidden: false, value: 3.7, count: 987_654 },
  },
};

/** Every text of a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) yield* textsIn(item);
}

/** Where the installation stands, and addresses of ours that hold no text. */
const isAddress = /^\/images\/|^[a-z-]+$/;
const names =
  /arunika|Cendana Niaga|Cikokol|Tangerang|Banten|812-?0000-?2026|"15117"|6\.2035|Liris|Denara|\barga\b/gi;
/** What is shorter may be a word of the trade. */
const tellingLength = 24;

/** What is left of the standard business in a page of another; `installed` is the address of the installation. */
export function leftIn(page: string, brand: Brand, installed: string): string[] {
  const text = page.replaceAll(installed, "").replaceAll("&amp;", "&");
  const own = new Set(textsIn(shownContent({ ...writtenDefault, ...brand })));
  const standard = [...textsIn(shownContent(writtenDefault))].filter(
    (one) => one.length >= tellingLength && !own.has(one) && !isAddress.test(one) && text.includes(one),
  );
  const named = [...text.matchAll(names)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));
  return [...new Set([...standard, ...named])];
}
