import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { aboutContent as copy } from "../content/about";
import { teamContent } from "../content/team";
import { AboutIntro } from "../features/marketing/about-intro";
import { AiPoints } from "../features/marketing/ai-points";
import { ArchArt } from "../features/marketing/arch-art";
import { CtaBand } from "../features/marketing/cta-band";
import { PlatformList } from "../features/marketing/platform-list";
import { TeamList } from "../features/marketing/team-list";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

const metadata: PageMetadata = {
  page: "about",
  structuredData: [{ type: "business" }, { type: "people", people: teamContent.members }],
};

export default function AboutPage() {
  usePageMeta(metadata);
  return (
    <>
      <PageHero {...copy.hero} art={<ArchArt />} />
      <AboutIntro {...copy.intro} />
      <TeamList {...teamContent} />
      <AiPoints {...copy.ai} />
      <PlatformList {...copy.ecosystem} />
      <CtaBand {...copy.cta} />
    </>
  );
}
