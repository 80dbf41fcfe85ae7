import { useParams } from "react-router-dom";
import { EditedTemplate } from "../features/contact/templates/template-form";
import { PageForRight } from "../features/session/page-for-right";

export default function ReplyTemplateEditPage() {
  const { id } = useParams();
  return (
    <PageForRight action="enquiries.use">
      <EditedTemplate key={id} id={id} />
    </PageForRight>
  );
}
