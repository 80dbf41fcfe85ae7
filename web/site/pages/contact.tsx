import { Mail, MapPin, Phone } from "lucide";
import { mapsUrl, phoneDigits } from "../../../worker/contract/site-content/facts";
import { whatsappHref } from "../../../worker/contract/whatsapp";
import { Icon } from "../../ui/icon";
import { contactContent } from "../content/contact";
import { teamContent } from "../content/team";
import { ContactForm } from "../features/contact/contact-form";
import { HeroPicture } from "../features/marketing/hero-picture";
import { Replier } from "../features/marketing/team-list";
import { useBusiness, useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";
import { ArrowLink } from "../ui/arrow-link";
import { Faq } from "../ui/faq";
import { PageHero } from "../ui/page-hero";

const icons = { phone: Phone, mail: Mail, "map-pin": MapPin };

export default function ContactPage() {
  const business = useBusiness();
  const { hero, cards, form, hours, faq } = useContent(contactContent);
  const { replier } = useContent(teamContent);
  const addresses = {
    whatsapp: whatsappHref("contact"),
    email: `mailto:${business.email}`,
    address: mapsUrl(business),
  };
  usePageMeta({
    page: "contact",
    business: { contactType: "sales", contactPhone: business.phone, contactEmail: business.email },
    structuredData: [{ type: "business" }, { type: "faq", items: faq.items }],
  });
  return (
    <>
      <PageHero {...hero} art={<HeroPicture src="/images/hero-contact.svg" />} />
      <div className="page-grid grid gap-12 py-10 sm:py-16 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <div>
          {replier && <Replier {...replier} className="mb-6" />}
          <ContactForm copy={form} />
        </div>
        <div>
          <ul>
            {cards.map((card) => (
              <li
                key={card.id}
                className="flex gap-5 border-t border-line py-6 first:border-t-2 first:border-ink"
              >
                <span className="flex h-14 w-12 shrink-0 items-center justify-center rounded-t-full rounded-b-sm bg-peach">
                  <Icon node={icons[card.icon]} className="size-5" />
                </span>
                <div className="min-w-0">
                  <h2 className="text-lg">{card.title}</h2>
                  <p className="mt-1 font-semibold">
                    {card.id === "whatsapp" ? (
                      <a
                        href={`tel:+${phoneDigits(business.phone)}`}
                        className="inline-block py-1 underline underline-offset-4"
                      >
                        {card.value}
                      </a>
                    ) : (
                      card.value
                    )}
                  </p>
                  <p className="mt-1 text-ink-soft">{card.description}</p>
                  <ArrowLink to={addresses[card.id]} label={card.actionLabel} away className="mt-2" />
                </div>
              </li>
            ))}
          </ul>
          <section aria-labelledby="hours-title" className="on-dark mt-4 rounded-lg bg-ink p-7 text-paper">
            <h2 id="hours-title" className="text-xl">
              {hours.title}
            </h2>
            <dl className="mt-4">
              {hours.rows.map((row) => (
                <div key={row.days} className="flex justify-between gap-4 border-t border-paper/20 py-2.5">
                  <dt>{row.days}</dt>
                  <dd className="text-right font-semibold tabular-nums">{row.hours}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm text-peach">{hours.note}</p>
          </section>
        </div>
      </div>
      <Faq {...faq} />
    </>
  );
}
