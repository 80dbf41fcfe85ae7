import { Pencil, Trash2 } from "lucide";
import { Link } from "react-router-dom";
import type { PostSummary } from "../../../../worker/contract/blog";
import { formatLongDate } from "../../../lib/format";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { useListState } from "./list-return";

interface PostTableProps {
  posts: readonly PostSummary[];
  onDelete: (post: PostSummary) => void;
}

export function PostTable({ posts, onDelete }: PostTableProps) {
  return (
    <ResponsiveTable caption="Daftar blog post" columns={["Judul", "Kategori", "Publikasi", "Aksi"]}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} onDelete={onDelete} />
      ))}
    </ResponsiveTable>
  );
}

function PostRow({ post, onDelete }: { post: PostSummary; onDelete: (post: PostSummary) => void }) {
  const listState = useListState();
  const { id, slug, title, category, publishedAt } = post;
  return (
    <TableRow>
      <TableCell label="Judul" wide>
        <Link
          to={`/blog/${slug}`}
          className="inline-block py-0.5 font-semibold max-lg:text-lg max-lg:leading-snug underline decoration-line decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-fajar"
        >
          {title}
        </Link>
      </TableCell>
      <TableCell label="Kategori">
        <span className="[overflow-wrap:anywhere]">{category}</span>
      </TableCell>
      <TableCell label="Publikasi">
        <time dateTime={publishedAt ?? undefined} className="whitespace-nowrap">
          {formatLongDate(publishedAt)}
        </time>
      </TableCell>
      <TableCell label="Aksi" wide>
        <div className="flex flex-wrap gap-2 lg:flex-nowrap">
          <Link
            to={`/admin/blog/edit/${id}`}
            state={listState}
            aria-label={`Edit ${title}`}
            className={buttonStyles("outline", "sm")}
          >
            <Icon node={Pencil} className="size-4" />
            Edit
          </Link>
          <Button variant="outline" size="sm" aria-label={`Hapus ${title}`} onClick={() => onDelete(post)}>
            <Icon node={Trash2} className="size-4" />
            Hapus
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
}
