import { MessageCircle } from "lucide";
import { whatsappHref } from "../../../../worker/contract/whatsapp";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import type { homeContent } from "../../content/home";
import { useDrawings } from "../../lib/content";
import { linkStyles, newTab } from "../../ui/arrow-link";
import { ButtonLink } from "../../ui/button-link";
import { Eyebrow } from "../../ui/eyebrow";

type HomeHeroProps = ReturnType<typeof homeContent>["hero"] & { whatsappLabel: string };

/** Side by side on most phones, stacked on the narrowest. */
const ctaStyles = "max-sm:grow max-sm:px-4";

/** The hero of the home page. */
export function HomeHero(props: HomeHeroProps) {
  const drawings = useDrawings();
  return (
    <>
      <div className="page-grid grid items-end gap-x-8 gap-y-9 pt-9 sm:pt-14 md:grid-cols-[1.2fr_1fr] lg:pt-10">
        <div className="md:self-center md:pb-14">
          <Eyebrow>{props.eyebrow}</Eyebrow>
          <h1 className="headline-1 max-sm:text-[min(11.6vw,3rem)]">{props.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-soft sm:text-xl sm:leading-relaxed">{props.description}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink {...props.primaryCta} className={ctaStyles} />
            <ButtonLink {...props.secondaryCta} variant="outline" className={ctaStyles} />
          </div>
          <a href={whatsappHref("hero")} {...newTab} className={cn(linkStyles, "mt-4 sm:hidden")}>
            <Icon node={MessageCircle} className="size-5" />
            {props.whatsappLabel}
          </a>
        </div>
        <img
          src={drawings.at("/images/hero.svg")}
          alt=""
          width={880}
          height={960}
          fetchPriority="low"
          className="mx-auto -mb-[1.5%] h-auto w-full max-w-md lg:max-w-[calc(max(100svh,40rem)*0.78)]"
        />
      </div>
      <div className="on-dark tone-ink">
        <ul className="page-grid grid gap-x-8 gap-y-2.5 py-6 font-semibold sm:grid-cols-2 xl:flex xl:justify-between">
          {[...props.points, props.ratingText].filter(Boolean).map((point) => (
            <li key={point} className="flex items-center gap-3">
              <span aria-hidden="true" className="kawung size-5 shrink-0 text-amber [--tile:1.25rem]" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
