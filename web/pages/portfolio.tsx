import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function PortfolioPage() {
  usePageMeta(metadataOf(pages.portfolio));
  return <PageHero title={pages.portfolio.title} description={pages.portfolio.description} />;
}
