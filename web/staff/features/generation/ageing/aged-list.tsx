import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type AgedPost, ageingDays } from "../../../../../worker/contract/studio/checks";
import { agedPostsQuery, useRefreshPost } from "../../../../api/aged-posts";
import { formatLongDate } from "../../../../lib/format";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { useExclusive } from "../../../lib/record-form/use-record-form";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { ResponsiveTable, TableCell, TableRow } from "../../../ui/responsive-table";
import { StudioTabs } from "../studio-tabs";

/** Articles that have aged, and a change for each that waits to be read. */
export function AgedList() {
  const list = useQuery(agedPostsQuery());
  const posts = list.data?.posts ?? [];
  const left = (list.data?.total ?? 0) - posts.length;
  return (
    <>
      <PageHead
        title="Artikel Lama"
        lead={
          <>
            Artikel yang sudah {ageingDays} hari tidak diubah, atau tautannya menuju halaman yang sudah tidak
            ada. Usulan yang disiapkan tidak langsung tampil: Anda membandingkannya dulu dengan artikel yang
            terbit.
          </>
        }
      />
      <StudioTabs />
      <div className="mt-6" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat artikel lama..." className="py-20" />}
        {list.isError && (
          <LoadFailure
            place={list.data ? "inline" : "list"}
            title="Terjadi kesalahan saat memuat artikel lama"
            query={list}
            className="mb-4"
          />
        )}
        {list.isSuccess && posts.length === 0 && (
          <Notice
            title="Semua artikel masih segar"
            description="Tautan diperiksa bergiliran; artikel yang perlu ditengok akan muncul di sini."
          />
        )}
        {posts.length > 0 && <AgedTable posts={posts} />}
        {left > 0 && <p className="mt-4 text-ink-soft">Dan {left} artikel lagi setelah yang ini selesai.</p>}
      </div>
    </>
  );
}

const columns = ["Judul", "Terakhir diubah", "Alasan", "Aksi"];

const lost =
  "Jawaban server tidak sampai. Buka artikelnya untuk melihat apakah usulannya sudah siap, lalu coba lagi.";

const editAddress = (id: number) => staffPaths.editedPost.replace(":id", String(id));

function AgedTable({ posts }: { posts: readonly AgedPost[] }) {
  const refresh = useRefreshPost();
  const navigate = useNavigate();
  const { runExclusive } = useExclusive();
  const [problem, setProblem] = useState<{ id: number; text: string } | null>(null);

  async function refreshPost({ id }: AgedPost) {
    setProblem(null);
    try {
      await refresh.mutateAsync(id);
      showToast({ title: "Usulan siap dibandingkan", description: "Artikel yang terbit belum berubah." });
      navigate(editAddress(id));
    } catch (error) {
      console.error(error);
      setProblem({ id, text: messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.") });
    }
  }

  return (
    <ResponsiveTable caption="Artikel yang perlu ditengok" columns={columns}>
      {posts.map((post) => (
        <TableRow key={post.id}>
          <TableCell label="Judul">
            <Link to={editAddress(post.id)} className="font-semibold underline underline-offset-2">
              {post.title}
            </Link>
          </TableCell>
          <TableCell label="Terakhir diubah">
            <time dateTime={post.changedAt} className="whitespace-nowrap">
              {formatLongDate(post.changedAt)}
            </time>
          </TableCell>
          <TableCell label="Alasan">
            <Reasons post={post} />
          </TableCell>
          <TableCell label="Aksi">
            {post.origin === "ai" || post.deadLinks.length > 0 ? (
              <Button
                variant="outline"
                size="sm"
                className="whitespace-nowrap"
                busy={refresh.isPending && refresh.variables === post.id}
                onClick={() => void runExclusive("refresh", () => refreshPost(post))}
              >
                Siapkan Usulan
              </Button>
            ) : (
              <Link to={editAddress(post.id)} className={buttonStyles("outline", "sm")}>
                Sunting
                <span className="sr-only">: {post.title}</span>
              </Link>
            )}
            {problem?.id === post.id && (
              <p role="alert" className="mt-2 max-w-[40ch] text-sm text-fajar-deep">
                {problem.text}
              </p>
            )}
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}

function Reasons({ post: { isOld, deadLinks } }: { post: AgedPost }) {
  return (
    <ul className="grid gap-1">
      {isOld && <li>Lama tidak diubah</li>}
      {deadLinks.length > 0 && (
        <li>
          {deadLinks.length} tautan mati:{" "}
          <span className="text-ink-soft [overflow-wrap:anywhere]">{deadLinks.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}
