import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function PricingPage() {
  usePageMeta(metadataOf(pages.pricing));
  return <PageHero title={pages.pricing.title} description={pages.pricing.description} />;
}
