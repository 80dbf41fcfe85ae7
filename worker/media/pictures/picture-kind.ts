import type { PictureType } from "../../contract/media/picture-address";
import { wrongType } from "./refusals";

const advice = "Unggah sebagai JPEG, PNG, WebP, atau AVIF.";

/** Brands of files in boxes (ISO/IEC 14496-12), as the registration authority lists them at mp4ra.org. */
const avifBrands = ["avif", "avis"];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];

const heic =
  "Ini foto HEIC dari iPhone, yang tidak tampil di sebagian besar browser. Kirim ulang sebagai JPEG, atau di iPhone pilih Pengaturan › Kamera › Format › Paling Kompatibel sebelum memotret.";
const raw = `Ini TIFF atau foto mentah (RAW) dari kamera. ${advice}`;
const video = "Ini video, bukan gambar. Simpan satu bingkainya sebagai gambar, lalu unggah lagi.";

/** How other files begin, one character for each byte, and what is said of them. */
const others: readonly (readonly [beginnings: readonly string[], sentence: string])[] = [
  [["GIF87a", "GIF89a"], "Ini GIF. Simpan sebagai PNG atau WebP yang tidak bergerak, lalu unggah lagi."],
  [["%PDF-"], "Ini PDF, bukan gambar. Simpan halamannya sebagai JPEG atau PNG, lalu unggah lagi."],
  [["II*\0", "MM\0*", "II+\0", "MM\0+", "IIU\0", "IIRO"], raw],
  [["BM"], `Ini BMP. ${advice}`],
  [["8BPS"], `Ini berkas Photoshop (PSD). ${advice}`],
  [["\0\0\x01\0"], `Ini ikon (ICO). ${advice}`],
  [["\xff\x0a", "\0\0\0\x0cJXL "], `Ini JPEG XL, yang tidak tampil di semua browser. ${advice}`],
  [["\xff\x4f\xff\x51", "\0\0\0\x0cjP  "], `Ini JPEG 2000, yang tidak tampil di browser. ${advice}`],
  [["PK\x03\x04", "PK\x05\x06"], `Ini arsip ZIP atau dokumen Office, bukan gambar. ${advice}`],
  [["Rar!", "7z\xbc\xaf", "\x1f\x8b"], `Ini arsip, bukan gambar. ${advice}`],
  [["\x1a\x45\xdf\xa3"], video],
];

const html = /<(!doctype\s+html|html|head|body|script|iframe)[\s>]/i;
const svg = /<svg[\s>:/]/i;

/** The type of a picture, by its bytes alone; refuses every other file with a sentence that says what it is. */
export function kindOf(bytes: Uint8Array): PictureType {
  const start = textOf(bytes.subarray(0, 1024));
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "image/webp";
  if (start.slice(4, 8) === "ftyp") return kindOfBoxes(start);
  const [, known] =
    others.find(([beginnings]) => beginnings.some((beginning) => start.startsWith(beginning))) ?? [];
  if (known) throw wrongType(known);
  // In two bytes for each letter too.
  const words = start.replaceAll("\0", "");
  if (svg.test(words)) {
    throw wrongType(
      "Ini SVG, yang dapat memuat kode program. Simpan sebagai PNG atau WebP, lalu unggah lagi.",
    );
  }
  if (html.test(words)) {
    throw wrongType("Ini halaman web (HTML), bukan gambar. Simpan gambarnya sendiri, lalu unggah lagi.");
  }
  throw wrongType(`Berkas ini bukan gambar yang dikenali. ${advice}`);
}

function kindOfBoxes(start: string): PictureType {
  const length = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + start.charCodeAt(at), 0);
  const brands: string[] = start.slice(8, Math.min(length, 512)).match(/.{4}/gs) ?? [];
  if (avifBrands.some((brand) => brands.includes(brand))) return "image/avif";
  if (heicBrands.some((brand) => brands.includes(brand))) throw wrongType(heic);
  if (brands.includes("mif1"))
    throw wrongType(`Ini HEIF, yang tidak tampil di sebagian besar browser. ${advice}`);
  if (brands[0] === "crx ") throw wrongType(raw);
  throw wrongType(video);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
