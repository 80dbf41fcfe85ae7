import { maxPictureBytes } from "../../../../../worker/contract/media/media-item";
import { bytesText } from "../picture-text";

/** Bytes at the beginning that tell what a file is. */
const headBytes = 32;

const notPicture = "Bukan gambar JPEG, PNG, atau WebP. Simpan ulang sebagai JPEG atau PNG.";

/** Why a file need not be sent at all; null for one that the server is to judge. */
export async function faultOf(file: File): Promise<string | null> {
  if (file.size > maxPictureBytes) {
    const [size, limit] = [bytesText(file.size), bytesText(maxPictureBytes)];
    const excess = size === limit ? `sedikit lebih dari ${limit}` : `${size}, paling besar ${limit}`;
    return `Terlalu besar: ${excess}. Perkecil dulu gambarnya.`;
  }
  try {
    return faultOfHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), file.size);
  } catch {
    // A folder, or a file that is gone by now.
    return "Berkas ini tidak bisa dibaca. Bila ini folder, pilih gambar di dalamnya.";
  }
}

function faultOfHead(head: Uint8Array, size: number): string | null {
  if (size === 0) return "Berkas ini kosong.";
  const text = String.fromCharCode(...head);
  const isPicture =
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG") ||
    (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP");
  if (isPicture) return null;
  // A box of a film or of a picture; which one, its brands tell.
  if (text.slice(4, 8) !== "ftyp") return notPicture;
  if (/avi[fs]/.test(text.slice(8))) {
    return "Gambar AVIF belum bisa diunggah. Simpan ulang sebagai JPEG, PNG, atau WebP.";
  }
  return /hei[cxms]|hev[cx]/.test(text.slice(8))
    ? "Foto HEIC belum bisa dipakai. Di iPhone, pilih Pengaturan → Kamera → Format → Paling Kompatibel, atau simpan ulang sebagai JPEG."
    : notPicture;
}
