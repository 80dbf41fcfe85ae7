import type { PageId } from "./pages";
import type { StructuredData } from "./structured-data";

/** A picture, with its size and its alternative text where they are known. */
export interface SharedPicture {
  url: string;
  width?: number;
  height?: number;
  alt?: string | undefined;
}

/** What one page tells search engines and social networks about itself; written out by `headTags`. */
export interface PageMetadata {
  /** Whose entry in `pages` fills what is not said here. */
  page: PageId;
  title?: string;
  description?: string;
  /** Path and query of the canonical address; null for a page that has none (404). */
  canonicalPath?: string | null;
  indexed?: boolean;
  /** Path of the same text as Markdown. */
  markdownPath?: string;
  keywords?: readonly string[] | undefined;
  ogType?: "website" | "article" | "product";
  /** The last one is shown where there is room for a single one; without any, the brand's pictures stand in. */
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
