import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Riset Kata Kunci untuk Usaha Kecil dengan Alat Gratis",
  slug: "riset-kata-kunci-untuk-usaha-kecil",
  summary:
    "Enam langkah riset kata kunci untuk usaha kecil: dari obrolan pelanggan, Google Trends, dan Keyword Planner hingga peta halaman yang siap dikerjakan.",
  category: "SEO",
  image: "/images/blog/riset-kata-kunci-untuk-usaha-kecil.svg",
  publishedAt: "2026-10-06T09:00:00+07:00",
  content: `
<p>Seorang pemilik katering menulis di websitenya, “Solusi kuliner terpadu untuk kebutuhan korporasi.” Calon pelanggannya mengetik di Google, “nasi box meeting BSD”. Keduanya membicarakan hal yang sama, tetapi tidak pernah bertemu. Riset kata kunci pada dasarnya adalah pekerjaan mempertemukan dua bahasa itu, dan Anda tidak perlu berlangganan alat mahal untuk memulainya. Sepanjang artikel ini kita pakai contoh usaha katering rekaan di Tangerang Selatan.</p>

<h2>Langkah 1: Kumpulkan kata dari mulut pelanggan</h2>
<p>Buka WhatsApp bisnis, email, dan catatan telepon. Tulis ulang pertanyaan pelanggan persis seperti aslinya, termasuk singkatan dan salah ketiknya. Anda akan menemukan pola seperti:</p>
<ul>
  <li>“Nasi box minimal pesan berapa, Kak?”</li>
  <li>“Bisa antar ke Alam Sutera jam 11?”</li>
  <li>“Ada paket tumpeng mini untuk ulang tahun kantor?”</li>
</ul>
<p>Dari sini lahir kata kunci awal: <em>nasi box minimal order</em>, <em>katering Alam Sutera</em>, <em>tumpeng mini ulang tahun kantor</em>. Targetkan 20 sampai 30 frasa dan masukkan ke lembar kerja dengan satu frasa per baris.</p>

<h2>Langkah 2: Perluas dengan Google sendiri</h2>
<p>Buka mode samaran di browser agar hasilnya tidak terlalu dipengaruhi riwayat Anda, lalu ketik setiap frasa tanpa menekan Enter. Saran yang muncul berasal dari pencarian yang benar-benar dilakukan orang. Tambahkan huruf setelah frasa, misalnya “katering kantor a”, “katering kantor b”, untuk memancing saran lain.</p>
<p>Setelah itu tekan Enter dan perhatikan dua tempat: kotak pertanyaan terkait di tengah halaman serta pencarian terkait di bagian bawah. Salin yang relevan. Dalam satu jam, 30 frasa biasanya berkembang menjadi 100 lebih.</p>

<h2>Langkah 3: Bandingkan istilah di Google Trends</h2>
<p><a href="https://trends.google.com">Google Trends</a> tidak menampilkan jumlah pencarian, melainkan minat relatif pada skala 0 sampai 100. Alat ini paling berguna untuk menjawab tiga pertanyaan:</p>
<ol>
  <li><strong>Ejaan mana yang dipakai orang?</strong> Bandingkan “katering” dengan “catering” untuk Indonesia, lalu persempit ke Banten. Bentuk baku belum tentu yang paling sering dicari.</li>
  <li><strong>Kapan musimnya?</strong> Istilah seperti “hampers Lebaran” melonjak pada waktu tertentu. Halamannya sebaiknya terbit dua sampai tiga bulan sebelumnya agar sempat diindeks.</li>
  <li><strong>Naik atau turun?</strong> Lihat rentang lima tahun, bukan tujuh hari.</li>
</ol>

<h2>Langkah 4: Perkirakan jumlah pencarian</h2>
<h3>Google Keyword Planner</h3>
<p>Alat ini ada di dalam Google Ads. Anda perlu akun Google Ads, dan Google dapat meminta pengaturan akun serta data penagihan diselesaikan dahulu, walaupun Anda tidak menjalankan iklan. Atur lokasi ke kota atau provinsi sasaran dan bahasa Indonesia. Tanpa iklan aktif, volume biasanya ditampilkan sebagai rentang, misalnya 100–1 ribu per bulan. Itu sudah memadai untuk membandingkan frasa satu sama lain.</p>
<p>Kolom tingkat persaingan di sana menggambarkan persaingan <em>pengiklan</em>, bukan tingkat kesulitan SEO. Namun, kisaran tawaran yang tinggi memberi petunjuk: ada yang bersedia membayar untuk kata itu, sehingga kemungkinan besar kata tersebut menghasilkan penjualan.</p>

<h3>Google Search Console</h3>
<p>Bila website Anda sudah berjalan, inilah sumber terbaik karena datanya milik Anda sendiri. Buka laporan Performa, lalu cari kueri dengan tayangan banyak dan posisi rata-rata 8 sampai 20. Google sudah menganggap halaman Anda relevan; sering kali halaman itu hanya perlu isi yang lebih lengkap atau judul yang lebih jelas.</p>

<h2>Langkah 5: Baca maksud di balik pencarian</h2>
<p>Volume besar tidak selalu berarti uang. Beri label setiap frasa menurut maksudnya:</p>
<ul>
  <li><strong>Belajar:</strong> “contoh menu nasi box”. Cocok untuk artikel blog.</li>
  <li><strong>Membandingkan:</strong> “harga nasi box 2026” atau “katering kantor terbaik”. Cocok untuk halaman paket dan daftar harga.</li>
  <li><strong>Membeli:</strong> “pesan nasi box BSD”. Cocok untuk halaman layanan dengan tombol pesan yang jelas.</li>
  <li><strong>Mencari merek:</strong> nama usaha Anda atau pesaing.</li>
</ul>
<p>Cara memastikannya sederhana: cari frasa itu dan lihat sepuluh hasil pertama. Bila semuanya artikel, Google menilai orang ingin membaca. Bila isinya peta dan profil usaha, Anda memerlukan <a href="/blog/google-business-profile-untuk-bisnis-lokal">Google Business Profile yang terawat</a>, bukan artikel panjang. Bila semuanya marketplace besar, carilah frasa yang lebih spesifik.</p>
<p>Perlu diingat, untuk pertanyaan umum Google makin sering menampilkan ringkasan buatan AI di atas hasil biasa, sehingga sebagian orang tidak lagi mengeklik. Ini alasan tambahan bagi usaha kecil untuk mendahulukan frasa membeli dan frasa lokal.</p>

<h2>Langkah 6: Pilih dan petakan ke halaman</h2>
<p>Nilai setiap frasa dari 1 sampai 3 pada tiga ukuran: kedekatan dengan penjualan, peluang menang menurut hasil pencarian tadi, dan perkiraan volume. Jumlahkan, lalu ambil sepuluh teratas. Untuk contoh kita, “nasi box meeting BSD” mungkin bernilai 3 + 3 + 1 = 7, sedangkan “resep nasi box” hanya 1 + 1 + 3 = 5. Frasa pertama didahulukan meskipun lebih jarang dicari.</p>
<p>Kemudian kelompokkan frasa yang maksudnya sama. “Nasi box kantor BSD”, “pesan nasi kotak BSD”, dan “nasi box meeting BSD” cukup dilayani satu halaman. Membuat tiga halaman yang hampir kembar justru membuat ketiganya saling bersaing. Aturannya: <strong>satu maksud, satu halaman</strong>. Pakai frasa utama di judul, alamat halaman, dan paragraf pertama secara wajar, lalu jawab pertanyaan turunannya dalam subjudul.</p>

<h2>Ukur, lalu ulangi tiap tiga bulan</h2>
<p>Catat tanggal terbit setiap halaman. Dalam kisaran delapan sampai dua belas minggu, periksa kembali Search Console: kueri apa yang muncul, halaman mana yang mulai naik, dan mana yang diam. Perbaiki yang hampir berhasil sebelum menulis yang baru. Yang terpenting, hitung pesan dan pesanan yang masuk, bukan hanya peringkat. Posisi pertama untuk kata yang tidak pernah dicari pembeli tidak membayar tagihan apa pun.</p>

<p>Bila Anda sudah punya daftar frasa tetapi ragu mana yang harus didahulukan, bawalah lembar kerja itu ke <a href="/contact">konsultasi gratis</a> kami. Lihat juga halaman <a href="/services">layanan</a> bila Anda lebih suka pekerjaan ini ditangani bersama.</p>
`,
};
