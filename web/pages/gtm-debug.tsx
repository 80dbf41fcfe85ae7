import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function GtmDebugPage() {
  usePageMeta(metadataOf(pages.gtmDebug));
  return <PageHero title={pages.gtmDebug.title} description={pages.gtmDebug.description} />;
}
