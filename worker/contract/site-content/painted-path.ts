import type { SiteContent } from "./schema";

const painted = "/warna/";
const colorOf = (color: string) => color.slice(1) || "-";

/** Where a stylesheet or a drawing of the build stands in the owner's colours. */
export function paintedPath(path: string, { accent, ink }: SiteContent["brand"]): string {
  return accent || ink ? `${painted}${colorOf(accent)}/${colorOf(ink)}${path}` : path;
}

/** Of a route: whatever else is asked for below it is not found. */
export const paintedRoute = `${painted}:accent{-|[0-9a-f]{6}}/:ink{-|[0-9a-f]{6}}/:path{(?:assets/style-[\\w-]+\\.css|images/(?:services/|team/)?[\\w-]+\\.svg)}`;
