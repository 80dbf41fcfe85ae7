import { Pencil, RotateCcw } from "lucide";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { mayWorkOn } from "../../../../worker/contract/desk/post-states";
import { extendPost, type StaffPostSummary, viewNames } from "../../../../worker/contract/desk/staff-post";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { useStaff } from "../../../api/staff-rights";
import { cn } from "../../../lib/cn";
import { formatLongDate, formatTime } from "../../../lib/format";
import { Icon } from "../../../ui/icon";
import { useNow } from "../../lib/use-now";
import { type Choice, RowBox } from "../../lists/choice";
import {
  besideLook,
  CutLine,
  ListCell,
  type ListColumn,
  ListRow,
  ListTable,
  RowMenu,
  rowButton,
  shownOnHover,
  titleLook,
} from "../../lists/list-table";
import { AiMark, Mark } from "../../ui/mark";
import { MenuItem } from "../../ui/menu";
import { rowActsFor } from "./desk/post-acts";
import type { PostDesk } from "./desk/use-post-desk";
import { useListState } from "./post-list-address";

const columns: ListColumn[] = [
  { name: "Judul" },
  { name: "Kategori", width: "lg:w-40 2xl:w-52" },
  { name: "Publikasi", width: "lg:w-44" },
  { name: "Aksi", width: "lg:w-40" },
];

interface PostTableProps {
  posts: readonly StaffPostSummary[];
  desk: PostDesk;
  choice: Choice<StaffPostSummary>;
  /** Whether rows can be chosen. */
  hasBoxes: boolean;
  bar: ReactNode;
  onDelete: (post: StaffPostSummary) => void;
}

export function PostTable({ posts, bar, ...row }: PostTableProps) {
  const now = useNow();
  return (
    <ListTable caption="Daftar blog post" columns={columns} hasBoxes={row.hasBoxes} bar={bar}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} now={now} {...row} />
      ))}
    </ListTable>
  );
}

interface PostRowProps extends Omit<PostTableProps, "posts" | "bar"> {
  post: StaffPostSummary;
  now: number;
}

function PostRow({ post, now, desk, choice, hasBoxes, onDelete }: PostRowProps) {
  const { id, title, category, publishedAt } = post;
  return (
    <ListRow
      isChosen={choice.has(id)}
      className="max-lg:grid-cols-[minmax(0,auto)_minmax(min(8.75rem,50%),1fr)_auto] max-lg:grid-rows-[auto_1fr] md:max-lg:grid-cols-[minmax(0,1fr)_min(9.5rem,28%)_auto]"
    >
      <ListCell className="max-lg:col-span-2 md:max-lg:col-span-1 md:max-lg:row-span-2">
        <div className="flex items-start gap-3">
          {hasBoxes && <RowBox row={post} name={title} choice={choice} />}
          <div className="min-w-0 grow">
            <PostTitle post={post} />
            <PostMarks post={post} now={now} />
          </div>
        </div>
      </ListCell>
      <ListCell className={cn("max-lg:row-start-2 max-lg:mt-1", hasBoxes && "max-lg:pl-8", besideLook)}>
        <CutLine text={category} />
      </ListCell>
      <ListCell
        className={cn(
          "max-lg:row-start-2 max-lg:mt-1",
          hasBoxes && "tight:pl-8",
          !publishedAt && "max-lg:invisible",
          besideLook,
        )}
      >
        <time dateTime={publishedAt ?? undefined}>
          <CutLine text={formatLongDate(publishedAt)} />
        </time>
      </ListCell>
      <ListCell className="max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1">
        <div className="flex items-center gap-0.5 max-md:flex-col tight:flex-row md:-my-1.5 lg:-ml-2">
          <RowActs {...{ post, desk, onDelete }} />
        </div>
      </ListCell>
    </ListRow>
  );
}

/** The title; posts in the trash have no link. */
function PostTitle({ post: { id, slug, title, status } }: { post: StaffPostSummary }) {
  if (status === "trash") {
    return (
      <span title={title} className={titleLook}>
        {title}
      </span>
    );
  }
  return (
    <Link to={slug === "" ? `/admin/blog/edit/${id}` : `/blog/${slug}`} title={title} className={titleLook}>
      {title}
    </Link>
  );
}

/** The second line of a row: state, marks, author and last change. */
function PostMarks({ post, now }: { post: StaffPostSummary; now: number }) {
  const { status, returnedAt, origin, openClaims, hasPending, notes, author, updatedAt } = post;
  const people = [author?.name, updatedAt && `diubah ${nameShortly(Date.parse(updatedAt), now)}`];
  const told = people.filter(Boolean).join(" · ");
  return (
    <ul className="relative mt-0.5 flex items-center gap-x-1.5 overflow-hidden text-xs leading-[1.56] whitespace-nowrap *:shrink-0 md:max-lg:flex-wrap tight:flex-wrap">
      <li>
        <PostView post={post} dayLook="max-lg:hidden" />
      </li>
      <li className="flex gap-x-1.5 empty:hidden">
        {status === "draft" && returnedAt !== null && <Mark tone="paleDanger">Dikembalikan</Mark>}
        {origin === "ai" && <AiMark />}
        <UnreviewedMark post={post} openClaims={openClaims} />
        {origin === "ai" && openClaims > 0 && (
          <Mark tone="peach">
            {openClaims} klaim<span className="sr-only"> belum diperiksa</span>
          </Mark>
        )}
        {hasPending && <Mark tone="paleLeaf">Ada usulan perubahan</Mark>}
        {notes > 0 && <Mark tone="line">{notes} catatan</Mark>}
      </li>
      {told && (
        <li title={told} className="min-w-0 !shrink truncate text-ink-soft">
          {told}
        </li>
      )}
    </ul>
  );
}

function RowActs({ post, desk, onDelete }: Pick<PostRowProps, "post" | "desk" | "onDelete">) {
  const listState = useListState();
  const navigate = useNavigate();
  const { user, may } = useStaff();
  const { id, title, status } = post;
  // Everybody may propose a change of a published post.
  const mayEdit = status !== "trash" && (status === "published" || mayWorkOn(post, { id: user?.id, may }));
  const mayRestore = status === "trash" && may("posts.publish");
  const mayDelete = may("posts.delete");
  const editPath = `/admin/blog/edit/${id}`;
  const acts = rowActsFor(post, { id: user?.id, may }, Date.now());
  const restore = () => desk.ask("restore", [post]);
  return (
    <>
      {mayEdit && (
        <Link to={editPath} state={listState} aria-label={`Edit ${title}`} className={rowButton}>
          <Icon node={Pencil} className="size-4 lg:hidden" />
          <span className="max-lg:sr-only">Edit</span>
        </Link>
      )}
      {mayRestore && (
        <button type="button" aria-label={`Pulihkan ${title}`} onClick={restore} className={rowButton}>
          <Icon node={RotateCcw} className="size-4 lg:hidden" />
          <span className="max-lg:sr-only">Pulihkan</span>
        </button>
      )}
      {(acts.length > 0 || mayDelete) && (
        <RowMenu label={`Lainnya untuk ${title}`}>
          {mayEdit && <MenuItem onSelect={() => navigate(editPath, { state: listState })}>Edit</MenuItem>}
          {acts.map(({ act, label }) => (
            <MenuItem key={act} onSelect={() => desk.ask(act, [post])}>
              {label}
            </MenuItem>
          ))}
          {mayDelete && (
            <MenuItem onSelect={() => onDelete(post)}>
              <span className="text-danger">Hapus…</span>
            </MenuItem>
          )}
        </RowMenu>
      )}
      {mayDelete && (
        <button
          type="button"
          aria-label={`Hapus ${title}`}
          onClick={() => onDelete(post)}
          className={cn(rowButton, shownOnHover, titleLook, "max-lg:hidden")}
        >
          Hapus
        </button>
      )}
    </>
  );
}

const tones = {
  draft: "sand",
  review: "peach",
  scheduled: "mist",
  published: "paleLeaf",
  trash: "sand",
} as const;

interface UnreviewedMarkProps {
  post: Pick<StaffPostSummary, "status" | "publishedAt" | "origin" | "reviewer">;
  openClaims: number;
}

/** Marks a published AI article with unchecked claims. */
export function UnreviewedMark({ post, openClaims }: UnreviewedMarkProps) {
  if (post.origin !== "ai" || openClaims === 0 || post.reviewer !== null) return null;
  if (extendPost(post, Date.now()) !== "published") return null;
  return <Mark tone="paleDanger">Terbit tanpa tinjauan</Mark>;
}

/** The state of a post, with the time of a scheduled one; `dayLook` hides the day if it is shown beside. */
export function PostView({ post, dayLook }: { post: StaffPostSummary; dayLook?: string }) {
  const view = extendPost(post, Date.now());
  return (
    <Mark tone={tones[view]}>
      {viewNames[view]}
      {view === "scheduled" && post.publishedAt && (
        <span className="font-normal">
          {" "}
          <span className={dayLook}>{formatLongDate(post.publishedAt)}, </span>
          {formatTime(post.publishedAt)} WIB
        </span>
      )}
    </Mark>
  );
}
