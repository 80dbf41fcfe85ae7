import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { factList } from "./home";
import { secondLink } from "./navigation";

export function aboutContent(content: SiteContent) {
  const { about, business } = content;
  return {
    hero: about.hero,
    intro: { ...about.intro, facts: factList(content) },
    ai: { eyebrow: "Teknologi AI", ...about.ai },
    ecosystem: {
      eyebrow: "Ekosistem",
      ...about.ecosystem,
      platforms: business.group.map(({ name, url, text }) => ({ name, url, description: text })),
      linkLabel: "Kunjungi",
    },
    cta: {
      ...about.cta,
      primary: { label: business.invitation.button, to: "/contact" },
      secondary: secondLink(content),
    },
  };
}
