import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { ResponsiveTable } from "../../ui/responsive-table";
import { PostRow, type PostRowProps } from "./post-row";

type PostTableProps = Omit<PostRowProps, "post"> & { posts: readonly StaffPostSummary[] };

export function PostTable({ posts, ...rowProps }: PostTableProps) {
  return (
    <ResponsiveTable caption="Daftar blog post" columns={["Judul", "Kategori", "Publikasi", "Aksi"]}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} {...rowProps} />
      ))}
    </ResponsiveTable>
  );
}
