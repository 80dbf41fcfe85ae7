import { articleContent } from "../../content/article";
import { PostForm } from "../../features/blog/post-form";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";
import { FormActions } from "./form-actions";

export default function AdminBlogNewPage() {
  usePageMeta(adminMetadata("Buat Blog Post"));
  return <PostForm post={null} copy={articleContent} actions={<FormActions />} />;
}
