import { FiguresScreen } from "../features/contact/figures/figures-screen";
import { PageForRight } from "../features/session/page-for-right";

export default function ContactFiguresPage() {
  return (
    <PageForRight action="enquiries.use">
      <FiguresScreen />
    </PageForRight>
  );
}
