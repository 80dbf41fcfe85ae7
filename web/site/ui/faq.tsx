import { Eyebrow } from "./eyebrow";
import { Section } from "./section";

interface FaqProps {
  eyebrow?: string;
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** Questions that open one at a time, with or without the script. */
export function Faq({ eyebrow, title, items }: FaqProps) {
  if (items.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="faq-title">
      <div className="page-grid section-y grid gap-8 lg:grid-cols-[1fr_1.6fr]">
        <div data-reveal="idle">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id="faq-title" className="headline-3">
            {title}
          </h2>
        </div>
        <div data-reveal="idle" className="border-t-2 border-ink">
          {items.map(({ question, answer }) => (
            <details key={question} name="faq" className="group border-b border-rule">
              <summary className="wrap-anywhere flex list-none items-center justify-between gap-6 py-5 text-lg font-bold [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="plus shrink-0 transition-[scale,rotate] group-open:rotate-45"
                />
              </summary>
              <p className="animate-menu-in max-w-[60ch] pb-6 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
