import { whatsappHref } from "../../../../worker/contract/whatsapp";
import type { homeContent } from "../../content/home";
import { useBusiness } from "../../lib/content";
import { ArrowLink } from "../../ui/arrow-link";

/** Contact links for visitors who prefer to talk. */
export function ContactPanel(props: ReturnType<typeof homeContent>["contact"]["panel"]) {
  const business = useBusiness();
  return (
    <div className="mt-12">
      <h3 className="headline-3">{props.title}</h3>
      <p className="mt-2 text-soft">{props.description}</p>
      <dl className="mt-6 border-t-2 border-ink">
        <div className="border-b border-rule py-5">
          <dt className="text-soft">{props.whatsappLabel}</dt>
          <dd>
            <p className="text-2xl font-extrabold tracking-tight">{business.whatsapp}</p>
            <ArrowLink to={whatsappHref("contact")} label={props.whatsappAction} away className="mt-1" />
          </dd>
        </div>
        <div className="border-b border-rule py-5">
          <dt className="text-soft">{props.emailLabel}</dt>
          <dd>
            <p className="text-2xl font-extrabold tracking-tight break-words">{business.email}</p>
            <ArrowLink to={`mailto:${business.email}`} label={props.emailAction} away className="mt-1" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
