import { business } from "./defaults/business";
import type { SiteContent } from "./schema";

export const standardName = business.name;

interface Picture {
  url: string;
  width?: number;
  height?: number;
}

/** These show the default business name. */
const standardPictures: Picture[] = [
  { url: "/images/og/square.png", width: 1024, height: 1024 },
  { url: "/images/og/default.png", width: 1200, height: 630 },
];

export function brandPictures({ brand, business }: SiteContent): Picture[] {
  if (brand.shared) return [{ url: brand.shared }];
  if (business.name === standardName) return standardPictures;
  return brand.logo ? [{ url: brand.logo }] : [{ url: "/icon-512.png", width: 512, height: 512 }];
}
