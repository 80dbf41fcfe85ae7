import type { PostSummary } from "../../../../worker/contract/blog";
import { formatLongDate } from "../../../lib/format";
import { toCsv } from "../../lib/csv";

const columns = ["ID", "Judul", "Slug", "Kategori", "Tanggal Publikasi", "Ringkasan"];

/** The posts as a spreadsheet's CSV; a summary stands on one line. */
export function postsToCsv(posts: readonly PostSummary[]): string {
  return toCsv(
    columns,
    posts.map(({ id, title, slug, category, publishedAt, summary }) => [
      ...[id, title, slug, category, formatLongDate(publishedAt)],
      summary.replace(/[\r\n]+/g, " "),
    ]),
  );
}
