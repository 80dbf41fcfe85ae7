import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function HomePage() {
  usePageMeta(metadataOf(pages.home));
  return <PageHero title={pages.home.title} description={pages.home.description} />;
}
