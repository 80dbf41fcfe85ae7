import { useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { PostSummary } from "../../../../worker/contract/blog";
import { staffPageSize } from "../../../../worker/contract/limits";
import { fetchAllPosts, staffPostListQuery } from "../../../api/blog-admin";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { useExport } from "../../lib/use-export";
import { ListPages } from "../../ui/list-pages";
import { DeletePost } from "./delete-post";
import { PostFilterBar } from "./post-filter-bar";
import { readFilter, writeFilter } from "./post-list-address";
import { PostTable } from "./post-table";

/** Staff's list of posts; `actions` stand beside the title, `children` between it and the list. */
export function PostList({ actions, children }: { actions: ReactNode; children?: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const list = useQuery(staffPostListQuery(filter));
  const [selected, setSelected] = useState<PostSummary | null>(null);
  const isFiltered = filter.title !== "" || filter.category !== "";
  const total = list.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / staffPageSize));

  function addressOf(page: number): string {
    return `/admin/blog${writeFilter({ ...filter, page })}`;
  }

  const isBehindLast = list.isSuccess && !list.isPlaceholderData && filter.page > lastPage;
  useEffect(() => {
    // The page's last post was deleted, or the address is an old one.
    if (isBehindLast) navigate(addressOf(lastPage), { replace: true, preventScrollReset: true });
  });

  return (
    <>
      <h1 className="text-4xl">Manajemen Blog</h1>
      {/* A row of its own, with what comes later at its end: nothing moves away from under the pointer. */}
      <div className="mt-5 flex flex-wrap gap-2">
        {actions}
        <CreateLink />
        {(total > 0 || isFiltered) && <ExportButton />}
      </div>
      {children}
      {(total > 0 || isFiltered) && <PostFilterBar filter={filter} />}
      <div className="mt-7" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat blog posts..." className="py-20" />}
        {list.isError && (
          <Notice role="alert" title="Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi.">
            <Button disabled={list.isFetching} onClick={() => list.refetch()}>
              Coba Lagi
            </Button>
          </Notice>
        )}
        {list.isSuccess && total === 0 && !isFiltered && (
          <Notice title="Belum ada blog post. Silahkan buat post baru.">
            <CreateLink />
          </Notice>
        )}
        {list.isSuccess && total === 0 && isFiltered && (
          <Notice
            role="status"
            title="Tidak ada post yang cocok"
            description="Coba kata lain atau kategori lain."
          >
            <Link to="/admin/blog" className={buttonStyles("outline")}>
              Tampilkan Semua Post
            </Link>
          </Notice>
        )}
        {list.isSuccess && total > 0 && (
          <div className={list.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
            <PostTable posts={list.data.posts} onDelete={setSelected} />
            <ListPages
              label="Halaman daftar post"
              noun="post"
              page={filter.page}
              pageSize={staffPageSize}
              total={total}
              addressOf={addressOf}
            />
          </div>
        )}
      </div>
      <DeletePost post={selected} onDone={() => setSelected(null)} />
    </>
  );
}

function CreateLink() {
  return (
    <Link to="/admin/blog/new" className={buttonStyles()}>
      <Icon node={Plus} className="size-4" />
      Buat Post Baru
    </Link>
  );
}

async function exportPosts(): Promise<string> {
  const [posts, { postsToCsv }, { downloadCsv }] = await Promise.all([
    fetchAllPosts(),
    import("./post-export"),
    import("../../lib/csv"),
  ]);
  downloadCsv("blog-posts", postsToCsv(posts));
  return `${posts.length} blog post`;
}

function ExportButton() {
  const { exporting, exportCsv } = useExport(exportPosts);
  return (
    <Button variant="outline" disabled={exporting} onClick={exportCsv}>
      <Icon node={Download} className="size-4" />
      Export Excel
    </Button>
  );
}
