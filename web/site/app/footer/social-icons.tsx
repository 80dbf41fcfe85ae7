import type { Network } from "../../content/footer";

// The icon set has no brand logos.
const shapes: Record<Network, string> = {
  instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.6v.2",
  facebook: "M15 3.5h-2.2A3.3 3.3 0 0 0 9.5 6.8V21M6.5 11.5h8",
  tiktok: "M13 3.5v12a4 4 0 1 1-4-4M13 3.5c.3 2.9 2.3 4.7 5.5 5",
  linkedin: "M5 10v10M5 5v.2M10.5 20V10M10.5 14.5a4 4 0 0 1 8 0V20",
  youtube: "M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm5 3.5v5l4.5-2.5Z",
};

export function SocialIcon({ id }: { id: Network }) {
  return (
    <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
      <path d={shapes[id]} />
    </svg>
  );
}
