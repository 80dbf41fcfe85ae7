import { type ReactNode, useState } from "react";
import { cn } from "../../../lib/cn";
import { FallbackImage } from "../../../ui/fallback-image";
import type { portfolioContent } from "../../content/portfolio";
import { ArrowLink } from "../../ui/arrow-link";

export type PortfolioCopy = ReturnType<typeof portfolioContent>;
export type PortfolioView = PortfolioCopy["items"][number];

interface PortfolioCardProps {
  item: PortfolioView;
  copy: PortfolioCopy;
  /** The colour class of the window frame around the picture. */
  bar: string;
  headingLevel?: "h2" | "h3";
  /** The side of the picture on wide screens. */
  side?: "left" | "right" | undefined;
  className?: string;
  /** The case that opens in place; without it the card links the portfolio page. */
  children?: ReactNode;
}

/** The smaller versions of our own pictures, 1200 and 640 pixels wide. */
function smallerPictures(image: string) {
  const own = /^(\/images\/portfolio\/[\w-]+)\.webp$/.exec(image);
  return own && { large: `${own[1]}.avif`, small: `${own[1]}-640.avif` };
}

const fallbacks = ["/images/image-not-found.svg"];

export function PortfolioCard({
  item,
  copy,
  bar,
  headingLevel: Heading = "h3",
  side,
  className,
  children,
}: PortfolioCardProps) {
  const [broken, setBroken] = useState(false);
  const isBeside = side && item.image;
  const smaller = smallerPictures(item.image);

  function reportBroken(src: string) {
    console.error(`Portfolio image failed to load: ${src}`);
    setBroken(true);
  }

  return (
    <article
      className={cn(
        "group",
        isBeside && "items-center gap-x-16 lg:grid",
        isBeside && (side === "left" ? "lg:grid-cols-[1.35fr_1fr]" : "lg:grid-cols-[1fr_1.35fr]"),
        className,
      )}
    >
      {item.image && (
        <div className={cn("relative mr-2.5", side === "right" && "lg:order-1")}>
          <div className="overflow-hidden rounded-lg bg-ink shadow-print">
            <div aria-hidden="true" className={cn("flex h-7 items-center gap-1.5 px-3.5", bar)}>
              <span className="size-2 rounded-full bg-paper" />
              <span className="size-2 rounded-full bg-paper" />
              <span className="size-2 rounded-full bg-paper" />
            </div>
            <picture className="contents">
              {smaller && !broken && (
                <source
                  type="image/avif"
                  sizes="(min-width: 90rem) 45rem, (min-width: 64rem) 40rem, calc(100vw - 3.125rem)"
                  srcSet={`${smaller.small} 640w, ${smaller.large} 1200w`}
                />
              )}
              <FallbackImage
                src={item.image}
                alt={broken ? copy.imageFallback : `Tampilan website ${item.title}`}
                fallbacks={fallbacks}
                onBroken={reportBroken}
                width={1200}
                height={900}
                loading="lazy"
                decoding="async"
                className="aspect-[4/3] w-full object-cover object-top"
              />
            </picture>
          </div>
          {children && item.phone && (
            <Phone
              src={item.phone}
              alt={copy.story.phone(item.title)}
              className={cn(
                "absolute -bottom-7 h-[58%] w-auto aspect-[1/1.9]",
                side === "right" ? "-left-2 sm:-left-6" : "-right-2 sm:-right-6",
              )}
            />
          )}
        </div>
      )}
      <div
        className={cn(
          item.image && (children ? "pt-14" : "pt-8"),
          isBeside && "lg:pt-0",
          !!children && "sm:grid sm:grid-cols-2 gap-x-14 lg:block",
        )}
      >
        <div className={children ? "pb-6" : undefined}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold text-accent">{item.category}</span>
            {item.sample && (
              <span className="rounded-full border border-current px-3 text-sm text-soft">
                {copy.sampleLabel}
              </span>
            )}
          </p>
          <Heading className={cn("mt-1", side ? "headline-3" : "text-2xl")}>{item.title}</Heading>
          <p className="mt-3 max-w-xl text-balance text-soft">{item.description}</p>
        </div>
        {children && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-4 border-t border-rule pt-5">
            <Fact label={copy.story.result} className="col-span-2 text-balance">
              {item.story.result}
            </Fact>
            <Fact label={copy.story.time}>{item.story.time}</Fact>
            <Fact label={copy.story.price} className="text-balance">
              {item.story.price}
            </Fact>
          </dl>
        )}
        {item.url && (
          <ArrowLink
            to={item.url}
            label={copy.visitLabel}
            about={`${item.title} (membuka tab baru)`}
            away
            className="mt-4"
          />
        )}
        {!item.url && !children && <ArrowLink {...copy.detail} about={item.title} className="mt-4" />}
      </div>
      {children}
    </article>
  );
}

/** A labelled line of a case. */
export function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="font-bold">{label}</dt>
      <dd className="mt-1 text-soft">{children}</dd>
    </div>
  );
}

/** A phone frame with the picture of a work. */
export function Phone({ src, alt, className }: { src: string; alt: string; className: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={280}
      height={560}
      loading="lazy"
      className={cn("rounded-[1.1rem] border-4 border-ink bg-ink object-cover object-top", className)}
    />
  );
}
