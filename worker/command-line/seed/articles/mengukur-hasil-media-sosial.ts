import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Mengukur Hasil Media Sosial: Angka Penting dan yang Menyesatkan",
  slug: "mengukur-hasil-media-sosial",
  summary:
    "Tidak semua angka media sosial layak dikejar. Kenali metrik yang berkaitan dengan penjualan, cara melacaknya dengan UTM dan WhatsApp, serta rutinitas bulanannya.",
  category: "Media Sosial",
  image: "/images/blog/mengukur-hasil-media-sosial.svg",
  publishedAt: "2026-08-04T09:00:00+07:00",
  content: `
<p>Bayangkan dua unggahan. Yang pertama mendapat 900 suka dan tidak ada yang bertanya harga. Yang kedua hanya 40 suka, tetapi lima orang mengirim pesan dan dua di antaranya membeli. Aplikasi akan memuji unggahan pertama. Buku kas Anda memilih yang kedua. Artikel ini membantu Anda membaca media sosial dengan kacamata buku kas.</p>

<h2>Tentukan pertanyaannya sebelum membuka statistik</h2>
<p>Halaman statistik menyajikan puluhan angka karena platform melayani semua jenis akun. Usaha kecil cukup menjawab tiga pertanyaan:</p>
<ol>
<li>Apakah orang yang tepat melihat kami?</li>
<li>Apakah mereka cukup tertarik untuk melangkah lebih dekat?</li>
<li>Apakah langkah itu menghasilkan percakapan, kunjungan, atau pembelian?</li>
</ol>
<p>Angka yang tidak membantu menjawab salah satunya boleh Anda abaikan. Menghapus angka dari laporan sama bergunanya dengan menambah angka baru.</p>

<h2>Angka yang layak dipantau</h2>
<table>
<thead>
<tr><th>Angka</th><th>Yang diceritakan</th><th>Keputusan yang dapat diambil</th></tr>
</thead>
<tbody>
<tr><td>Jangkauan</td><td>Jumlah akun berbeda yang melihat</td><td>Apakah topik dan jam tayang perlu diganti</td></tr>
<tr><td>Simpan dan bagikan</td><td>Konten dianggap berguna</td><td>Buat lanjutan dari topik yang sama</td></tr>
<tr><td>Kunjungan profil</td><td>Orang ingin tahu siapa Anda</td><td>Perbaiki bio, sorotan, dan sematan</td></tr>
<tr><td>Ketukan tautan</td><td>Orang meninggalkan aplikasi menuju website atau WhatsApp</td><td>Perkuat ajakan dan halaman tujuan</td></tr>
<tr><td>Pesan yang menanyakan produk</td><td>Minat nyata</td><td>Catat sumber dan pertanyaannya</td></tr>
<tr><td>Pesanan dari media sosial</td><td>Hasil akhir</td><td>Tambah atau kurangi waktu dan anggaran</td></tr>
</tbody>
</table>
<p>Baca dari bawah ke atas. Bila pesanan turun, periksa jumlah pesan. Bila pesan tetap tetapi pesanan turun, masalahnya mungkin pada kecepatan membalas, harga, atau stok, bukan pada konten.</p>

<h2>Angka yang sering menyesatkan</h2>
<h3>Jumlah pengikut</h3>
<p>Seribu pengikut di Tangerang yang benar-benar bisa datang ke toko lebih bernilai daripada dua puluh ribu pengikut hasil <em>giveaway</em> yang hanya menunggu hadiah berikutnya. Lihat kota dan usia pengikut; bila tidak cocok dengan area layanan Anda, pertumbuhan itu tidak menolong. Jangan pernah membeli pengikut: akun kosong merusak semua perbandingan sesudahnya.</p>
<h3>Tayangan</h3>
<p>Instagram kini menjadikan tayangan (<em>views</em>) sebagai angka utama untuk berbagai format. Satu orang dapat menghasilkan beberapa tayangan, sedangkan jangkauan menghitung akun yang berbeda. Tayangan berguna untuk membandingkan unggahan Anda sendiri, tetapi jangan membacanya sebagai jumlah orang.</p>
<h3>Suka</h3>
<p>Menekan tanda hati tidak membutuhkan niat apa pun. Gunakan sebagai petunjuk suasana, bukan bukti minat beli.</p>
<h3>Persentase interaksi tanpa konteks</h3>
<p>Angka ini bisa dihitung terhadap pengikut atau terhadap jangkauan, dan hasilnya sangat berbeda. Pilih satu rumus, misalnya interaksi dibagi jangkauan dikali 100%, lalu bandingkan dengan bulan Anda sendiri. Membandingkan dengan “rata-rata industri” dari sebuah infografik jarang berguna karena cara hitungnya tidak Anda ketahui.</p>

<h2>Sambungkan ke penjualan dengan tiga cara murah</h2>
<h3>1. Tandai tautan dengan UTM</h3>
<p>Tambahkan keterangan di belakang alamat yang Anda pasang di bio atau cerita, misalnya:</p>
<p><code>/katalog?utm_source=instagram&amp;utm_medium=social&amp;utm_campaign=agustus</code></p>
<p>Google Analytics 4 akan mencatat asal kunjungan itu di laporan akuisisi traffic. Pakai huruf kecil secara konsisten, sebab “Instagram” dan “instagram” dihitung sebagai dua sumber. Bila website Anda memakai formulir atau tombol WhatsApp, tandai tindakan itu sebagai peristiwa utama (<em>key event</em>) supaya terlihat sumber mana yang menghasilkan.</p>
<h3>2. Bedakan pesan pembuka WhatsApp</h3>
<p>Tautan <code>wa.me</code> dapat diisi teks awal melalui parameter <code>text</code>. Buat kalimat yang sedikit berbeda untuk tiap tempat: “Halo, saya lihat di Instagram…” dan “Halo, saya lihat di TikTok…”. Di WhatsApp Business, beri label pada percakapan menurut asalnya. Setelah sebulan, Anda tinggal menghitung labelnya.</p>
<h3>3. Bertanya langsung</h3>
<p>“Boleh tahu dari mana mengenal kami?” adalah alat ukur tertua dan tetap berguna. Banyak orang melihat unggahan, lalu mengetik nama toko Anda di Google beberapa hari kemudian. Perangkat analitik akan mencatatnya sebagai pencarian, padahal awalnya dari media sosial. Kalau nama Anda makin sering dicari, itu pertanda baik; cara membacanya berkaitan dengan <a href="/blog/riset-kata-kunci-untuk-usaha-kecil">riset kata kunci</a>.</p>

<h2>Dua hitungan sederhana</h2>
<p>Angka berikut hanya contoh agar mudah diikuti. Dalam satu bulan, akun Anda menghasilkan 200 ketukan tautan, 30 percakapan, dan 9 pesanan dengan laba kotor rata-rata Rp80.000.</p>
<ul>
<li><strong>Dari ketukan ke percakapan:</strong> 30 ÷ 200 = 15%. Jika rendah, perbaiki halaman tujuan atau ajakannya.</li>
<li><strong>Dari percakapan ke pesanan:</strong> 9 ÷ 30 = 30%. Jika rendah, periksa waktu balas dan kejelasan harga.</li>
<li><strong>Laba kotor:</strong> 9 × Rp80.000 = Rp720.000. Bandingkan dengan biaya iklan, jasa desain, dan jam kerja Anda.</li>
</ul>
<p>Misalnya Anda mengeluarkan Rp300.000 untuk iklan dan 15 jam kerja. Sisa Rp420.000 dibagi 15 jam berarti Rp28.000 per jam. Apakah itu sepadan? Pertanyaan ini jauh lebih jujur daripada “apakah pengikut kita bertambah?”. Ingat juga bahwa sebagian pembeli akan kembali, jadi lihat tren beberapa bulan sebelum mengambil keputusan besar.</p>

<h2>Rutinitas bulanan yang tidak melelahkan</h2>
<p>Pilih satu tanggal tetap, buka lembar kerja, dan isi enam angka dari tabel di atas. Tulis satu kalimat tentang kejadian luar biasa pada bulan itu, misalnya libur panjang atau stok kosong. Lalu ambil satu keputusan saja: melanjutkan, menghentikan, atau mencoba. Keputusan itu langsung masuk ke <a href="/blog/kalender-konten-satu-bulan">kalender konten</a> bulan berikutnya.</p>
<p>Hindari memeriksa statistik setiap jam. Unggahan memerlukan beberapa hari untuk menyebar, dan angka harian pada akun kecil naik turun secara acak.</p>
<p>Bila ketukan tautan sudah banyak tetapi percakapan tetap sepi, kemungkinan besar hambatannya ada di website. Anda dapat membahasnya dengan kami melalui <a href="/contact">konsultasi gratis</a>; bawa angka satu bulan saja, dan kita cari bersama titik bocornya.</p>
`,
};
