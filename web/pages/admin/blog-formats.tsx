import { FormatPosts } from "../../features/blog/format-posts";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";
import { FormActions } from "./form-actions";

export default function AdminBlogFormatsPage() {
  usePageMeta(adminMetadata("Format Artikel"));
  return <FormatPosts actions={<FormActions />} />;
}
