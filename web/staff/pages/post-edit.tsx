import { useParams } from "react-router-dom";
import { EditedPost } from "../features/posts/edited-post";
import { FormActions } from "./form-actions";

export default function PostEditPage() {
  const { id } = useParams();
  return <EditedPost key={id} id={id} actions={<FormActions />} />;
}
