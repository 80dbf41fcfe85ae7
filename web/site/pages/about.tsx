import { aboutContent } from "../content/about";
import { teamContent } from "../content/team";
import { AboutIntro } from "../features/marketing/about-intro";
import { AiPoints } from "../features/marketing/ai-points";
import { CtaBand } from "../features/marketing/cta-band";
import { HeroPicture } from "../features/marketing/hero-picture";
import { PlatformList } from "../features/marketing/platform-list";
import { TeamList, TeamRow } from "../features/marketing/team-list";
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
      <PageHero
        {...copy.hero}
        tone="paper"
        art={team.isHidden ? undefined : <TeamRow members={team.members} />}
      />
      {!copy.intro.hidden && <AboutIntro {...copy.intro} />}
      {!team.isHidden && <TeamList {...team} />}
      {!copy.ai.hidden && <AiPoints {...copy.ai} />}
      {!copy.ecosystem.hidden && copy.ecosystem.platforms.length > 0 && <PlatformList {...copy.ecosystem} />}
      <CtaBand
        {...copy.cta}
        art={<HeroPicture src="/images/closing-about.svg" height={330} loading="lazy" />}
      />
    </>
  );
}
