import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function AboutPage() {
  usePageMeta(metadataOf(pages.about));
  return <PageHero title={pages.about.title} description={pages.about.description} />;
}
