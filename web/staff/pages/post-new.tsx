import { PostForm } from "../features/posts/post-form";
import { FormActions } from "./form-actions";

export default function PostNewPage() {
  return <PostForm post={null} actions={<FormActions />} />;
}
