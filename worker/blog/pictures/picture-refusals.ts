import type { RefusedPicture } from "../../contract/api";
import { AppError } from "../../errors";

/** Names of one sentence. */
const mostNamed = 5;

const whatToDo = "Tulis teks alternatifnya atau tandai sebagai hiasan di Pustaka, lalu coba lagi.";

/** A text may not come before the public: nobody has said what these pictures show. */
export function picturesUndescribed(pictures: readonly RefusedPicture[]): AppError {
  const sentences = (["content", "image"] as const).flatMap((field) => {
    const names = new Map(pictures.filter((one) => one.field === field).map(({ id, name }) => [id, name]));
    return names.size === 0 ? [] : [[field, sentenceOf(field, [...names.values()])] as const];
  });
  const message = `${sentences.map(([, sentence]) => sentence).join(" ")} ${whatToDo}`;
  const fields = Object.fromEntries(sentences.map(([field, sentence]) => [field, `${sentence} ${whatToDo}`]));
  return new AppError("validation_failed", message, { fields, details: { pictures: [...pictures] } });
}

function sentenceOf(field: RefusedPicture["field"], names: readonly string[]): string {
  const what = field === "image" ? "Cover" : "Gambar";
  const named = names.slice(0, mostNamed).map((name) => `“${name}”`);
  const more = names.length > named.length ? ` dan ${names.length - named.length} gambar lain` : "";
  return `${what} ${named.join(", ")}${more} belum punya teks alternatif.`;
}

interface MissingPicture {
  field: RefusedPicture["field"];
  /** As it stands in the text. */
  address: string;
}

/** A text cannot be stored: it shows pictures that are not in the library, or not any more. */
export function picturesMissing(missing: readonly MissingPicture[]): AppError {
  const fields: Record<string, string> = {};
  for (const { field, address } of missing) {
    // One at a time: the next is named when this one is gone.
    fields[field] ??= `Gambar ${shortened(address)} tidak ada di Pustaka. ${remedies[field]}`;
  }
  const message = fields.content ?? fields.image ?? changedMeanwhile;
  if (missing.length === 0) return new AppError("conflict", message);
  return new AppError("validation_failed", message, { fields });
}

/** An earlier version cannot come back: it shows pictures that are no longer in the library. */
export function versionPicturesMissing(missing: readonly MissingPicture[]): AppError {
  if (missing.length === 0) return new AppError("conflict", changedMeanwhile);
  const addresses = [...new Set(missing.map(({ address }) => shortened(address)))];
  const more = addresses.length > mostNamed ? `, dan ${addresses.length - mostNamed} lainnya` : "";
  const message = `Versi ini menampilkan gambar yang sudah dihapus dari Pustaka (${addresses.slice(0, mostNamed).join(", ")}${more}). Salin isinya ke formulir, hapus gambarnya, lalu simpan.`;
  const fields = Object.fromEntries(missing.map(({ field }) => [field, message]));
  return new AppError("validation_failed", message, { fields });
}

const remedies = {
  content: "Hapus dari artikel atau unggah lagi.",
  image: "Pilih cover lain atau unggah lagi.",
};
const changedMeanwhile = "Gambar artikel ini baru saja dihapus dan diunggah lagi. Coba sekali lagi.";

function shortened(address: string): string {
  return address.length > 200 ? `${address.slice(0, 200).toWellFormed()}…` : address;
}
