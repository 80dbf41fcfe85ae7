import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Perawatan Website Bulanan: Daftar Periksa untuk Pemilik Usaha",
  slug: "perawatan-website-bulanan",
  summary:
    "Daftar periksa perawatan website bulanan: cadangan yang benar-benar bisa dipulihkan, pembaruan aman, keamanan akun, sertifikat, formulir, dan tautan rusak.",
  category: "Perawatan Website",
  image: "/images/blog/perawatan-website-bulanan.svg",
  publishedAt: "2026-11-10T09:00:00+07:00",
  content: `
<p>Website jarang rusak secara dramatis. Yang lebih sering terjadi: formulir kontak diam-diam berhenti mengirim email, sertifikat kedaluwarsa pada hari Minggu, atau cadangan ternyata kosong tepat ketika dibutuhkan. Tidak ada alarm, hanya permintaan yang makin sepi. Pemeriksaan bulanan selama satu sampai dua jam mencegah banyak cerita seperti itu.</p>

<h2>Ringkasan: apa yang diperiksa dan seberapa lama</h2>
<p>Waktu di bawah ini kisaran untuk website profil usaha berukuran kecil. Toko online memerlukan waktu lebih panjang.</p>
<table>
<thead>
<tr><th>Pekerjaan</th><th>Frekuensi</th><th>Kisaran waktu</th></tr>
</thead>
<tbody>
<tr><td>Periksa cadangan otomatis</td><td>Setiap bulan</td><td>10 menit</td></tr>
<tr><td>Uji pemulihan cadangan</td><td>Setiap tiga bulan</td><td>30–60 menit</td></tr>
<tr><td>Pembaruan sistem, tema, dan plugin</td><td>Setiap bulan; tambalan keamanan segera</td><td>20–40 menit</td></tr>
<tr><td>Tinjau akun dan kata sandi</td><td>Setiap bulan</td><td>10 menit</td></tr>
<tr><td>Kirim formulir percobaan</td><td>Setiap bulan</td><td>5 menit</td></tr>
<tr><td>Cari tautan rusak</td><td>Setiap bulan</td><td>15 menit</td></tr>
<tr><td>Cek domain, sertifikat, dan hosting</td><td>Setiap bulan</td><td>5 menit</td></tr>
</tbody>
</table>

<h2>1. Cadangan: belum ada sampai terbukti bisa dipulihkan</h2>
<p>Pegangan yang mudah diingat adalah 3-2-1: tiga salinan data, di dua jenis penyimpanan, satu di lokasi terpisah. Cadangan yang tersimpan di server yang sama akan hilang bersama servernya, jadi kirim salinan ke penyimpanan awan milik Anda sendiri.</p>
<h3>Yang harus ikut tersalin</h3>
<ul>
<li>Berkas website, termasuk folder unggahan gambar.</li>
<li>Basis data, tempat artikel, pesanan, dan data pelanggan berada.</li>
<li>Catatan pengaturan: DNS, email, dan kunci layanan pihak ketiga, disimpan di tempat yang aman.</li>
</ul>
<p>Buka cadangan terbaru dan lihat tanggal serta ukurannya. Ukuran yang tiba-tiba mengecil patut dicurigai. Sekali tiga bulan, pulihkan ke alamat percobaan. Di situlah Anda tahu berapa lama usaha Anda akan berhenti bila terjadi musibah.</p>

<h2>2. Pembaruan dengan urutan yang aman</h2>
<ol>
<li>Buat cadangan baru.</li>
<li>Baca catatan rilis, terutama untuk perubahan versi besar.</li>
<li>Coba di salinan percobaan bila website menerima transaksi.</li>
<li>Perbarui satu kelompok, lalu periksa halaman utama, formulir, dan keranjang belanja.</li>
<li>Hapus tema dan plugin yang tidak dipakai. Menonaktifkan saja tidak cukup karena berkasnya tetap ada di server.</li>
</ol>
<h3>Catatan untuk website berbasis PHP</h3>
<p>WordPress dan banyak sistem lain berjalan di atas PHP, yang kerap luput karena letaknya di sisi hosting. PHP 8.1 sudah tidak menerima perbaikan keamanan sejak akhir 2025, dan dukungan PHP 8.2 berakhir pada 31 Desember 2026. Rencanakan perpindahan ke 8.3 atau yang lebih baru.</p>

<h2>3. Keamanan yang bergantung pada kebiasaan</h2>
<p>Banyak pembobolan tidak memerlukan keahlian istimewa, cukup kata sandi yang dipakai ulang. Setiap bulan, buka daftar pengguna dan tanyakan: siapa saja yang masih perlu masuk?</p>
<ul>
<li>Hapus akun mantan karyawan, peserta magang, dan vendor lama.</li>
<li>Turunkan hak akses. Penulis artikel tidak memerlukan peran administrator.</li>
<li>Aktifkan verifikasi dua langkah atau <em>passkey</em> untuk panel website, hosting, domain, dan email utama.</li>
<li>Gunakan pengelola kata sandi, bukan catatan di grup WhatsApp.</li>
<li>Lihat laporan Masalah Keamanan di Google Search Console.</li>
</ul>
<p>Bila website menyimpan data pelanggan, siapkan pula rencana saat terjadi kebocoran. Undang-Undang Pelindungan Data Pribadi (UU 27/2022) mewajibkan pemberitahuan tertulis kepada pemilik data dan lembaga berwenang paling lambat 3 × 24 jam. Cara termudah mengurangi risikonya adalah tidak menyimpan data yang tidak dibutuhkan.</p>

<h2>4. Formulir, tautan, dan hal-hal yang dilihat pelanggan</h2>
<p>Kirim formulir kontak dari ponsel dengan alamat email pribadi. Pastikan pesan masuk, tidak tersangkut di folder spam, dan balasan otomatisnya masih memuat nomor serta jam yang benar. Lakukan hal serupa pada tombol WhatsApp. Untuk toko, jalankan satu transaksi bernilai kecil sampai selesai.</p>
<p>Berikutnya, cari tautan rusak. Laporan pengindeksan di Search Console menunjukkan halaman yang tidak ditemukan. Alat perayap seperti Screaming Frog versi gratis dapat memeriksa sampai 500 URL, cukup untuk kebanyakan website kecil. Perbaiki dengan cara yang tepat:</p>
<ul>
<li>Halaman pindah: pasang pengalihan permanen (301) ke alamat baru.</li>
<li>Halaman dihapus tanpa pengganti: biarkan 404, lalu hapus tautan yang mengarah ke sana.</li>
<li>Tautan ke situs lain mati: ganti sumbernya atau cabut.</li>
</ul>
<p>Jangan mengalihkan semua halaman hilang ke beranda. Pengunjung bingung, dan mesin pencari dapat memperlakukannya sebagai halaman tidak ditemukan. Sambil memeriksa, perhatikan apakah ada halaman yang terasa melambat; langkah lanjutannya ada di <a href="/blog/kecepatan-website-dan-core-web-vitals">artikel kecepatan website</a>.</p>

<h2>5. Domain, sertifikat, dan tagihan</h2>
<p>Kehilangan domain lebih merepotkan daripada kehilangan desain. Pastikan domain terdaftar atas nama Anda atau perusahaan, email kontaknya masih aktif, dan perpanjangan otomatis menyala dengan kartu yang belum kedaluwarsa. Bila kepemilikannya belum jelas, baca <a href="/blog/memilih-domain-dan-hosting">panduan memilih domain dan hosting</a>.</p>
<p>Untuk sertifikat HTTPS, masa berlakunya kini makin pendek. Sertifikat publik yang terbit sejak 15 Maret 2026 berlaku paling lama 200 hari; batas itu turun menjadi 100 hari mulai 15 Maret 2027 dan 47 hari mulai 15 Maret 2029. Memperpanjang secara manual sekali setahun tidak lagi mungkin, jadi pastikan perpanjangannya otomatis dan ada pemantau yang mengirim peringatan bila gagal.</p>

<h2>Dikerjakan sendiri atau diserahkan?</h2>
<p>Anda bisa mengerjakan sendiri bila websitenya sederhana dan ada orang yang benar-benar meluangkan waktu setiap bulan. Pertimbangkan bantuan bila website menerima pembayaran, menyimpan data pelanggan, atau bila satu hari mati berarti kehilangan pendapatan nyata. Sebelum memilih penyedia, tanyakan empat hal: di mana cadangan disimpan, kapan terakhir diuji, berapa lama waktu tanggap, dan apakah Anda tetap memegang akses penuh. Biaya perawatan sebaiknya sudah masuk perhitungan sejak awal, seperti kami uraikan dalam <a href="/blog/biaya-membuat-website-perusahaan">biaya membuat website perusahaan</a>; pilihan paket kami ada di <a href="/pricing">halaman harga</a>.</p>
<p>Apa pun pilihannya, catat setiap pemeriksaan dalam satu lembar: tanggal, temuan, tindakan. Bila Anda belum yakin bagaimana kondisi website sekarang, mulailah dari <a href="/contact">konsultasi gratis</a> dan bawa daftar periksa ini sebagai bahan obrolan.</p>
`,
};
