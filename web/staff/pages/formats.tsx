import { FormatPosts } from "../features/formats/format-posts";
import { PageForRight } from "../features/session/page-for-right";
import { FormActions } from "./form-actions";

export default function FormatsPage() {
  return (
    <PageForRight action="formats.use">
      <FormatPosts actions={<FormActions />} />
    </PageForRight>
  );
}
