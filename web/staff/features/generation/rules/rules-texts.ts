import type { RulesField } from "./rules-values";

/** What each rule is for. */
export const rulesTexts: Record<RulesField, { title: string; description: string }> = {
  address: { title: "Sapaan", description: "Bagaimana pembaca disapa, di semua artikel." },
  forbiddenWords: {
    title: "Kata terlarang",
    description:
      "Ungkapan yang tidak mengatakan apa-apa, atau yang tidak kita pakai. Artikel yang memuatnya diminta ditulis ulang.",
  },
  glossary: {
    title: "Daftar istilah",
    description: "Satu kata untuk satu hal, supaya pembaca tidak bingung.",
  },
  sample: {
    title: "Contoh tulisan",
    description:
      "Sepotong tulisan kita sendiri yang paling terasa seperti kita. AI meniru nadanya, bukan isinya.",
  },
};
