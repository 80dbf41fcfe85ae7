import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type AgedPost, ageingDays } from "../../../../../worker/contract/studio/checks";
import { agedPostsQuery, useRefreshPost } from "../../../../api/post-checks";
import { formatLongDate } from "../../../../lib/format";
import { failureText } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { ListCell, type ListColumn, ListRow, ListTable, titleLook } from "../../../lists/list-table";
import { StaffList } from "../../../lists/staff-list";
import { StudioTabs } from "../studio-tabs";

/** Aged articles, with the refresh that creates a pending change. */
export default function AgedList() {
  const list = useQuery(agedPostsQuery());
  const posts = list.data?.posts ?? [];
  const left = (list.data?.total ?? 0) - posts.length;
  return (
    <StaffList
      title="Artikel Lama"
      noun="artikel"
      lead={`Artikel yang sudah ${ageingDays} hari tidak diubah, atau tautannya menuju halaman yang sudah tidak ada. Usulan yang disiapkan tidak langsung tampil: Anda membandingkannya dulu dengan artikel yang terbit.`}
      tabs={<StudioTabs />}
      query={list}
      total={posts.length}
      empty={
        <Notice
          title="Semua artikel masih segar"
          description="Tautan diperiksa bergiliran; artikel yang perlu ditengok akan muncul di sini."
        />
      }
      after={
        left > 0 && <p className="mt-4 text-ink-soft">Dan {left} artikel lagi setelah yang ini selesai.</p>
      }
    >
      {posts.length > 0 && <AgedTable posts={posts} />}
    </StaffList>
  );
}

const columns: ListColumn[] = [
  { name: "Judul" },
  { name: "Terakhir diubah", width: "lg:w-44" },
  { name: "Alasan", width: "lg:w-[30%]" },
  { name: "Aksi", width: "lg:w-44" },
];

const lost =
  "Jawaban server tidak sampai. Buka artikelnya untuk melihat apakah usulannya sudah siap, lalu coba lagi.";

const editAddress = (id: number) => staffPaths.editedPost.replace(":id", String(id));

function AgedTable({ posts }: { posts: readonly AgedPost[] }) {
  const refresh = useRefreshPost();
  const navigate = useNavigate();

  function refreshPost({ id }: AgedPost) {
    refresh.mutate(id, {
      onSuccess: () => {
        showToast({ title: "Usulan siap dibandingkan", description: "Artikel yang terbit belum berubah." });
        navigate(editAddress(id));
      },
    });
  }

  return (
    <ListTable caption="Artikel yang perlu ditengok" columns={columns}>
      {posts.map((post) => (
        <ListRow key={post.id}>
          <ListCell>
            <Link to={editAddress(post.id)} title={post.title} className={titleLook}>
              {post.title}
            </Link>
          </ListCell>
          <ListCell label="Terakhir diubah">
            <time dateTime={post.changedAt} className="whitespace-nowrap">
              {formatLongDate(post.changedAt)}
            </time>
          </ListCell>
          <ListCell>
            <Reasons post={post} />
          </ListCell>
          <ListCell className="max-lg:mt-2">
            {post.origin === "ai" || post.deadLinks.length > 0 ? (
              <Button
                variant="outline"
                size="sm"
                className="whitespace-nowrap"
                busy={refresh.isPending}
                onClick={() => refreshPost(post)}
              >
                Siapkan Usulan
              </Button>
            ) : (
              <Link to={editAddress(post.id)} className={buttonStyles("outline", "sm")}>
                Sunting
                <span className="sr-only">: {post.title}</span>
              </Link>
            )}
            {refresh.error && refresh.variables === post.id && (
              <p role="alert" className="mt-2 max-w-[40ch] text-sm text-fajar-deep">
                {failureText(refresh.error, lost)}
              </p>
            )}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
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
