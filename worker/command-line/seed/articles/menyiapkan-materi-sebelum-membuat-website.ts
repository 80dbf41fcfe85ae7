import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Materi yang Perlu Disiapkan Sebelum Website Dibuat",
  slug: "menyiapkan-materi-sebelum-membuat-website",
  summary:
    "Daftar periksa materi website: teks, logo, foto, data legal, testimoni, dan akses akun, lengkap dengan urutan kerja dua pekan agar proyek tidak tersendat.",
  category: "Pembuatan Website",
  image: "/images/blog/menyiapkan-materi-sebelum-membuat-website.svg",
  publishedAt: "2026-08-11T09:00:00+07:00",
  content: `
<p>Proyek website jarang terlambat karena kodenya. Yang lebih sering terjadi: desain sudah disetujui, lalu tiga pekan berlalu menunggu foto tim, deskripsi layanan, dan berkas logo yang entah tersimpan di komputer siapa. Kabar baiknya, hampir semua penundaan itu bisa dicegah dengan beberapa hari persiapan. Berikut daftar yang dapat Anda cetak dan bagikan kepada rekan kerja.</p>

<h2>Mulai dari tiga keputusan, bukan dari foto</h2>
<p>Sebelum mengumpulkan berkas, sepakati tiga hal ini secara tertulis. Jawabannya akan menentukan materi mana yang penting dan mana yang boleh menyusul.</p>
<ol>
  <li><strong>Siapa pembaca utamanya?</strong> “Semua orang” bukan jawaban. “Manajer pembelian pabrik di Tangerang dan Bekasi” adalah jawaban.</li>
  <li><strong>Apa satu tindakan yang Anda harapkan?</strong> Mengirim pesan WhatsApp, meminta penawaran, memesan jadwal, atau datang ke toko. Pilih satu yang utama.</li>
  <li><strong>Siapa yang memutuskan?</strong> Tunjuk satu orang yang berwenang menyetujui teks dan desain. Persetujuan oleh lima orang berarti lima putaran revisi.</li>
</ol>

<h2>Teks untuk setiap halaman</h2>
<p>Anda tidak perlu menulis seindah penulis profesional. Yang dibutuhkan adalah fakta yang hanya Anda ketahui; merapikan kalimat bisa dikerjakan belakangan.</p>

<h3>Beranda</h3>
<p>Satu kalimat yang menjelaskan apa yang Anda kerjakan, untuk siapa, dan di wilayah mana. Tambahkan tiga alasan konkret mengapa pelanggan memilih Anda. “Pengiriman hari yang sama untuk pesanan sebelum pukul 11.00” jauh lebih kuat daripada “pelayanan terbaik”.</p>

<h3>Layanan atau produk</h3>
<p>Untuk setiap layanan, jawab lima pertanyaan: masalah apa yang diselesaikan, apa saja yang termasuk, apa yang tidak termasuk, berapa lama prosesnya, dan berapa kisaran harganya. Bila harga tidak ingin ditampilkan, jelaskan setidaknya apa yang memengaruhinya.</p>

<h3>Tentang kami</h3>
<p>Tahun berdiri, cerita singkat, siapa orang di baliknya, dan izin atau sertifikat yang dimiliki. Hindari menyalin visi-misi dari proposal; pengunjung ingin tahu apakah Anda nyata dan dapat dipercaya.</p>

<h3>Pertanyaan yang sering diajukan</h3>
<p>Buka riwayat obrolan WhatsApp bisnis Anda tiga bulan terakhir. Catat sepuluh pertanyaan yang paling sering muncul beserta jawaban yang biasa Anda kirim. Inilah bahan tulisan termudah sekaligus paling berguna, juga untuk <a href="/blog/riset-kata-kunci-untuk-usaha-kecil">riset kata kunci</a> nanti.</p>

<h2>Logo, warna, dan foto</h2>
<ul>
  <li><strong>Logo</strong> dalam format vektor: SVG, AI, EPS, atau PDF dari desainernya. PNG beresolusi besar dengan latar transparan masih dapat dipakai sebagai cadangan; tangkapan layar tidak.</li>
  <li><strong>Warna dan huruf</strong> bila sudah ada pedoman merek. Cukup kode warnanya, misalnya <code>#1F4E79</code>.</li>
  <li><strong>Foto asli</strong> tempat usaha, tim yang sedang bekerja, dan produk. Usahakan sisi panjangnya minimal 1.600 piksel.</li>
  <li><strong>Foto mendatar dan tegak</strong>, karena susunan di layar komputer dan ponsel berbeda.</li>
  <li><strong>Izin</strong> dari orang yang wajahnya tampil jelas, terutama pelanggan dan anak-anak.</li>
</ul>
<p>Satu hal kecil yang sering merusak kualitas: foto yang dikirim lewat WhatsApp sebagai gambar akan dikompresi. Kirim sebagai dokumen, atau simpan di Google Drive dan bagikan foldernya. Foto ponsel keluaran beberapa tahun terakhir umumnya memadai asalkan diambil dekat jendela pada pagi atau sore hari dan lensanya bersih.</p>

<h2>Bukti bahwa Anda bisa dipercaya</h2>
<p>Kumpulkan contoh pekerjaan, sertifikat, keanggotaan asosiasi, dan testimoni. Untuk testimoni, mintalah izin tertulis, walau hanya lewat pesan singkat, sebelum menampilkan nama dan jabatan seseorang. Tiga testimoni yang menyebut hasil konkret lebih meyakinkan daripada dua puluh pujian umum. Bila belum punya, kosongkan dahulu; jangan mengarang.</p>

<h2>Data resmi dan akses akun</h2>
<p>Bagian ini terasa membosankan, tetapi tanpanya website tidak dapat diluncurkan.</p>
<ul>
  <li>Nama resmi perusahaan, alamat lengkap dengan kode pos, jam operasional, nomor telepon, nomor WhatsApp, dan email.</li>
  <li>NIB, NPWP badan, atau akta bila Anda hendak mendaftarkan domain .co.id. Syarat tiap ekstensi dibahas di <a href="/blog/memilih-domain-dan-hosting">panduan memilih domain dan hosting</a>.</li>
  <li>Akses ke akun registrar domain dan hosting lama, bila ada. Pastikan email pemulihannya masih Anda kuasai.</li>
  <li>Akses pengelola untuk Google Business Profile, Google Analytics, Search Console, dan media sosial.</li>
  <li>Daftar alamat halaman lama yang penting, agar dapat dialihkan ke halaman baru dan tidak berakhir sebagai tautan rusak.</li>
  <li>Pihak yang menerima dan menyimpan data dari formulir. Kebijakan privasi perlu menjelaskan data apa yang dikumpulkan, untuk apa, dan berapa lama disimpan, sejalan dengan UU Pelindungan Data Pribadi (UU No. 27 Tahun 2022).</li>
</ul>
<p>Jangan mengirim kata sandi lewat grup obrolan. Gunakan fitur undang pengguna di layanan terkait, atau pengelola kata sandi yang mendukung berbagi akses.</p>

<h2>Rencana dua pekan yang realistis</h2>
<ol>
  <li><strong>Hari 1–2:</strong> sepakati tiga keputusan di awal dan buat folder bersama dengan subfolder Teks, Foto, Logo, Legal, dan Akses.</li>
  <li><strong>Hari 3–6:</strong> tulis poin-poin untuk setiap halaman. Poin saja, belum perlu paragraf.</li>
  <li><strong>Hari 7–9:</strong> foto tempat, tim, dan produk dalam satu sesi.</li>
  <li><strong>Hari 10–11:</strong> kumpulkan dokumen legal dan periksa semua akses dengan benar-benar mencoba masuk.</li>
  <li><strong>Hari 12–14:</strong> tinjau bersama, tandai yang belum ada, lalu tentukan siapa yang melengkapi dan kapan.</li>
</ol>
<p>Tidak harus sempurna. Dengan sekitar 80 persen materi di tangan, tim desain sudah dapat bekerja memakai isi yang sebenarnya, bukan teks contoh. Hasilnya lebih cepat disetujui, dan <a href="/blog/biaya-membuat-website-perusahaan">biaya pembuatan</a> lebih mudah dijaga sesuai rencana.</p>

<p>Masih bingung materi mana yang benar-benar perlu untuk usaha Anda? Ceritakan rencananya lewat <a href="/contact">konsultasi gratis</a>. Kami akan membantu memangkas daftar di atas menjadi yang penting saja.</p>
`,
};
