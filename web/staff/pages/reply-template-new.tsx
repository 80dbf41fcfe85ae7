import { TemplateForm } from "../features/contact/templates/template-form";
import { PageForRight } from "../features/session/page-for-right";

export default function ReplyTemplateNewPage() {
  return (
    <PageForRight action="enquiries.use">
      <TemplateForm template={null} />
    </PageForRight>
  );
}
