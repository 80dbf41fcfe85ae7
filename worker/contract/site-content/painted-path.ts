import type { SiteContent } from "./schema";

const painted = "/warna/";
const toColorPart = (color: string) => color.slice(1) || "-";

/** The URL of a built stylesheet or drawing in the owner's colours. */
export function paintedPath(path: string, { accent, ink }: SiteContent["brand"]): string {
  return accent || ink ? `${painted}${toColorPart(accent)}/${toColorPart(ink)}${path}` : path;
}

/** The route of such files; it matches nothing else. */
export const paintedRoute = `${painted}:accent{-|[0-9a-f]{6}}/:ink{-|[0-9a-f]{6}}/:path{(?:assets/style-[\\w-]+\\.css|images/(?:services/|team/)?[\\w-]+\\.svg)}`;
