import { Section } from "../../ui/section";
import { type Fact, FactList } from "./fact-list";

interface AboutIntroProps {
  title: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
}

export function AboutIntro({ title, paragraphs, facts }: AboutIntroProps) {
  const [lead, ...rest] = paragraphs;
  return (
    <Section labelledBy="intro-title">
      <div className="page-grid section-y">
        <div data-reveal="idle" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
          <h2 id="intro-title" className="headline-2">
            {title}
          </h2>
          <div>
            <p className="text-xl leading-relaxed font-medium sm:text-2xl sm:leading-relaxed">{lead}</p>
            <div className="mt-7 grid gap-x-10 gap-y-4 text-soft sm:grid-cols-2">
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
        <div className="mt-14">
          <FactList items={facts} />
        </div>
      </div>
    </Section>
  );
}
