import type { SiteContent } from "../../worker/contract/site-content/schema";
import { writtenDefault } from "../../worker/contract/site-content/site-content";

type Business = SiteContent["business"];

interface Foreign {
  business: Pick<Business, "name" | "legalName" | "tagline" | "email" | "address"> & { whatsapp: string };
  brand: Partial<SiteContent["brand"]>;
  /** How many of each there are. */
  packages: number;
  projects: number;
  people: number;
  quotes: number;
  /** Puts the brand's manner into a text. */
  say: (text: string) => string;
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A whole of another business: nothing of the standard one is left but the words of the trade. */
function contentOf({ business, brand, packages, projects, people, quotes, say }: Foreign) {
  const { home, about, services, faq } = writtenDefault;
  const [project, person, quote, offer] = [
    writtenDefault.portfolio.items[0],
    writtenDefault.team.items[0],
    writtenDefault.testimonials.items[0],
    writtenDefault.packages.website[1],
  ];
  const offers = (line: string, count: number) =>
    times(count, (index) => ({
      ...offer,
      title: say(`${line} ${index + 1}`).slice(0, 40),
      price: 1_250_000 * (index + 1),
      features: times(index + 2, (at) => say(`Isi ${at + 1}`)),
      popularHome: index === 0,
      popularPricing: index === 0,
    }));
  const page = (name: string) => ({
    title: `${say(name)} | {nama}`.slice(0, 118),
    description: say(`${name} dari {nama} di {kota}.`),
  });
  const question = (text: string) => ({
    question: say(`${text}?`),
    answer: say(`${text}, dijawab {nama} dalam {waktu balas}.`),
  });
  return {
    business: {
      ...business,
      phone: business.whatsapp,
      geo: { lat: -7.2575, lng: 112.7521 },
      hours: [{ days: "Selasa - Minggu", opens: "10:00", closes: "19:30" }],
      holidays: ["2026-12-24"],
      social: {
        instagram: "https://www.instagram.com/contoh.lain",
        facebook: "",
        tiktok: "",
        linkedin: "",
        youtube: "",
      },
      founded: 2021,
      experienceYears: 5,
      replyTime: "2 jam pada jam kerja",
      group: [],
    },
    brand,
    packages: {
      website: offers("Paket", packages),
      seo: offers("Naik", 1),
      social: offers("Sosial", 2),
      maintenance: 275_000,
      indicative: [{ name: say("Situs usaha"), price: 1_250_000 }],
      comparison: [{ feature: say("Halaman"), values: times(packages, (index) => `${index + 3}`) }],
    },
    services: {
      ...services,
      items: times(5, (index) => ({
        ...services.items[index],
        id: "",
        anchor: "",
        title: say(`Jasa ${index + 1}`).slice(0, 60),
        description: say("Dikerjakan rapi."),
        points: [say("Butir")],
      })),
    },
    portfolio: {
      hidden: false,
      items: times(projects, (index) => ({
        ...project,
        id: "",
        title: say(`Karya ${index + 1}`),
        description: say("Situs yang dipakai setiap hari."),
        image: "/images/services/wrench.svg",
        phone: "",
        detail: "",
        url: "",
        story: {
          problem: say("Pesanan tercecer."),
          work: [say("Katalog")],
          result: say("Pesanan rapi."),
          time: "9 hari",
          price: "{harga mulai}",
        },
        home: index < 2,
        sample: false,
      })),
    },
    testimonials: {
      hidden: false,
      items: times(quotes, (index) => ({
        ...quote,
        quote: say("Rapi dan cepat."),
        name: `Pelanggan ${index + 1}`,
        company: say("Toko"),
        sample: false,
      })),
    },
    team: {
      hidden: false,
      title: say("Yang mengerjakan"),
      description: say("Bekerja berdekatan."),
      items: times(people, (index) => ({
        ...person,
        id: "",
        name: say(`Orang ${index + 1}`).slice(0, 80),
        role: say("Perancang"),
        text: say("Teliti."),
        image: "",
        sample: false,
      })),
    },
    rating: { hidden: false, value: 4.6, count: 31 },
    faq: {
      pricing: [question("Berapa biayanya")],
      contact: times(5, (index) => question(`Hal ${index + 1}`)),
      home: faq.home.map(({ question: text }) => question(text.replace("?", ""))),
    },
    home: {
      ...home,
      hero: { ...home.hero, title: say("Situs untuk usaha di Surabaya"), points: [say("Jelas")] },
      contact: { ...home.contact, title: say("Tulis kepada kami") },
    },
    about: { ...about, hero: { ...about.hero, title: say("Tentang kami") } },
    seo: Object.fromEntries(
      ["home", "about", "services", "portfolio", "pricing", "blog", "contact"].map((name) => [
        name,
        page(`Halaman ${name}`),
      ]),
    ),
  };
}

const long = "Pengembanganwebsiteberkelanjutan";

/** Two businesses that have nothing to do with the standard one; the words of the second are long. */
export const foreignBrands = {
  short: contentOf({
    business: {
      name: "Kito",
      legalName: "CV Kito Digital",
      tagline: "Situs kecil yang rapi",
      email: "salam@kito.example",
      whatsapp: "0811-345-6789",
      address: { street: "Jalan Genteng 12", city: "Surabaya", region: "Jawa Timur", postalCode: "60275" },
    },
    brand: { accent: "#0a5c8f", ink: "#10202c" },
    ...{ packages: 2, projects: 2, people: 1, quotes: 1 },
    say: (text) => text,
  }),
  long: contentOf({
    business: {
      name: "Perkumpulan Penyelenggara Jasa Pengembangan Situs Berdaulat",
      legalName: "Perkumpulan Penyelenggara Jasa Pengembangan Situs Berdaulat Nusantara Bersama",
      tagline: "Mempertanggungjawabkan setiap pengembangan secara berkesinambungan",
      email: "ketatausahaan.penyelenggara@perkumpulan-penyelenggara-jasa.example",
      whatsapp: "+62 811 2345 6789",
      address: {
        street:
          "Kompleks Perkantoran Pemerintahan Kabupaten Penajam Paser Utara Gedung Sekretariat Lantai Dua Belas",
        city: "Penajam Paser Utara",
        region: "Kalimantan Timur",
        postalCode: "76142",
      },
    },
    brand: { accent: "#7a1f5c" },
    ...{ packages: 6, projects: 9, people: 7, quotes: 12 },
    say: (text) => `${text} ${long}`,
  }),
};

/** What would be left of the standard business. */
export const standardWords =
  /.{0,40}(?:arunika|Cendana Niaga|Cikokol|812-0000-2026|6281200002026|"15117"|Liris|Denara|Arga Wicaksono|Siti Rahmawati).{0,40}/gi;
