import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { postListQuery } from "../../api/blog";
import { formatLongDate } from "../../lib/format";
import { Notice } from "../../ui/notice";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { Spinner } from "../../ui/spinner";

/** Staff's list of posts; `actions` stand beside the title. */
export function PostTable({ actions }: { actions: ReactNode }) {
  const list = useQuery(postListQuery());
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="text-4xl">Manajemen Blog</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-9">
        {list.isPending && <Spinner label="Memuat blog posts..." className="py-20" />}
        {list.isError && (
          <Notice role="alert" title="Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi." />
        )}
        {list.data?.length === 0 && <Notice title="Belum ada blog post. Silahkan buat post baru." />}
        {list.data && list.data.length > 0 && (
          <ResponsiveTable caption="Daftar blog post" columns={["Judul", "Kategori", "Publikasi"]}>
            {list.data.map(({ id, slug, title, category, publishedAt }) => (
              <TableRow key={id}>
                <TableCell label="Judul">
                  <Link to={`/blog/${slug}`} className="font-semibold underline-offset-4 hover:underline">
                    {title}
                  </Link>
                </TableCell>
                <TableCell label="Kategori">{category}</TableCell>
                <TableCell label="Publikasi">
                  <time dateTime={publishedAt ?? undefined}>{formatLongDate(publishedAt)}</time>
                </TableCell>
              </TableRow>
            ))}
          </ResponsiveTable>
        )}
      </div>
    </>
  );
}
