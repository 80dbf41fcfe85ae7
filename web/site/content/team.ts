export interface TeamMember {
  id: string;
  name: string;
  role: string;
  text: string;
}

/** Samples until the owner names the people; the page says so. */
const members = [
  {
    id: "arga",
    name: "Arga Wicaksono",
    role: "Pendiri, yang membalas WhatsApp Anda",
    text: "Mendengarkan dulu, baru menyarankan. Kalau website bukan jawabannya, ia yang pertama mengatakannya.",
  },
  {
    id: "nadia",
    name: "Nadia Puspita",
    role: "Desainer",
    text: "Membuat desain awal yang Anda nilai sebelum membayar. Mulai dari isi, bukan dari hiasan.",
  },
  {
    id: "bagas",
    name: "Bagas Ramadhan",
    role: "Pengembang",
    text: "Menguji setiap halaman di ponsel murah dengan sinyal lemah, karena pelanggan Anda ada di sana.",
  },
  {
    id: "laras",
    name: "Laras Kinanti",
    role: "Penulis dan SEO",
    text: "Mengubah obrolan dengan Anda menjadi kalimat yang dicari dan dimengerti pelanggan.",
  },
] as const satisfies readonly TeamMember[];

export const teamContent = {
  eyebrow: "Tim",
  title: "Orang yang Mengerjakannya",
  description: "Empat orang, satu meja. Anda bicara langsung dengan yang merancang, menulis, dan membangun.",
  sampleNote: "Nama dan potret di atas adalah contoh.",
  members,
  /** Beside the ways to write to us. */
  replier: { member: members[0], text: "Arga yang membalas WhatsApp Anda, bukan mesin." },
} as const;
