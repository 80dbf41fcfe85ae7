import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { PostSummary } from "../../../../worker/contract/blog";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { fetchAllPosts, staffPostListQuery } from "../../../api/blog-admin";
import { loadCode } from "../../../lib/load-code";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Notice } from "../../../ui/notice";
import { ExportButton } from "../../lists/export-button";
import { type ListText, StaffList } from "../../lists/staff-list";
import { DeletePost } from "./delete-post";
import { useListState } from "./list-return";
import { PostFilterBar } from "./post-filter-bar";
import { addressOf, readFilter } from "./post-list-address";
import { PostTable } from "./post-table";

const text: ListText = {
  title: "Manajemen Blog",
  noun: "post",
  loading: "Memuat blog posts...",
  failed: "Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi.",
  pages: "Halaman daftar post",
  showAll: "Tampilkan Semua Post",
};

/** Staff's list of posts; `actions` stand below the title, `children` between it and the list. */
export function PostList({ actions, children }: { actions: ReactNode; children?: ReactNode }) {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const list = useQuery(staffPostListQuery(filter));
  const [selected, setSelected] = useState<PostSummary | null>(null);
  const isFiltered = filter.title !== "" || filter.category !== "";
  const { posts = [], total = 0 } = list.data ?? {};
  const hasPosts = total > 0 || isFiltered;
  // Also while a search is cleared, and where that fails: the field that is typed in must not go.
  const isFilterShown = hasPosts || list.isPlaceholderData || list.isError;

  return (
    <>
      <StaffList
        text={text}
        actions={
          <>
            {actions}
            <CreateLink />
            {hasPosts && (
              <ExportButton
                variant="outline"
                prefix="blog-posts"
                fetchRows={fetchAllPosts}
                loadToCsv={async () => (await loadCode(() => import("./post-export"))).postsToCsv}
                describe={({ length }) => `${length} blog post`}
              />
            )}
          </>
        }
        above={children}
        filter={isFilterShown && <PostFilterBar filter={filter} />}
        query={list}
        page={filter.page}
        total={total}
        isFiltered={isFiltered}
        addressOf={(page) => addressOf({ ...filter, page })}
        wholeList={staffPaths.posts}
        empty={
          <Notice title="Belum ada blog post. Silahkan buat post baru.">
            <CreateLink />
          </Notice>
        }
        nothingFound={{
          role: "status",
          title: "Tidak ada post yang cocok",
          description: "Coba kata lain atau kategori lain.",
        }}
      >
        {posts.length > 0 && <PostTable posts={posts} onDelete={setSelected} />}
      </StaffList>
      <DeletePost post={selected} onDone={() => setSelected(null)} />
    </>
  );
}

function CreateLink() {
  return (
    <Link to={staffPaths.newPost} state={useListState()} className={buttonStyles()}>
      <Icon node={Plus} className="size-4" />
      Buat Post Baru
    </Link>
  );
}
