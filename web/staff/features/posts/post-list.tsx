import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { PostSummary } from "../../../../worker/contract/blog";
import type { PostView, StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import {
  fetchAllPosts,
  fetchMatchingPosts,
  type PostListFilter,
  staffPostListQuery,
  useDeletePost,
} from "../../../api/blog-admin";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { formatLongDate } from "../../../lib/format";
import { isConflict, isGone } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Notice } from "../../../ui/notice";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { LogoutButton } from "../../lib/logout-button";
import { RefusedNotice } from "../../lists/bulk";
import { type Choice, ChoiceBar, useChoice } from "../../lists/choice";
import { ExportButton } from "../../lists/export-button";
import { StaffList } from "../../lists/staff-list";
import { MoreActions } from "../../ui/phone-fold";
import { GenerateMenu, GenerationPanel } from "../generation/generation-panel";
import { useGeneration } from "../generation/use-generation";
import { ChecksLink } from "./checks/post-checks";
import { bulkActsFor } from "./desk/post-acts";
import { DeskQuestion } from "./desk/questions";
import { type PostDesk, usePostDesk } from "./desk/use-post-desk";
import { PostFilterBar, PostTabs } from "./post-filter";
import { isNarrowed, readFilter, toPath, useListState } from "./post-list-address";
import { PostTable } from "./post-table";

/** The CSV export; line breaks in summaries are removed. */
const postCsv = {
  columns: ["ID", "Judul", "Slug", "Kategori", "Tanggal Publikasi", "Ringkasan"],
  cellsOf: ({ id, title, slug, category, publishedAt, summary }: PostSummary) => [
    ...[id, title, slug, category, formatLongDate(publishedAt)],
    summary.replace(/[\r\n]+/g, " "),
  ],
};

/** The empty states of the tabs. */
const emptyTabs: Record<PostView, string> = {
  draft: "Tidak ada draf",
  review: "Tidak ada artikel yang menunggu tinjauan",
  scheduled: "Tidak ada artikel yang terjadwal",
  published: "Belum ada artikel yang terbit",
  trash: "Sampah kosong",
};

export default function PostList() {
  const generation = useGeneration();
  const listState = useListState();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const list = useQuery(staffPostListQuery(filter));
  const [selected, setSelected] = useState<StaffPostSummary | null>(null);
  const { may } = useStaff();
  const isFiltered = isNarrowed(filter);
  const { posts = [], total = 0 } = list.data ?? {};
  const choice = useChoice({ key: toPath({ ...filter, page: 1 }), rows: posts, total });
  const desk = usePostDesk(choice);
  const hasPosts = total > 0 || isFiltered || filter.status !== "";
  // The filter stays while a cleared search loads or fails, so that its field keeps the focus.
  const isFilterShown = hasPosts || list.isPlaceholderData || list.isError;
  const hasBoxes = may("posts.publish") && posts.some(({ status }) => status !== "trash");
  const mayTrash = selected !== null && selected.status !== "trash" && may("posts.publish");

  return (
    <>
      <StaffList
        title="Manajemen Blog"
        noun="post"
        loading="Memuat blog posts..."
        failed="Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi."
        actions={
          <>
            <MoreActions>
              {may("formats.use") && (
                <Link to={staffPaths.formats} state={listState} className={buttonStyles("quiet", "sm")}>
                  Format Artikel
                </Link>
              )}
              <LogoutButton />
              {hasPosts && (
                <ExportButton
                  prefix="blog-posts"
                  fetchRows={fetchAllPosts}
                  csv={postCsv}
                  describe={({ length }) => `${length} blog post`}
                />
              )}
              <GenerateMenu generation={generation} />
            </MoreActions>
            <CreateLink />
          </>
        }
        above={
          <>
            {!list.isLoadingError && <GenerationPanel generation={generation} />}
            <PostTabs filter={filter} />
          </>
        }
        filter={isFilterShown && <PostFilterBar filter={filter} />}
        below={
          <>
            {filter.status === "trash" && total > 0 && (
              <p className="mt-2 text-sm text-ink-soft">
                Isi Sampah dihapus untuk selamanya setelah 30 hari. Yang dipulihkan menjadi draf.
              </p>
            )}
            <RefusedNotice
              bulk={desk.bulk}
              wayOn={({ id, name, code }) => code === "claims_open" && <ChecksLink id={id} title={name} />}
            />
          </>
        }
        query={list}
        page={filter.page}
        total={total}
        isFiltered={isFiltered}
        addressOf={(page) => toPath({ ...filter, page })}
        wholeList={staffPaths.posts}
        empty={
          filter.status === "" ? (
            <Notice title="Belum ada blog post. Silahkan buat post baru.">
              <CreateLink />
            </Notice>
          ) : (
            <Notice
              title={filter.isReturned ? "Tidak ada artikel yang dikembalikan" : emptyTabs[filter.status]}
            />
          )
        }
        nothingFound={{
          role: "status",
          title: "Tidak ada post yang cocok",
          description: "Coba kata lain atau kategori lain.",
        }}
      >
        {posts.length > 0 && (
          <PostTable
            {...{ posts, desk, choice, hasBoxes }}
            onDelete={setSelected}
            bar={hasBoxes && <PostChoiceBar {...{ choice, desk, filter }} />}
          />
        )}
      </StaffList>
      <DeletePost
        post={selected}
        onDone={() => setSelected(null)}
        onTrash={
          mayTrash
            ? () => {
                desk.ask("trash", [selected]);
                setSelected(null);
              }
            : undefined
        }
      />
      <DeskQuestion desk={desk} />
    </>
  );
}

interface PostChoiceBarProps {
  choice: Choice<StaffPostSummary>;
  desk: PostDesk;
  filter: PostListFilter;
}

function PostChoiceBar({ choice, desk, filter }: PostChoiceBarProps) {
  const { user, may } = useStaff();
  const acts = bulkActsFor(choice.chosen, { id: user?.id, may }, Date.now());
  return (
    <ChoiceBar
      choice={choice}
      noun="artikel"
      busy={desk.bulk.isPending}
      acts={acts.map(({ act, label }) => ({ label, onSelect: () => desk.ask(act, choice.chosen, true) }))}
      fetchAll={() => fetchMatchingPosts(filter)}
    />
  );
}

function CreateLink() {
  return (
    <Link
      to={staffPaths.newPost}
      state={useListState()}
      className={cn(buttonStyles("primary", "sm"), "min-h-10 max-sm:px-2.5 pointer-coarse:min-h-11")}
    >
      <Icon node={Plus} className="size-4 max-sm:hidden" />
      Buat Post Baru
    </Link>
  );
}

interface DeletePostProps {
  /** The post of the question; null closes it. */
  post: PostSummary | null;
  onDone: () => void;
  /** Moves it to the trash instead; undefined if that is not possible. */
  onTrash?: (() => void) | undefined;
}

/** Confirms and deletes a post. */
function DeletePost({ post, onDone, onTrash }: DeletePostProps) {
  return (
    <ConfirmedAction
      input={post}
      mutation={useDeletePost()}
      title="Hapus Blog Post"
      confirmLabel="Ya, Hapus"
      alternative={onTrash && { label: "Pindahkan ke Sampah", onSelect: onTrash }}
      success={() => ({ title: "Sukses!", description: "Blog post berhasil dihapus" })}
      onFailure={showDeleteFailure}
      onDone={onDone}
    >
      Apakah Anda yakin ingin menghapus blog post ini? Tindakan ini tidak dapat dibatalkan.
      {post && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{post.title}</strong>}
    </ConfirmedAction>
  );
}

function showDeleteFailure(error: Error) {
  console.error(error);
  const gone = isGone(error) && ": artikel ini sudah dihapus sebelumnya";
  const reason = isConflict(error) ? `: ${error.humanMessage}` : gone || "";
  showToast({ variant: "destructive", title: "Error", description: `Gagal menghapus blog post${reason}` });
}
