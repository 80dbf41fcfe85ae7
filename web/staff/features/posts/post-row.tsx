import { Pencil, RotateCcw, Trash2 } from "lucide";
import { Link } from "react-router-dom";
import { mayWorkOn } from "../../../../worker/contract/desk/post-states";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { useStaff } from "../../../api/staff-rights";
import { formatLongDate } from "../../../lib/format";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { checkboxStyles } from "../../ui/checkbox-styles";
import { TableCell, TableRow } from "../../ui/responsive-table";
import { ChecksLink } from "./checks/checks-link";
import { PostMarks } from "./desk/post-marks";
import { RowMenu } from "./desk/row-menu";
import type { PostDesk } from "./desk/use-post-desk";
import { useListState } from "./list-return";

export interface PostRowProps {
  post: StaffPostSummary;
  desk: PostDesk;
  /** Whether rows can be chosen. */
  hasBoxes: boolean;
  onDelete: (post: StaffPostSummary) => void;
}

export function PostRow({ post, desk, hasBoxes, onDelete }: PostRowProps) {
  const { id, title, category, publishedAt } = post;
  const refusal = desk.refused?.posts.find((refused) => refused.id === id);
  return (
    <TableRow>
      <TableCell label="Judul" wide>
        <div className="flex items-start gap-3">
          {hasBoxes && (
            // Larger than the box: on a phone a thumb has to hit it.
            <label className="-m-2 inline-flex cursor-pointer p-2 pt-3">
              <input
                type="checkbox"
                aria-label={`Pilih ${title}`}
                checked={desk.chosenIds.has(id)}
                onChange={(event) => desk.choose([id], event.target.checked)}
                className={checkboxStyles}
              />
            </label>
          )}
          <div className="min-w-0">
            <PostTitle post={post} />
            <PostMarks post={post} />
            {refusal && (
              <p className="mt-2 text-sm font-semibold text-danger [overflow-wrap:anywhere]">
                {refusal.message} {refusal.isHeldByClaims && <ChecksLink id={id} title={title} />}
              </p>
            )}
          </div>
        </div>
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
          <RowActions post={post} desk={desk} onDelete={onDelete} />
        </div>
      </TableCell>
    </TableRow>
  );
}

/** What is in the trash has no address where it could be read. */
function PostTitle({ post: { slug, title, status } }: { post: StaffPostSummary }) {
  const looks =
    "inline-block py-0.5 font-semibold max-lg:text-lg max-lg:leading-snug [overflow-wrap:anywhere]";
  if (status === "trash") return <span className={looks}>{title}</span>;
  return (
    <Link
      to={`/blog/${slug}`}
      className={`${looks} underline decoration-line decoration-2 underline-offset-4 hover:decoration-fajar`}
    >
      {title}
    </Link>
  );
}

function RowActions({ post, desk, onDelete }: Pick<PostRowProps, "post" | "desk" | "onDelete">) {
  const listState = useListState();
  const { user, may } = useStaff();
  const { id, title, status } = post;
  // A change of what is out may wait beside it; a draft is changed by its author.
  const mayEdit = status === "published" || mayWorkOn(post, { id: user?.id, may });
  return (
    <>
      {status === "trash"
        ? may("posts.publish") && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Pulihkan ${title}`}
              busy={desk.isPending}
              onClick={() => desk.ask("restore", [post])}
            >
              <Icon node={RotateCcw} className="size-4" />
              Pulihkan
            </Button>
          )
        : mayEdit && (
            <Link
              to={`/admin/blog/edit/${id}`}
              state={listState}
              aria-label={`Edit ${title}`}
              className={buttonStyles("outline", "sm")}
            >
              <Icon node={Pencil} className="size-4" />
              Edit
            </Link>
          )}
      {may("posts.delete") && (
        <Button variant="outline" size="sm" aria-label={`Hapus ${title}`} onClick={() => onDelete(post)}>
          <Icon node={Trash2} className="size-4" />
          Hapus
        </Button>
      )}
      <RowMenu post={post} desk={desk} />
    </>
  );
}
