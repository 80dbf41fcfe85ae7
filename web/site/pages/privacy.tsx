import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { formatLongDate } from "../../lib/format";
import { buttonStyles } from "../../ui/button";
import { privacyContent } from "../content/privacy";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

const metadata: PageMetadata = { page: "privacy" };

export default function PrivacyPage() {
  usePageMeta(metadata);
  const { hero, versionLabel, version, sections, contact } = useContent(privacyContent);
  return (
    <>
      <PageHero {...hero} />
      <div className="page-grid py-14 sm:py-20">
        <p className="text-ink-soft">
          {versionLabel} <time dateTime={version}>{formatLongDate(version)}</time>
        </p>
        {sections.map(({ id, title, paragraphs = [], items = [], notes = [] }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mt-8 grid gap-x-12 gap-y-3 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]"
          >
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            <div className="max-w-[68ch] space-y-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul className="list-disc space-y-2.5 pl-5 marker:text-fajar">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </section>
        ))}
        <section aria-labelledby="kontak-privasi-title" className="mt-10 rounded-lg bg-sand p-7 sm:p-9">
          <h2 id="kontak-privasi-title" className="text-xl">
            {contact.title}
          </h2>
          <p className="mt-3 max-w-[68ch]">{contact.description}</p>
          <a href={contact.emailHref} className={`mt-6 wrap-anywhere ${buttonStyles("primary")}`}>
            {contact.emailLabel}
          </a>
        </section>
      </div>
    </>
  );
}
