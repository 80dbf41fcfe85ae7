import { aboutContent } from "../content/about";
import { teamContent } from "../content/team";
import { AiPoints } from "../features/marketing/ai-points";
import { CtaBand } from "../features/marketing/cta-band";
import { FactList } from "../features/marketing/fact-list";
import { HeroPicture } from "../features/marketing/hero-picture";
import { PlatformList } from "../features/marketing/platform-list";
import { TeamList, TeamRow } from "../features/marketing/team-list";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";

export default function AboutPage() {
  const copy = useContent(aboutContent);
  const team = useContent(teamContent);
  const [lead, ...rest] = copy.intro.paragraphs;
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
        isArtWide={!team.isHidden}
        art={team.isHidden ? undefined : <TeamRow members={team.members} />}
      />
      {!copy.intro.hidden && (
        <Section labelledBy="intro-title">
          <div className="page-grid section-y">
            <div data-reveal="idle" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
              <h2 id="intro-title" className="headline-2">
                {copy.intro.title}
              </h2>
              <div>
                <p className="text-xl leading-relaxed font-medium text-balance sm:text-2xl sm:leading-relaxed">
                  {lead}
                </p>
                <div className="mt-7 grid gap-x-10 gap-y-4 text-soft sm:grid-cols-2">
                  {rest.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </div>
            </div>
            <FactList items={copy.intro.facts} className="mt-14" />
          </div>
        </Section>
      )}
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
