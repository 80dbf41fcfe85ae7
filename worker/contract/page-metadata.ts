import type { PageId } from "./pages";
import type { StructuredData } from "./structured-data";

/** A picture with its size and alt text, if known. */
export interface SharedPicture {
  url: string;
  width?: number;
  height?: number;
  alt?: string | undefined;
}

/** A page's metadata for search engines and social networks, rendered by `headTags`. */
export interface PageMetadata {
  /** The entry in `pages` that supplies defaults. */
  page: PageId;
  title?: string;
  description?: string;
  /** Path and query of the canonical URL; null if there is none (404). */
  canonicalPath?: string | null;
  indexed?: boolean;
  markdownPath?: string;
  keywords?: readonly string[] | undefined;
  ogType?: "website" | "article" | "product";
  /** Where only one fits, the last one is used. Defaults to the brand's pictures. */
  ogImages?: readonly SharedPicture[] | undefined;
  ogVideo?: string | undefined;
  ogAudio?: string;
  /** `amount` in whole units of the currency. */
  ogPrice?: { amount: number; currency: string };
  ogAvailability?: "instock" | "oos" | "pending";
  ogBrand?: string;
  article?: {
    /** ISO 8601. */
    publishedTime: string | null;
    modifiedTime: string | null;
    author?: string;
    section: string;
    tags?: readonly string[];
  };
  product?: { productID: string; rating?: number; reviewCount?: number };
  business?: { contactType: string; contactPhone: string; contactEmail: string };
  structuredData?: readonly StructuredData[];
}
