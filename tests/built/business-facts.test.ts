// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The built pages, read as a visitor reads them: without the script.

function open(page: string): Document {
  return new DOMParser().parseFromString(readFileSync(`dist/client/${page}.html`, "utf8"), "text/html");
}

/** The words of a page's content, one space between them. */
function readWords(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

function readContent(page: string): string {
  return readWords(open(page).querySelector("main"));
}

const packages = {
  website: [
    [
      "Basic",
      "Rp 5.000.000",
      [
        "5 halaman",
        "Hosting",
        "1 tahun",
        "mobile responsive",
        "media sosial",
        "Rp 500.000 per bulan",
        "minimal 12 bulan",
      ],
    ],
    ["Professional", "Rp 12.000.000", ["15 halaman custom", "Hosting premium", "1 tahun", "Formulir kontak"]],
    [
      "Enterprise",
      "Rp 25.000.000",
      ["20+ halaman", "Hosting bisnis", "SSL", "Rp 500.000 per bulan", "minimal 12 bulan"],
    ],
  ],
  seo: [
    ["Basic", "Rp 6.000.000", ["5 kata kunci", "4 artikel"]],
    ["Professional", "Rp 12.000.000", ["10 kata kunci", "8 artikel", "5 backlink"]],
    ["Enterprise", "Rp 20.000.000", ["20 kata kunci", "12 artikel", "10 backlink"]],
  ],
  social: [
    ["Basic", "Rp 4.000.000", ["2 akun", "12 posting"]],
    ["Professional", "Rp 8.000.000", ["3 akun", "20 posting"]],
    ["Enterprise", "Rp 12.000.000", ["4 akun", "30 posting", "story"]],
  ],
} as const;

const pricedPages = ["index", "pricing"] as const;

for (const page of pricedPages) {
  for (const [group, offers] of Object.entries(packages)) {
    test(`/${page} shows the three ${group} packages with their prices and contents`, () => {
      const panels = [...open(page).querySelectorAll('[role="tabpanel"]')];
      expect(panels).toHaveLength(3);
      const panel = panels[Object.keys(packages).indexOf(group)];
      const cards = [...(panel?.querySelectorAll("article, li") ?? [])].map(readWords);
      for (const [title, price, features] of offers) {
        const card = cards.find((words) => words.includes(title) && words.includes(price));
        expect(card, `${title} ${price}`).toBeDefined();
        for (const feature of features) expect(card).toContain(feature);
      }
    });
  }
}

test("the popular package is Professional, but for SEO on the home page it is Enterprise", () => {
  const findPopular = (page: string) =>
    [...open(page).querySelectorAll('[role="tabpanel"]')].map((panel) => {
      const cards = [...panel.querySelectorAll("li")].filter((card) => card.querySelector("h2, h3, h4"));
      const popular = cards.filter((card) => readWords(card).includes("TERPOPULER"));
      return popular.map((card) => readWords(card.querySelector("h2, h3, h4"))).join();
    });
  expect(findPopular("index")).toEqual(["Professional", "Enterprise", "Professional"]);
  expect(findPopular("pricing")).toEqual(["Professional", "Professional", "Professional"]);
});

test("delivery times, revisions and domains stand in the answers of the pricing page", () => {
  const words = readContent("pricing");
  for (const fact of ["7 hari kerja", "21 hari", "3-4 minggu", ".my.id", ".com"])
    expect(words).toContain(fact);
  expect(readContent("contact")).toContain("7 hari kerja");
  expect(readContent("contact")).toContain("21 hari");
});

test("opening hours stand on the contact page and weekdays alone in the footer", () => {
  const words = readContent("contact");
  for (const fact of ["Senin - Jumat", "09:00 - 17:00 WIB", "Sabtu", "09:00 - 15:00 WIB", "Tutup"]) {
    expect(words).toContain(fact);
  }
  const footer = readWords(open("contact").querySelector("footer"));
  expect(footer).toContain("Senin - Jumat, 09:00 - 17:00 WIB");
  expect(footer).not.toContain("Sabtu");
});

test("the reply time stands wherever an enquiry is sent or thanked for", () => {
  for (const page of ["contact", "thank-you"])
    expect(readContent(page)).toContain("1x24 jam pada hari kerja");
});

test("rating and experience stand on the pages", () => {
  const home = readContent("index");
  expect(home).toMatch(/4,9/);
  expect(home).toContain("124");
  expect(home + readContent("about")).toMatch(/7 tahun/);
});

test("the counts of the specification stand on their pages", () => {
  const home = open("index");
  expect(home.querySelectorAll("blockquote")).toHaveLength(8);
  expect(open("portfolio").querySelectorAll('main picture img[src^="/images/portfolio/"]')).toHaveLength(6);
  expect(home.querySelectorAll('main picture img[src^="/images/portfolio/"]')).toHaveLength(3);
  expect(open("pricing").querySelectorAll("details[name=faq]")).toHaveLength(4);
  expect(open("contact").querySelectorAll("details[name=faq]")).toHaveLength(3);
  for (const anchor of ["website-development", "seo-optimization", "mobile-design", "ecommerce"]) {
    expect(open("services").getElementById(anchor), anchor).not.toBeNull();
  }
});
