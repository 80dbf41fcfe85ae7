import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function ServicesPage() {
  usePageMeta(metadataOf(pages.services));
  return <PageHero title={pages.services.title} description={pages.services.description} />;
}
