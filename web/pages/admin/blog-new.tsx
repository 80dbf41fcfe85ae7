import { PostForm } from "../../features/blog/post-form";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";
import { articleCopy } from "./article-copy";
import { FormActions } from "./form-actions";

export default function AdminBlogNewPage() {
  usePageMeta(adminMetadata("Buat Blog Post"));
  return <PostForm post={null} copy={articleCopy} actions={<FormActions />} />;
}
