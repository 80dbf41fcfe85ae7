import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function teamContent({ team }: SiteContent) {
  const [replier] = team.items;
  return {
    eyebrow: "Tim",
    title: team.title,
    description: team.description,
    sampleNote: team.items.some(({ sample }) => sample) ? "Nama dan potret di atas adalah contoh." : "",
    members: team.items,
    isHidden: team.hidden,
    /** The text beside the contact links. */
    replier:
      replier && !team.hidden
        ? {
            member: replier,
            text: `${replier.name.split(" ")[0]} yang membalas WhatsApp Anda, bukan mesin.`,
          }
        : null,
  };
}
