import { generatePath } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import type { MediaFilter } from "../../../api/media";
import { readPage, readWords, writeAddress } from "../../lists/list-address";

/** Everything, of which a narrower filter takes a part. */
export const wholeLibrary: MediaFilter = { page: 1, words: "", only: "" };

/** The page, the search and the filter that an address asks for; whatever is not valid counts as not given. */
export function readFilter(search: URLSearchParams): MediaFilter {
  const only = search.get("only");
  return {
    page: readPage(search),
    words: readWords(search),
    only: only === "undescribed" || only === "unused" ? only : "",
  };
}

export function isNarrowed({ words, only }: MediaFilter): boolean {
  return words !== "" || only !== "";
}

/** The address of the library, or of a picture that is opened over it. */
export function addressOf({ page, words, only }: MediaFilter, id: number | null = null): string {
  const path = id === null ? staffPaths.media : generatePath(staffPaths.mediaDetail, { id: String(id) });
  return writeAddress(path, page, { q: words, only });
}

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
