import { drawnCoverPictures } from "./drawn-covers";
import { absoluteUrl, site } from "./site";
import { brandPictures } from "./site-content/brand-pictures";
import { bestRating, mapsUrl, phoneDigits, priceRange } from "./site-content/facts";
import type { SiteContent } from "./site-content/schema";

interface Question {
  question: string;
  answer: string;
}

interface Posting {
  title: string;
  slug: string;
  summary: string;
  image: string;
  cover?: { shared?: { url: string } | undefined } | undefined;
  category: string;
  publishedAt: string | null;
  updatedAt: string | null;
  /** Only real people; the default is the business. */
  author?: Named | null;
  reviewer?: Named | null;
  sources?: readonly { title: string; url: string }[];
}

interface Named {
  name: string;
}

interface Work {
  title: string;
  category: string;
  image: string;
}

/** Structured data of a page, rendered as JSON-LD by `toJsonLd`. */
export type StructuredData =
  | { type: "business" }
  | { type: "website" }
  | { type: "searchFaq" }
  | { type: "faq"; items: readonly Question[] }
  | { type: "people"; people: readonly { name: string; role: string }[] }
  | { type: "works"; works: readonly Work[] }
  | { type: "services"; items: readonly { title: string; description: string }[] }
  /** From the home page to the page itself. */
  | { type: "breadcrumb"; items: readonly { name: string; path: string }[] }
  | { type: "blog"; posts: readonly Posting[] }
  | { type: "posting"; post: Posting };

type JsonLd = Record<string, unknown>;

const context = { "@context": "https://schema.org" };
const businessId = `${site.url}/#business`;
const websiteId = `${site.url}/#website`;

export function toJsonLd(data: StructuredData, content: SiteContent): JsonLd {
  return { ...context, ...body(data, content) };
}

function body(data: StructuredData, content: SiteContent): JsonLd {
  const { name } = content.business;
  switch (data.type) {
    case "business":
      return business(content);
    case "website":
      return website(name);
    case "searchFaq":
      return faq(content.faq.home);
    case "faq":
      return faq(data.items);
    case "services":
      return list(data.items.map((item) => service(item, name)));
    case "people":
      return list(data.people.map(employee));
    case "works":
      return list(data.works.map((item) => work(item, name)));
    case "breadcrumb":
      return breadcrumb(data.items);
    case "blog":
      return {
        "@type": "Blog",
        "@id": absoluteUrl("/blog#blog"),
        url: absoluteUrl("/blog"),
        name: `Blog ${name}`,
        inLanguage: site.lang,
        publisher: publisher(name),
        blogPost: data.posts.map((post) => listed(post, name)),
      };
    case "posting":
      return posting(data.post, name);
  }
}

const areaServedMeters = 100_000;
const shownReviews = 2;
const days = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const englishDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The English names of the days in a text such as "Senin - Jumat". */
function namedDays(text: string): string[] {
  const found = days.flatMap((day, index) => (text.toLowerCase().includes(day.toLowerCase()) ? [index] : []));
  const [first = 0, last = first] = found;
  const isRange = found.length === 2 && /-|–|sampai|s\.?d\.?/.test(text);
  return englishDays.filter((_, index) =>
    isRange ? index >= first && index <= last : found.includes(index),
  );
}

function business(content: SiteContent): JsonLd {
  const { business, packages, rating, testimonials, brand } = content;
  const [picture] = brandPictures(content);
  const { address, geo, social } = business;
  const place = { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lng };
  const telephone = `+${phoneDigits(business.phone)}`;
  // Only the first line's hours; the others are on the contact page (specification, section 9).
  const [hours] = business.hours;
  const location = address.street !== "" && {
    geo: place,
    hasMap: mapsUrl(business),
    areaServed: { "@type": "GeoCircle", geoMidpoint: place, geoRadius: areaServedMeters },
  };
  const reviews = testimonials.hidden ? [] : testimonials.items.slice(0, shownReviews);
  return {
    "@type": "ProfessionalService",
    "@id": businessId,
    name: business.name,
    legalName: business.legalName,
    url: `${site.url}/`,
    logo: absoluteUrl(brand.logo || "/icon-512.png"),
    image: picture && absoluteUrl(picture.url),
    email: business.email,
    telephone,
    priceRange: priceRange(packages),
    currenciesAccepted: "IDR",
    foundingDate: String(business.founded),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street || undefined,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode || undefined,
      addressCountry: "ID",
    },
    ...location,
    openingHoursSpecification: hours && {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: namedDays(hours.days),
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone,
      email: business.email,
      availableLanguage: ["Indonesian", "English"],
    },
    sameAs: Object.values(social).filter(Boolean),
    aggregateRating:
      rating.hidden || rating.count === 0
        ? undefined
        : {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            ratingCount: rating.count,
            bestRating,
            worstRating: 1,
          },
    review: reviews.map(({ name, quote }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      reviewRating: { "@type": "Rating", ratingValue: bestRating, bestRating },
      reviewBody: quote,
    })),
    makesOffer: packages.indicative.map(({ name, price }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name },
      price,
      priceCurrency: "IDR",
    })),
  };
}

function website(name: string): JsonLd {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: `${site.url}/`,
    name,
    inLanguage: site.lang,
    publisher: { "@id": businessId },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.url}/search?q={term}` },
      "query-input": "required name=term",
    },
  };
}

function faq(items: readonly Question[]): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function list(items: readonly JsonLd[]): JsonLd {
  return {
    "@type": "ItemList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}

function service({ title, description }: { title: string; description: string }, business: string): JsonLd {
  return {
    "@type": "Service",
    name: title,
    description,
    provider: publisher(business),
    areaServed: "ID",
  };
}

function employee({ name, role }: { name: string; role: string }): JsonLd {
  return { "@type": "Person", name, jobTitle: role, worksFor: { "@id": businessId } };
}

function work({ title, category, image }: Work, business: string): JsonLd {
  return {
    "@type": "CreativeWork",
    name: title,
    genre: category,
    image: image ? absoluteUrl(image) : undefined,
    creator: publisher(business),
  };
}

function breadcrumb(items: readonly { name: string; path: string }[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function posting(post: Posting, business: string): JsonLd {
  const url = absoluteUrl(`/blog/${post.slug}`);
  const image = post.cover ? post.cover.shared?.url : post.image;
  const drawn = drawnCoverPictures(post.image);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    // `reviewedBy` is a property of pages, not of articles.
    mainEntityOfPage: post.reviewer
      ? { "@type": "WebPage", "@id": url, reviewedBy: person(post.reviewer) }
      : url,
    headline: post.title,
    description: post.summary,
    // A library picture without resized versions may be too large for a search result.
    image: drawn?.map(({ url }) => absoluteUrl(url)) ?? (image && absoluteUrl(image)),
    articleSection: post.category,
    inLanguage: site.lang,
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt ?? undefined,
    author: post.author ? person(post.author) : publisher(business),
    citation: post.sources?.length
      ? post.sources.map(({ title, url }) => ({ "@type": "CreativeWork", name: title, url }))
      : undefined,
    publisher: publisher(business),
  };
}

/** An article in a list, with the fields that all articles have. */
function listed(post: Posting, business: string): JsonLd {
  const posted = posting(post, business);
  const { "@type": type, "@id": id, url, headline, image, datePublished, dateModified, author } = posted;
  const picture = Array.isArray(image) ? image.at(-1) : image;
  return { "@type": type, "@id": id, url, headline, image: picture, datePublished, dateModified, author };
}

/** The business, on pages that do not describe it fully. */
const publisher = (name: string): JsonLd => ({
  "@type": "Organization",
  "@id": businessId,
  name,
  url: `${site.url}/`,
});

const person = ({ name }: Named): JsonLd => ({ "@type": "Person", name });
