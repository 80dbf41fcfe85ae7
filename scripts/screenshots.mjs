// Takes the screenshots of the staff guide (web/staff/features/guide/), each also as on a phone, and of the README from
// a fresh local site: `npm run screenshots`, or with the names of those to take.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserFlags } from "./browser-flags.mjs";
import { requireBrowser } from "./find-browser.mjs";
import { runCommand } from "./run-command.mjs";
import { startServer } from "./server.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ changed: number, generated: number }} Posts Ids of an article with a history, and of a generated one. */
/** @typedef {{ address: string | ((posts: Posts) => string), prepare?: (page: Page) => Promise<unknown>, folder?: string }} Shot */

const port = "8795";
const origin = `http://localhost:${port}`;
const guideFolder = "web/public/images/panduan";
const readmeFolder = "docs/pictures";

/** @type {Record<string, Shot>} */
const shots = {
  "hari-ini": { address: "/admin" },
  "artikel-ai": { address: "/admin/blog" },
  tinjauan: { address: "/admin/tinjauan" },
  klaim: {
    address: ({ generated }) => `/admin/blog/edit/${generated}`,
    prepare: (page) => openDrawer(page, /^Pemeriksaan/),
  },
  kalender: { address: "/admin/kalender" },
  riwayat: {
    address: ({ changed }) => `/admin/blog/edit/${changed}`,
    prepare: (page) => openDrawer(page, "Riwayat"),
  },
  pustaka: { address: "/admin/pustaka" },
  kontak: { address: "/admin/contact/1" },
  templat: { address: "/admin/contact/templat" },
  laporan: { address: "/admin/contact/angka" },
  staf: { address: "/admin/staff" },
  // Last of the guide, because what is typed becomes a draft.
  menulis: {
    address: "/admin/blog/new",
    prepare: (page) =>
      page.getByLabel("Judul", { exact: true }).fill("Cara Memilih Nama Domain untuk Toko Online"),
  },
  "site-home": { address: "/", folder: readmeFolder },
  "staff-today": { address: "/admin", folder: readmeFolder },
};

/** @param {Page} page @param {string | RegExp} name */
async function openDrawer(page, name) {
  const details = page
    .getByRole("group", { name: "Bagian formulir" })
    .getByRole("button", { name: "Detail" });
  if (await details.isVisible()) await details.click();
  await page.getByRole("button", { name }).click();
  await page.getByRole("dialog").waitFor();
}

const enquiries = [
  [
    "Ratna Wulandari",
    "Saya ingin membuat toko online untuk batik tulis. Ada sekitar 60 produk.",
    "online-shop",
  ],
  ["Dimas Prakoso", "Berapa lama pembuatan website company profile lima halaman?", "company-profile"],
  ["Ibu Lestari", "Website sekolah kami lambat dan sulit diubah. Bisa dibantu?", "other"],
];

/** Claims of a generated article; the local writer writes no figures. */
const claims = `<h2>Berapa biayanya?</h2><p>Domain .com biasanya sekitar Rp 180.000 per tahun, sedangkan domain .id
  Rp 250.000 per tahun. Menurut survei APJII tahun 2025, 80 persen penduduk Indonesia sudah memakai internet.</p>`;

/** Fills the site with the data of a working day. @param {Page} page @returns {Promise<Posts>} */
async function fill(page) {
  /** @param {string} path @param {unknown} data */
  const post = async (path, data) => {
    const response = await page.request.post(origin + path, { data, headers: { Origin: origin } });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  for (const [index, [name, message, websiteType]] of enquiries.entries())
    await post("/api/contact", {
      ...{ name, message, websiteType, email: `pengirim${index + 1}@contoh.example` },
      phoneNumber: `0812-5550-120${index}`,
    });
  await post("/api/auth/login", { username: "admin", password: "admin-lokal-2026" });
  const { batchId } = await post("/api/blog/generate-batch", { count: 5, landing: "review" });
  /** @returns {Promise<{ state: string, post: { id: number } | null }[]>} */
  const readItems = async () =>
    (await (await page.request.get(`${origin}/api/blog/generate-batch/${batchId}`)).json()).items;
  while ((await readItems()).some(({ state }) => state !== "done")) await page.waitForTimeout(1000);
  const [item] = await readItems();
  const [first] = await (await page.request.get(`${origin}/api/blog?status=published`)).json();
  /** @param {number} id @param {"summary" | "content"} field @param {string} more what is added to it */
  const change = async (id, field, more) => {
    const article = await (await page.request.get(`${origin}/api/blog/${id}?view=staff`)).json();
    const { title, slug, summary, image, category, content, updatedAt } = article;
    const data = { title, slug, summary, image, category, content, baseUpdatedAt: updatedAt };
    const response = await page.request.put(`${origin}/api/blog/${id}`, {
      data: { ...data, [field]: data[field] + more },
      headers: { Origin: origin },
    });
    if (!response.ok()) throw new Error(`A change answered ${response.status()}: ${await response.text()}`);
  };
  await change(first.id, "summary", " Diperbarui.");
  const generated = item?.post?.id ?? first.id;
  await change(generated, "content", claims);
  return { changed: first.id, generated };
}

/** @param {Page} page @param {string} file @param {Shot} shot @param {Posts} posts */
async function take(page, file, { address, prepare }, posts) {
  const path = typeof address === "string" ? address : address(posts);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await prepare?.(page);
  await page.waitForFunction(() => !/^(Memuat|Memverifikasi)/m.test(document.body.innerText));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: "disabled" });
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await sharp(png).webp({ quality: 72, effort: 6 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
}

await runCommand(async () => {
  const state = mkdtempSync(join(tmpdir(), "screenshots-"));
  const site = await startServer({ port, stateDir: state, build: !process.argv.includes("--built") });
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...browserFlags, "--font-render-hinting=none"],
  });
  try {
    const place = { locale: "id-ID", timezoneId: "Asia/Jakarta" };
    const page = await browser.newPage({ ...place, viewport: { width: 1280, height: 800 } });
    const posts = await fill(page);
    const phone = await browser.newPage({
      ...place,
      ...{ viewport: { width: 390, height: 600 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      storageState: await page.context().storageState(),
    });
    const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));
    for (const [name, shot] of Object.entries(shots)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await take(page, join(shot.folder ?? guideFolder, `${name}.webp`), shot, posts);
      if (!shot.folder) await take(phone, join(guideFolder, `${name}-ponsel.webp`), shot, posts);
    }
  } finally {
    await browser.close();
    site.stop();
    await site.exited;
    rmSync(state, { recursive: true, force: true });
  }
});
