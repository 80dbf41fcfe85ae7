import { useParams } from "react-router-dom";
import { articleContent } from "../../content/article";
import { EditedPost } from "../../features/blog/edited-post";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";
import { FormActions } from "./form-actions";

export default function AdminBlogEditPage() {
  const { id } = useParams();
  usePageMeta(adminMetadata("Edit Blog Post"));
  return <EditedPost key={id} id={id} copy={articleContent} actions={<FormActions />} />;
}
