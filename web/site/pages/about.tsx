import { aboutContent } from "../content/about";
import { teamContent } from "../content/team";
import { AboutIntro } from "../features/marketing/about-intro";
import { AiPoints } from "../features/marketing/ai-points";
import { ArchArt } from "../features/marketing/arch-art";
import { CtaBand } from "../features/marketing/cta-band";
import { PlatformList } from "../features/marketing/platform-list";
import { TeamList } from "../features/marketing/team-list";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

export default function AboutPage() {
  const copy = useContent(aboutContent);
  const team = useContent(teamContent);
  usePageMeta({
    page: "about",
    structuredData: [
      { type: "business" },
      ...(team.isHidden ? [] : [{ type: "people" as const, people: team.members }]),
    ],
  });
  return (
    <>
      <PageHero {...copy.hero} art={<ArchArt />} />
      <AboutIntro {...copy.intro} />
      {!team.isHidden && <TeamList {...team} />}
      <AiPoints {...copy.ai} />
      {copy.ecosystem.platforms.length > 0 && <PlatformList {...copy.ecosystem} />}
      <CtaBand {...copy.cta} />
    </>
  );
}
