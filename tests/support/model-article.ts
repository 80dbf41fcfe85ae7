import { type Subject, subjects } from "../../worker/generation/catalogue/subjects";
import type { TopicSection } from "../../worker/generation/catalogue/topic";
import { findSubject } from "../../worker/generation/writers/topic-match";

/** Sections that a model might add to an article on any subject of this blog; `{subject}` is its subject. */
const fillers: readonly string[] = [
  `<h2>Siapa yang memegang pekerjaan ini</h2>
<p>Urusan {subject} sering terbengkalai karena semua orang mengira orang lain yang mengerjakannya. Tunjuk satu nama, meskipun usahanya hanya dijalankan suami dan istri. Orang itu tidak harus paling paham soal teknis; ia cukup tahu kapan harus bertanya dan kepada siapa.</p>
<p>Tuliskan tugasnya dalam beberapa kalimat, lalu tempel di dekat kasir atau simpan di grup keluarga. Bila suatu hari ia sakit atau pindah, penggantinya tidak perlu menebak dari awal. Catatan semacam ini terasa berlebihan sampai Anda benar-benar membutuhkannya.</p>`,
  `<h2>Memeriksa hasilnya dengan mata pelanggan</h2>
<p>Setelah satu perubahan selesai, pinjam ponsel seseorang yang belum pernah melihatnya. Minta ia mengerjakan satu hal yang biasa dilakukan pelanggan, lalu perhatikan tanpa memberi petunjuk. Jeda yang panjang dan jempol yang kembali ke atas layar lebih jujur daripada komentar sopan.</p>
<ol><li>Pilih satu tugas yang nyata, misalnya mencari ongkos kirim ke luar kota.</li><li>Diam sampai tugasnya selesai atau ia menyerah.</li><li>Catat tempat ia berhenti, bukan pendapatnya tentang warna.</li><li>Perbaiki satu hal, lalu ulangi dengan orang lain.</li></ol>
<p>Cara ini bekerja untuk {subject} seperti juga untuk bagian lain dari website, dan tidak membutuhkan alat apa pun.</p>`,
  `<h2>Kalau waktu Anda sempit</h2>
<p>Tidak semua saran di atas harus dikerjakan sekarang. Mulailah dari bagian yang paling dekat dengan uang masuk: halaman yang dibuka sebelum orang memesan, atau pesan yang dibaca sebelum ia menghubungi. Satu perbaikan di sana lebih terasa daripada merapikan seluruh website.</p>
<p>Sisanya bisa dicicil. Sisihkan waktu yang sama setiap pekan, misalnya Selasa pagi sebelum toko buka, dan kerjakan satu butir saja. Dalam beberapa bulan, {subject} yang semula terasa seperti proyek besar sudah menjadi kebiasaan kecil yang hampir tidak terasa.</p>`,
  `<h2>Pertanyaan untuk penyedia jasa</h2>
<p>Bila Anda menyerahkan {subject} kepada pihak lain, pertanyaan yang tepat lebih berguna daripada pengetahuan teknis. Jawaban yang baik terdengar sederhana dan menyebut apa yang tidak termasuk, bukan hanya apa yang didapat.</p>
<ul><li>Apa yang akan saya terima, dan dalam bentuk apa?</li><li>Apa yang perlu saya siapkan supaya pekerjaan tidak tertunda?</li><li>Siapa yang saya hubungi bila ada yang keliru sesudah serah terima?</li><li>Apa yang tetap menjadi milik saya bila kerja sama berakhir?</li></ul>
<p>Simpan jawabannya secara tertulis. Percakapan telepon mudah dilupakan kedua pihak, sedangkan pesan tertulis bisa dibuka lagi ketika ingatan mulai berbeda.</p>`,
  `<h2>Mencatat sebelum dan sesudah</h2>
<p>Tanpa catatan, orang cenderung mengingat perubahan yang disukainya saja. Sebelum menyentuh apa pun, tulis keadaannya sekarang: berapa pertanyaan yang masuk dalam sepekan, pertanyaan mana yang berulang, dan di mana orang biasanya berhenti. Buku tulis di laci sudah memadai.</p>
<p>Sesudah beberapa pekan, buka lagi catatan itu dan bandingkan dengan tenang. Mungkin yang berubah bukan jumlahnya, melainkan jenis pertanyaannya. Itu pun kabar baik, sebab {subject} yang lebih jelas membuat orang datang dengan pertanyaan yang lebih dekat ke pesanan.</p>`,
  `<h2>Tanda bahwa sudah waktunya diubah lagi</h2>
<p>Pekerjaan ini tidak pernah benar-benar selesai, tetapi juga tidak perlu diutak-atik setiap hari. Tunggu tandanya: pelanggan menanyakan hal yang sebenarnya sudah tertulis, karyawan baru bingung menjelaskan, atau barang dan jadwal Anda berubah.</p>
<p>Ketika tanda itu muncul, jangan langsung membongkar semuanya. Cari satu kalimat, satu gambar, atau satu langkah yang sudah tidak cocok, lalu ganti itu lebih dahulu. Dengan begitu Anda tahu perubahan mana yang menolong, dan {subject} tetap dikenali pelanggan lama.</p>`,
  `<h2>Belajar dari usaha di sebelah</h2>
<p>Sebelum mengeluarkan uang, luangkan setengah jam untuk melihat bagaimana usaha lain menangani {subject}. Tidak harus pesaing langsung. Toko roti bisa belajar dari bengkel yang rajin membalas pesan, dan klinik bisa belajar dari penginapan yang menulis petunjuk arah dengan jelas.</p>
<p>Yang dicari bukan tampilan untuk ditiru, melainkan pertanyaan yang sudah mereka jawab dan belum Anda jawab. Catat dua atau tiga di antaranya, lalu tulis jawaban versi Anda sendiri. Kalimat yang lahir dari kebiasaan toko Anda akan terasa berbeda walaupun pertanyaannya sama.</p>`,
  `<h2>Kesalahan yang mudah dihindari</h2>
<p>Sebagian besar masalah dalam urusan {subject} tidak lahir dari kurangnya alat, tetapi dari langkah yang dilewati karena terburu-buru. Bacalah daftar ini sekali sebelum mulai, dan sekali lagi sebelum hasilnya ditunjukkan kepada orang.</p>
<ul><li>Mengubah banyak hal dalam satu hari, sehingga tidak jelas mana yang berpengaruh.</li><li>Menulis untuk rekan seprofesi, padahal yang membaca pelanggan.</li><li>Menyimpan kata sandi dan berkas penting di satu ponsel saja.</li><li>Menganggap diam berarti puas.</li></ul>
<p>Bila salah satunya sudah telanjur terjadi, tidak perlu menyesal terlalu lama. Betulkan yang paling sering dilihat orang, lalu lanjutkan.</p>`,
];

/** An article as a model answers it: nothing in it has been cleaned or checked. */
export interface ModelArticle {
  title: string;
  summary: string;
  category: string;
  sections: readonly string[];
  content: string;
}

/** Addresses that a good article leads to, where a prompt names no others; the last is a page. */
const answerLinks = [
  "/blog/menulis-halaman-tentang-kami",
  "/blog/perawatan-website-bulanan",
  "/contact",
] as const;

/** Sections of a subject that one takes, so that there are no more than a plan may have. */
const mostOwn = 4;
const fillersInEach = 4;

/** A good article about a subject of the catalogue, or about the one that comes at this place. */
export function articleFor(
  topic: string,
  place: number,
  links: readonly string[] = answerLinks,
): ModelArticle {
  const subject = findSubject(topic) ?? subjects[Math.abs(place) % subjects.length];
  if (!subject) throw new Error("the catalogue is empty");
  return composed(subject, links);
}

function composed({ title, topic, angle }: Subject, links: readonly string[]): ModelArticle {
  const left = [...fillers];
  const more = Array.from({ length: fillersInEach }, (_, index) => {
    const [filler = ""] = left.splice((title.length * 7 + index * 3) % left.length, 1);
    return filler.replaceAll("{subject}", topic.subject);
  });
  // The last stands below the one before it, so that there are no more sections than a plan may have.
  more.push(more.pop()?.replaceAll("h2>", "h3>") ?? "");
  const own = angle.sections.slice(0, mostOwn).map(toHtml);
  const body = [...angle.opening.map(paragraph), ...own, ...more];
  const headings = [...body.join("\n").matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = ""]) => heading);
  return {
    ...{ title, summary: angle.summary, category: topic.category, sections: headings },
    content: withLinks(body, links).join("\n"),
  };
}

const paragraph = (text: string) => `<p>${plain(text)}</p>`;
const items = (texts: readonly string[]) => texts.map((text) => `<li>${plain(text)}</li>`).join("");

function toHtml(section: TopicSection): string {
  const { heading, parts = [] } = section;
  const nested = parts.map((part) => `<h3>${plain(part.heading)}</h3>\n${toBlocks(part)}`);
  return [`<h2>${plain(heading)}</h2>`, toBlocks(section), ...nested].join("\n");
}

function toBlocks({ paragraphs, list, steps, table }: Omit<TopicSection, "parts">): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${plain(cell)}</${tag}>`).join("")}</tr>`;
  return [
    ...paragraphs.map(paragraph),
    ...(list ? [`<ul>${items(list)}</ul>`] : []),
    ...(steps ? [`<ol>${items(steps)}</ol>`] : []),
    ...(table
      ? [
          `<table><thead>${row(table.head, "th")}</thead><tbody>${table.rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`,
        ]
      : []),
  ].join("\n");
}

/** The catalogue's text without its own links, which a prompt may not have allowed. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("&", "&amp;");
}

/** Two links within the article, and one of its last paragraph that asks the reader to come. */
function withLinks(blocks: readonly string[], links: readonly string[]): string[] {
  const [first, second] = links;
  const last = links.at(-1);
  const [opening = "", ...others] = blocks;
  const linked = first
    ? opening.replace(
        "</p>",
        ` Sebagian sudah kami tulis di <a href="${first}">panduan lain di blog ini</a>.</p>`,
      )
    : opening;
  const end = [
    ...(second && second !== last
      ? [`<p>Pembahasan yang berdekatan ada di <a href="${second}">artikel pendampingnya</a>.</p>`]
      : []),
    ...(last && last !== first
      ? [`<p>Bila Anda ingin pendapat kedua, bawa catatan Anda ke <a href="${last}">tim kami</a>.</p>`]
      : []),
  ];
  return [linked, ...others, ...end];
}
