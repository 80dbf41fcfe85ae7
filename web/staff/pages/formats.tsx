import { FormatPosts } from "../features/formats/format-posts";
import { FormActions } from "./form-actions";

export default function FormatsPage() {
  return <FormatPosts actions={<FormActions />} />;
}
