import { office } from "../../../worker/contract/business/office";
import { siblings } from "../../../worker/contract/business/siblings";
import { site } from "../../../worker/contract/site";

export type AboutIcon = "search" | "pen-line" | "scan-search" | "user-check";

interface AiPoint {
  icon: AboutIcon;
  title: string;
  description: string;
}

const aiPoints: AiPoint[] = [
  {
    icon: "search",
    title: "Riset yang lebih dalam",
    description:
      "AI membantu mengelompokkan kata kunci dan pertanyaan pelanggan, sehingga isi website menjawab hal yang benar-benar dicari.",
  },
  {
    icon: "pen-line",
    title: "Draf konten lebih cepat",
    description:
      "Kerangka artikel dan teks halaman tersusun dalam waktu singkat. Waktu kami terpakai untuk menajamkan isinya.",
  },
  {
    icon: "scan-search",
    title: "Pemeriksaan yang teliti",
    description:
      "Tautan rusak, gambar terlalu berat, dan teks yang janggal lebih cepat ketahuan sebelum website tayang.",
  },
  {
    icon: "user-check",
    title: "Keputusan tetap di tangan manusia",
    description:
      "Setiap desain dan tulisan ditinjau tim kami. AI mempercepat pekerjaan, manusia yang menjaga mutunya.",
  },
];

export const aboutContent = {
  hero: {
    eyebrow: "Tentang kami",
    title: "Kami Membangun Website yang Dipakai, Bukan Sekadar Dipajang",
    description: `${site.name} adalah agensi pembuatan website di ${office.address.city}, ${office.address.region}. Kami membantu perorangan, usaha kecil, dan lembaga hadir di internet dengan cara yang jelas dan terukur.`,
  },
  intro: {
    title: "Dekat dengan Bisnis Anda",
    paragraphs: [
      `Lebih dari ${site.experienceYears} tahun kami mendampingi pemilik usaha: dari toko keluarga yang baru membuat website pertamanya sampai perusahaan yang merombak seluruh tampilannya. Satu hal selalu sama. Website yang baik berawal dari obrolan yang jujur soal kebutuhan.`,
      "Karena itu konsultasi dengan kami gratis. Desain awal kami buat dulu, lalu Anda menilainya. Anda boleh batal tanpa biaya sebelum pengembangan dimulai. Bayar hanya jika puas, sesederhana itu.",
      "Selama pengerjaan, kami melaporkan kemajuan secara terbuka. Anda tahu siapa yang mengerjakan, sampai di mana, dan kapan selesai.",
    ],
    facts: [
      { value: `${site.experienceYears}+`, label: "tahun pengalaman" },
      {
        value: `${String(site.rating.value).replace(".", ",")} dari ${site.rating.best}`,
        label: `berdasarkan ${site.rating.count} ulasan`,
      },
      { value: "1x24 jam", label: "waktu balas di hari kerja" },
    ],
  },
  ai: {
    eyebrow: "Teknologi AI",
    title: "Dibantu AI, Dikerjakan dengan Hati-hati",
    description:
      "Kami memakai kecerdasan buatan untuk pekerjaan yang berulang. Hasilnya, tim punya lebih banyak waktu untuk memahami bisnis Anda.",
    points: aiPoints,
  },
  ecosystem: {
    eyebrow: "Ekosistem",
    title: "Bagian dari Grup Digital yang Lebih Besar",
    description:
      "Website sering kali baru langkah pertama. Tiga platform saudara kami siap membantu langkah berikutnya.",
    platforms: siblings,
    linkLabel: "Kunjungi",
  },
  cta: {
    title: "Mari Kenalan Lebih Dekat",
    description: "Lihat hasil kerja kami, atau langsung ceritakan rencana Anda. Konsultasinya gratis.",
    primary: { label: "Konsultasi Gratis", to: "/contact" },
    secondary: { label: "Lihat Portofolio", to: "/portfolio" },
  },
} as const;
