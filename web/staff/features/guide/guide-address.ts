import { generatePath } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";

/** The guide page of each screen; the first path that the address begins with applies. */
const helpPages: [path: string, slug: string][] = [
  [staffPaths.formats, "mengubah-artikel-terbit"],
  ["/admin/blog/edit", "menulis-artikel"],
  [staffPaths.newPost, "menulis-artikel"],
  [staffPaths.posts, "artikel-ai"],
  [staffPaths.review, "meninjau"],
  [staffPaths.calendar, "menjadwalkan"],
  [staffPaths.briefs, "artikel-ai"],
  [staffPaths.writingRules, "artikel-ai"],
  [staffPaths.agedPosts, "mengubah-artikel-terbit"],
  [staffPaths.media, "gambar"],
  [staffPaths.contactFigures, "laporan-dan-ekspor"],
  [staffPaths.replyTemplates, "templat-balasan"],
  [staffPaths.contact, "menjawab-kontak"],
  [staffPaths.audit, "laporan-dan-ekspor"],
  [staffPaths.staff, "akun-dan-staf"],
  [staffPaths.account, "akun-dan-staf"],
];

export function guideAddress(slug: string): string {
  return generatePath(staffPaths.guide, { page: slug });
}

/** The guide page about a screen, or the first page. */
export function guideAddressFor(pathname: string): string {
  const found = helpPages.find(([path]) => `${pathname}/`.startsWith(`${path}/`));
  return guideAddress(found?.[1] ?? "mulai-bekerja");
}
