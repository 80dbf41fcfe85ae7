import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Kecepatan Website dan Core Web Vitals bagi Pemilik Usaha",
  slug: "kecepatan-website-dan-core-web-vitals",
  summary:
    "LCP, INP, dan CLS dijelaskan tanpa istilah rumit: batas nilainya, cara mengukurnya sendiri, penyebab umum, dan pertanyaan yang tepat untuk developer Anda.",
  category: "SEO",
  image: "/images/blog/kecepatan-website-dan-core-web-vitals.svg",
  publishedAt: "2026-08-25T09:00:00+07:00",
  content: `
<p>Ambil ponsel Anda, matikan Wi-Fi, buka website perusahaan Anda, lalu hitung dalam hati sampai judul utamanya terbaca. Kalau hitungan Anda melewati tiga, pengunjung merasakan hal yang sama, hanya saja mereka tidak sesabar Anda. Google mengukur pengalaman itu dengan tiga angka yang disebut Core Web Vitals. Anda tidak perlu bisa memprogram untuk memahaminya, dan dengan sedikit pengetahuan Anda bisa berbicara setara dengan developer.</p>

<h2>Tiga angka yang perlu Anda kenal</h2>
<table>
  <thead>
    <tr><th>Ukuran</th><th>Baik</th><th>Perlu perbaikan</th><th>Buruk</th></tr>
  </thead>
  <tbody>
    <tr><td>LCP (waktu muat isi utama)</td><td>≤ 2,5 detik</td><td>2,5–4 detik</td><td>&gt; 4 detik</td></tr>
    <tr><td>INP (tanggapan terhadap sentuhan)</td><td>≤ 200 milidetik</td><td>200–500 milidetik</td><td>&gt; 500 milidetik</td></tr>
    <tr><td>CLS (kestabilan tata letak)</td><td>≤ 0,1</td><td>0,1–0,25</td><td>&gt; 0,25</td></tr>
  </tbody>
</table>

<h3>LCP: kapan isi utama terlihat</h3>
<p><em>Largest Contentful Paint</em> mencatat saat elemen terbesar di layar pertama, biasanya foto besar atau judul, selesai tampil. Bagi pengunjung, inilah momen “oh, halamannya sudah terbuka”.</p>
<h3>INP: seberapa sigap halaman menanggapi</h3>
<p><em>Interaction to Next Paint</em> mengukur jeda antara sentuhan atau klik dan perubahan yang terlihat di layar. Menu yang baru terbuka setengah detik setelah disentuh adalah contoh INP buruk. Ukuran ini menggantikan FID pada Maret 2024, jadi laporan yang masih membahas FID sudah usang.</p>
<h3>CLS: apakah halaman melompat-lompat</h3>
<p><em>Cumulative Layout Shift</em> menilai pergeseran yang tidak diharapkan. Anda hendak menekan “Batal”, tiba-tiba banner muncul dan jari Anda mengenai “Bayar”. Nilainya bukan detik, melainkan skor; makin dekat ke nol makin baik.</p>

<h2>Seberapa besar pengaruhnya?</h2>
<p>Core Web Vitals dipakai dalam sistem peringkat Google, tetapi isi yang relevan tetap lebih penting. Website yang cepat dengan isi kosong tidak akan mengalahkan halaman yang benar-benar menjawab pertanyaan. Manfaat terbesarnya justru di luar peringkat: lebih sedikit orang pergi sebelum halaman terbuka, formulir lebih nyaman diisi, dan uang iklan tidak terbuang untuk klik yang tidak pernah sampai.</p>
<p>Jadi, jangan mengejar skor 100. Kejar status “baik” pada ketiga ukuran, lalu kembali mengurus isi.</p>

<h2>Cara mengukur sendiri dalam sepuluh menit</h2>
<ol>
  <li>Buka <a href="https://pagespeed.web.dev">PageSpeed Insights</a> dan masukkan alamat halaman. Uji juga halaman layanan dan artikel, jangan hanya beranda.</li>
  <li>Pilih tab Seluler. Hasil di komputer hampir selalu lebih indah daripada kenyataan pelanggan Anda.</li>
  <li>Lihat bagian atas lebih dulu, yaitu data pengguna nyata. Angka ini berasal dari kunjungan Chrome selama 28 hari terakhir dan dinilai pada persentil ke-75, artinya tiga dari empat kunjungan harus memenuhi batasnya.</li>
  <li>Bagian bawah adalah simulasi di laboratorium. Berguna untuk mencari penyebab, tetapi hasilnya berubah setiap kali diuji dan tidak mengukur INP secara langsung.</li>
  <li>Bila data pengguna nyata tidak tersedia, pengunjung Anda belum cukup banyak. Gunakan simulasi sebagai petunjuk dan ambil nilai tengah dari tiga kali pengujian.</li>
</ol>
<p>Untuk gambaran seluruh website, buka laporan Core Web Vitals di Search Console. Halaman yang bermasalah dikelompokkan, sehingga satu perbaikan pada template sering kali menyelesaikan puluhan halaman sekaligus. Karena jendela datanya 28 hari, beri waktu sekitar sebulan sebelum menilai hasil perbaikan.</p>

<h2>Penyebab yang paling sering ditemui</h2>
<ul>
  <li><strong>Foto langsung dari kamera.</strong> Gambar 4 MB yang tampil selebar 400 piksel adalah pemborosan. Ubah ke WebP atau AVIF dan sesuaikan ukurannya; foto utama di ponsel umumnya cukup di bawah 200 KB.</li>
  <li><strong>Slider di bagian atas.</strong> Lima foto dimuat, padahal hanya foto pertama yang terlihat saat halaman dibuka.</li>
  <li><strong>Terlalu banyak skrip pihak ketiga.</strong> Widget obrolan, piksel iklan, peta, dan pop-up masing-masing menambah beban dan memperburuk INP.</li>
  <li><strong>Server lambat atau jauh.</strong> Bila respons pertama lebih dari 0,8 detik, bagian lain sulit mengejar. Lihat <a href="/blog/memilih-domain-dan-hosting">panduan memilih hosting</a>.</li>
  <li><strong>Gambar tanpa ukuran.</strong> Browser tidak tahu ruang yang harus disiapkan, sehingga teks terdorong ketika gambar muncul.</li>
  <li><strong>Font khusus berlapis.</strong> Enam ketebalan huruf berarti bisa sampai enam berkas. Dua biasanya sudah cukup.</li>
</ul>

<h2>Pertanyaan untuk developer Anda</h2>
<p>Pertanyaan “kenapa lambat?” akan dijawab panjang lebar tanpa hasil. Coba yang lebih spesifik:</p>
<ol>
  <li>Elemen apa yang menjadi LCP di beranda versi seluler, dan apakah sudah diprioritaskan? Gambar utama tidak boleh dimuat dengan <code>loading="lazy"</code>.</li>
  <li>Apakah semua gambar punya <code>width</code> dan <code>height</code>, serta tersedia dalam beberapa ukuran layar?</li>
  <li>Skrip pihak ketiga apa saja yang terpasang, siapa yang memintanya, dan mana yang bisa dihapus atau ditunda?</li>
  <li>Apakah halaman disimpan di cache atau CDN, dan berapa waktu respons servernya dari Jakarta?</li>
  <li>Setelah perbaikan, bagaimana kita memantau agar tidak lambat lagi saat ada fitur baru?</li>
</ol>
<p>Untuk proyek baru, cantumkan target dalam perjanjian. Misalnya: LCP simulasi seluler paling lama 2,5 detik dan CLS paling tinggi 0,1 pada beranda, satu halaman layanan, dan satu artikel saat serah terima. INP dari pengguna nyata baru dapat dinilai setelah ada cukup pengunjung, jadi sepakati evaluasi satu sampai dua bulan kemudian.</p>

<h2>Yang bisa Anda kerjakan tanpa developer</h2>
<p>Kompres foto dengan alat gratis seperti Squoosh sebelum mengunggahnya. Copot plugin yang tidak terpakai. Tinjau daftar piksel iklan bersama tim pemasaran; sering kali ada sisa kampanye dua tahun lalu yang masih menyala. Ganti peta yang langsung dimuat dengan gambar dan tautan ke Google Maps. Empat langkah itu tidak perlu biaya dan bisa selesai dalam satu sore.</p>

<p>Bila hasil ukur Anda merah dan tidak jelas harus mulai dari mana, kirimkan alamat website Anda lewat <a href="/contact">konsultasi gratis</a>. Kami akan menunjukkan dua atau tiga penyebab terbesarnya, sehingga Anda dapat membahasnya dengan developer Anda sendiri atau memilih <a href="/services">layanan kami</a>.</p>
`,
};
