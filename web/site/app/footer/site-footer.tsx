import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { whatsappHref } from "../../../../worker/contract/whatsapp";
import { Wordmark } from "../../../ui/wordmark";
import { footerContent } from "../../content/footer";
import { selectLogo } from "../../lib/content";
import { newTab } from "../../ui/arrow-link";
import { SocialIcon } from "./social-icons";

/** The footer. It never changes during a visit, so it is plain HTML outside of the app and needs no code in the browser. */
export default function SiteFooter({ year, content }: { year: number; content: SiteContent }) {
  const footer = footerContent(content);
  const { business } = content;
  return (
    <footer className="on-dark relative overflow-hidden bg-ink text-paper">
      <div aria-hidden="true" className="sun-stripes h-[25px] opacity-90" />
      <div className="page-grid grid gap-12 py-16 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.2fr]">
        <div className="sm:max-lg:col-span-2">
          <Wordmark name={business.name} {...selectLogo(content)} onDark />
          <p className="mt-5 max-w-md text-peach">{footer.blurb}</p>
          {footer.social.length > 0 && (
            <h2 className="mt-8 text-sm font-bold tracking-normal">{footer.socialHeading}</h2>
          )}
          <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
            {footer.social.map(({ id, label, url }) => (
              <li key={id}>
                <a
                  href={url}
                  {...newTab}
                  aria-label={label}
                  className="flex size-11 items-center justify-center rounded-full border border-paper/30 transition-colors hover:border-amber hover:text-amber"
                >
                  <SocialIcon id={id} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-lg">{footer.servicesHeading}</h2>
          <ul className="mt-4">
            {footer.services.map(({ label, to }) => (
              <li key={label}>
                <a href={to} className="inline-block py-1.5 text-peach hover:text-white hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-lg">{footer.contactHeading}</h2>
          <dl className="mt-4 space-y-4 text-peach">
            <div>
              <dt className="text-sm text-paper/80">{footer.whatsappLabel}</dt>
              <dd>
                <a
                  href={whatsappHref("footer")}
                  {...newTab}
                  className="inline-block py-0.5 text-lg font-semibold text-white hover:underline"
                >
                  {business.whatsapp}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-paper/80">{footer.emailLabel}</dt>
              <dd>
                <a
                  href={`mailto:${business.email}`}
                  className="wrap-anywhere inline-block py-0.5 text-lg font-semibold text-white hover:underline"
                >
                  {business.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-paper/80">{footer.hoursLabel}</dt>
              <dd>{footer.hours}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="border-t border-paper/15">
        <div className="page-grid flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-paper/80">
          <p>
            © <span data-year="">{year}</span> {business.name}. {footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <a href={footer.privacy.to} className="inline-block py-1.5 hover:text-white hover:underline">
                {footer.privacy.label}
              </a>
            </li>
            {/* The staff area is an app of its own, which the browser loads. */}
            {footer.adminLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="inline-block py-1.5 hover:text-white hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
