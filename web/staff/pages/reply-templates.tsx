import { TemplateList } from "../features/contact/templates/template-list";
import { PageForRight } from "../features/session/page-for-right";

export default function ReplyTemplatesPage() {
  return (
    <PageForRight action="enquiries.use">
      <TemplateList />
    </PageForRight>
  );
}
