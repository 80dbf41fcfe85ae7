import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { PostView, StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { fetchAllPosts, staffPostListQuery } from "../../../api/staff-posts";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { loadCode } from "../../../lib/load-code";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Notice } from "../../../ui/notice";
import { LogoutButton } from "../../lib/logout-button";
import { ExportButton } from "../../lists/export-button";
import { type ListText, StaffList } from "../../lists/staff-list";
import { PhoneFold } from "../../ui/phone-fold";
import { GenerateMenu } from "../generation/generate-menu";
import { GenerationPanel } from "../generation/generation-panel";
import { useGeneration } from "../generation/use-generation";
import { DeletePost } from "./delete-post";
import { ChoiceBar } from "./desk/choice-bar";
import { PostTabs } from "./desk/post-tabs";
import { QuestionDialog } from "./desk/question-dialog";
import { RefusedNotice } from "./desk/refused-notice";
import { usePostDesk } from "./desk/use-post-desk";
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

/** What a tab says that has no posts. */
const emptyTabs: Record<PostView, string> = {
  draft: "Tidak ada draf",
  review: "Tidak ada artikel yang menunggu tinjauan",
  scheduled: "Tidak ada artikel yang terjadwal",
  published: "Belum ada artikel yang terbit",
  trash: "Sampah kosong",
};

/** Staff's list of posts. */
export function PostList() {
  const generation = useGeneration();
  const listState = useListState();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const list = useQuery(staffPostListQuery(filter));
  const [selected, setSelected] = useState<StaffPostSummary | null>(null);
  const desk = usePostDesk();
  const { may } = useStaff();
  const isFiltered = filter.title !== "" || filter.category !== "";
  const { posts = [], total = 0 } = list.data ?? {};
  const hasPosts = total > 0 || isFiltered || filter.status !== "";
  // Also while a search is cleared, and where that fails: the field that is typed in must not go.
  const isFilterShown = hasPosts || list.isPlaceholderData || list.isError;
  const hasBoxes = may("posts.publish") && posts.some(({ status }) => status !== "trash");

  return (
    <>
      <StaffList
        text={text}
        actions={
          <>
            <CreateLink className="max-md:grow" />
            <GenerateMenu generation={generation} />
            <PhoneFold
              label="Lainnya"
              className="contents"
              contentClassName="md:contents"
              openClassName="max-md:grid max-md:w-full max-md:grid-cols-2 max-md:gap-2"
            >
              {may("enquiries.use") && (
                <Link to={staffPaths.contact} className={buttonStyles("outline")}>
                  Admin Kontak
                </Link>
              )}
              {may("formats.use") && (
                <Link to={staffPaths.formats} state={listState} className={buttonStyles("outline")}>
                  Format Artikel
                </Link>
              )}
              <LogoutButton />
              {hasPosts && (
                <ExportButton
                  variant="outline"
                  prefix="blog-posts"
                  fetchRows={fetchAllPosts}
                  loadToCsv={async () => (await loadCode(() => import("./post-export"))).postsToCsv}
                  describe={({ length }) => `${length} blog post`}
                />
              )}
            </PhoneFold>
          </>
        }
        above={
          <>
            <GenerationPanel generation={generation} />
            <PostTabs filter={filter} />
          </>
        }
        filter={
          isFilterShown && (
            <PhoneFold
              label="Cari dan saring"
              open={isFiltered}
              className="flex w-full flex-col"
              openClassName="max-md:mt-4"
            >
              <PostFilterBar filter={filter} />
            </PhoneFold>
          )
        }
        below={
          <>
            {filter.status === "trash" && total > 0 && (
              <p className="mt-5 text-sm text-ink-soft">
                Isi Sampah dihapus untuk selamanya setelah 30 hari. Yang dipulihkan menjadi draf.
              </p>
            )}
            <RefusedNotice posts={posts} desk={desk} />
          </>
        }
        query={list}
        page={filter.page}
        total={total}
        isFiltered={isFiltered}
        addressOf={(page) => addressOf({ ...filter, page })}
        wholeList={staffPaths.posts}
        empty={
          filter.status === "" ? (
            <Notice title="Belum ada blog post. Silahkan buat post baru.">
              <CreateLink />
            </Notice>
          ) : (
            <Notice title={emptyTabs[filter.status]} />
          )
        }
        nothingFound={{
          role: "status",
          title: "Tidak ada post yang cocok",
          description: "Coba kata lain atau kategori lain.",
        }}
      >
        {posts.length > 0 && (
          <>
            {hasBoxes && <ChoiceBar posts={posts} desk={desk} />}
            <PostTable posts={posts} desk={desk} hasBoxes={hasBoxes} onDelete={setSelected} />
            {/* Room below the last row, which the bar at the thumb would cover. */}
            {hasBoxes && <div className="h-16 md:hidden" />}
          </>
        )}
      </StaffList>
      <DeletePost post={selected} onDone={() => setSelected(null)} />
      <QuestionDialog desk={desk} />
    </>
  );
}

function CreateLink({ className }: { className?: string }) {
  return (
    <Link to={staffPaths.newPost} state={useListState()} className={cn(buttonStyles(), className)}>
      <Icon node={Plus} className="size-4" />
      Buat Post Baru
    </Link>
  );
}
