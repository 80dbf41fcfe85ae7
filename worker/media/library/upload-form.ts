import * as z from "zod/mini";
import { AppError } from "../../app-error";
import { maxPictureBytes, mediaAlt, mediaName } from "../../contract/media/media-item";
import { cleanLine } from "../../contract/text";

/** A picture as it was sent. */
export interface Upload {
  file: File;
  alt: string;
  decorative: boolean;
}

const texts = z
  .object({
    alt: z._default(mediaAlt, ""),
    decorative: z._default(z.enum(["true", "false"], "Pilihan hiasan tidak valid"), "false"),
  })
  .check(
    z.refine(({ alt, decorative }) => !(decorative === "true" && alt), {
      error: "Gambar hiasan tidak punya teks alternatif",
      path: ["alt"],
    }),
  );

const known = ["file", "alt", "decorative"];

/** The one picture of a form and what was written to it, or what is wrong with the form. */
export function readUpload(form: FormData): Upload {
  const names = [...new Set(form.keys())];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw refused(unknown.slice(0, 60), "Kolom tidak dikenal");
  const repeated = ["alt", "decorative"].find((name) => form.getAll(name).length > 1);
  if (repeated) throw refused(repeated, "Kolom ini dikirim lebih dari sekali");
  const file = readFile(form.getAll("file"));
  const given = Object.fromEntries([...form].filter(([name]) => name !== "file"));
  const { success, data, error } = texts.safeParse(given);
  if (!success) {
    const [issue] = error.issues;
    throw refused(String(issue?.path[0] ?? "alt"), issue?.message ?? "Data yang dikirim tidak sesuai");
  }
  return { file, alt: data.alt, decorative: data.decorative === "true" };
}

function readFile(files: (File | string)[]): File {
  const [file] = files;
  if (file === undefined) throw refused("file", "Pilih satu gambar untuk diunggah");
  if (files.length > 1) throw refused("file", "Unggah gambar satu per satu");
  if (typeof file === "string") throw refused("file", "Kirim gambar sebagai berkas, bukan sebagai teks");
  if (file.size === 0) throw refused("file", "Berkas ini kosong. Pilih gambar lain.");
  if (file.size > maxPictureBytes) throw tooManyBytes(file.size);
  return file;
}

function refused(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}

const inMegabytes = (bytes: number) =>
  (Math.ceil(bytes / 100_000) / 10).toLocaleString("id-ID", { maximumFractionDigits: 1 });

function tooManyBytes(bytes: number): AppError {
  const message = `Gambar ini ${inMegabytes(bytes)} MB, paling banyak ${inMegabytes(maxPictureBytes)} MB. Perkecil, lalu unggah lagi.`;
  return new AppError("payload_too_large", message, { fields: { file: message } });
}

const maxNameLength = 120;

/** Quotes and line breaks as browsers write them into a form's file names: HTML Standard, 4.10.21.8. */
const asTyped = (sent: string) => sent.replace(/%22/g, '"').replace(/(?:%0d)?%0a|%0d/gi, " ");

/** What a picture is called in the library: its file's name without folders, as far as it fits. */
export function nameOfFile(sent: string): string {
  const last = cleanLine(asTyped(sent)).split(/[\\/]/).at(-1) ?? "";
  const ending = /\.[^.]{1,5}$/.exec(last)?.[0] ?? "";
  const characters = [...last.slice(0, last.length - ending.length)];
  let stem = "";
  for (const character of characters) {
    if (stem.length + character.length + ending.length > maxNameLength) break;
    stem += character;
  }
  const { success, data } = mediaName.safeParse(stem + ending);
  return success ? data : "gambar";
}
