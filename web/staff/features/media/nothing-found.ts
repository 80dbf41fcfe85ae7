import type { MediaFilter } from "../../../api/media/library";

/** What stands in the place of pictures that nothing matches. */
export function nothingFound({ words, only }: MediaFilter) {
  if (words !== "") {
    return {
      title: "Tidak ada gambar yang cocok",
      description: `Pencarian “${words}” tidak menemukan gambar.`,
    };
  }
  return only === "undescribed"
    ? {
        title: "Semua gambar sudah punya teks",
        description: "Setiap gambar di pustaka punya teks alternatif atau ditandai hiasan.",
        role: "status" as const,
      }
    : {
        title: "Semua gambar dipakai",
        description: "Semua gambar di pustaka sedang dipakai.",
        role: "status" as const,
      };
}
