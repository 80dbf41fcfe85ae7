import { office } from "./business/office";
import { indicativePrices } from "./business/prices";
import { sampleReviews, searchFaq } from "./business/search-facts";
import { drawnCoverPictures } from "./drawn-covers";
import { absoluteUrl, site } from "./site";

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
  /** Real people alone; where nobody is known, the business has written it. */
  author?: Named | null;
  reviewer?: Named | null;
  sources?: readonly { title: string; url: string }[];
}

interface Named {
  name: string;
}

/** A case of the portfolio. */
interface Work {
  title: string;
  category: string;
  image: string;
}

/** What a page says to search engines in JSON-LD; written out by `toJsonLd`. */
export type StructuredData =
  | { type: "business" }
  | { type: "website" }
  | { type: "searchFaq" }
  | { type: "faq"; items: readonly Question[] }
  | { type: "people"; people: readonly { name: string; role: string }[] }
  | { type: "works"; works: readonly Work[] }
  | { type: "services"; items: readonly { title: string; description: string }[] }
  /** From the home page down; the last is the page itself. */
  | { type: "breadcrumb"; items: readonly { name: string; path: string }[] }
  | { type: "blog"; posts: readonly Posting[] }
  | { type: "posting"; post: Posting };

type JsonLd = Record<string, unknown>;

const context = { "@context": "https://schema.org" };
const businessId = `${site.url}/#business`;
const websiteId = `${site.url}/#website`;

export function toJsonLd(data: StructuredData): JsonLd {
  return { ...context, ...body(data) };
}

function body(data: StructuredData): JsonLd {
  switch (data.type) {
    case "business":
      return business();
    case "website":
      return website();
    case "searchFaq":
      return faq(searchFaq);
    case "faq":
      return faq(data.items);
    case "services":
      return list(data.items.map(service));
    case "people":
      return list(data.people.map(employee));
    case "works":
      return list(data.works.map(work));
    case "breadcrumb":
      return breadcrumb(data.items);
    case "blog":
      return {
        "@type": "Blog",
        "@id": absoluteUrl("/blog#blog"),
        url: absoluteUrl("/blog"),
        name: `Blog ${site.name}`,
        inLanguage: site.lang,
        publisher: { "@id": businessId },
        blogPost: data.posts.map(listed),
      };
    case "posting":
      return posting(data.post);
  }
}

function business(): JsonLd {
  const { rating } = site;
  const { address, geo, openingHours } = office;
  return {
    "@type": "ProfessionalService",
    "@id": businessId,
    name: site.name,
    legalName: office.legalName,
    url: `${site.url}/`,
    logo: absoluteUrl("/icon-512.png"),
    image: absoluteUrl("/images/og/square.png"),
    email: site.email,
    telephone: `+${site.whatsapp.e164}`,
    priceRange: office.priceRange,
    currenciesAccepted: "IDR",
    foundingDate: String(office.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...geo },
    hasMap: office.mapsUrl,
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", ...geo },
      geoRadius: office.serviceRadiusMeters,
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openingHours.structured.days,
      opens: openingHours.structured.opens,
      closes: openingHours.structured.closes,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: `+${site.whatsapp.e164}`,
      email: site.email,
      availableLanguage: office.contactLanguages,
    },
    sameAs: office.social.map(({ url }) => url),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      ratingCount: rating.count,
      bestRating: rating.best,
      worstRating: rating.worst,
    },
    review: sampleReviews.map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.author },
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: rating.best },
      reviewBody: review.body,
    })),
    makesOffer: indicativePrices.map(({ name, amount }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name },
      price: amount,
      priceCurrency: "IDR",
    })),
  };
}

function website(): JsonLd {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: `${site.url}/`,
    name: site.name,
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

function service({ title, description }: { title: string; description: string }): JsonLd {
  return {
    "@type": "Service",
    name: title,
    description,
    provider: { "@id": businessId },
    areaServed: "ID",
  };
}

function employee({ name, role }: { name: string; role: string }): JsonLd {
  return { "@type": "Person", name, jobTitle: role, worksFor: { "@id": businessId } };
}

function work({ title, category, image }: Work): JsonLd {
  return {
    "@type": "CreativeWork",
    name: title,
    genre: category,
    image: absoluteUrl(image),
    creator: { "@id": businessId },
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

function posting(post: Posting): JsonLd {
  const url = absoluteUrl(`/blog/${post.slug}`);
  const image = post.cover ? post.cover.shared?.url : post.image;
  const drawn = drawnCoverPictures(post.image);
  const publisher = { "@type": "Organization", "@id": businessId, name: site.name, url: `${site.url}/` };
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.summary,
    // A cover of the library without a smaller width may be too heavy to be fetched for a result.
    image: drawn?.map(({ url }) => absoluteUrl(url)) ?? (image && absoluteUrl(image)),
    articleSection: post.category,
    inLanguage: site.lang,
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt ?? undefined,
    author: post.author ? person(post.author) : publisher,
    reviewedBy: post.reviewer ? person(post.reviewer) : undefined,
    citation: post.sources?.length
      ? post.sources.map(({ title, url }) => ({ "@type": "CreativeWork", name: title, url }))
      : undefined,
    publisher,
  };
}

/** An article in a list, which says what all of them share. */
function listed(post: Posting): JsonLd {
  const {
    mainEntityOfPage: _page,
    inLanguage: _language,
    publisher: _publisher,
    image,
    ...own
  } = posting(post);
  return { ...own, image: Array.isArray(image) ? image.at(-1) : image };
}

const person = ({ name }: Named): JsonLd => ({ "@type": "Person", name });
