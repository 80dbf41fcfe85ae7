import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { ResponsiveTable } from "../../ui/responsive-table";
import type { PostDesk } from "./desk/use-post-desk";
import { PostRow } from "./post-row";

export interface PostTableProps {
  posts: readonly StaffPostSummary[];
  desk: PostDesk;
  /** Whether rows can be chosen. */
  hasBoxes: boolean;
  onDelete: (post: StaffPostSummary) => void;
}

export function PostTable({ posts, ...rowProps }: PostTableProps) {
  return (
    <ResponsiveTable caption="Daftar blog post" columns={["Judul", "Kategori", "Publikasi", "Aksi"]}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} {...rowProps} />
      ))}
    </ResponsiveTable>
  );
}
