import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Kalender Konten Satu Bulan untuk Usaha Kecil: Contoh Siap Pakai",
  slug: "kalender-konten-satu-bulan",
  summary:
    "Contoh kalender konten satu bulan untuk usaha kecil: empat pilar, dua belas unggahan, jadwal produksi sehari, dan cara menjaganya tetap berjalan saat sibuk.",
  category: "Media Sosial",
  image: "/images/blog/kalender-konten-satu-bulan.svg",
  publishedAt: "2026-10-13T09:00:00+07:00",
  content: `
<p>Senin pagi, toko baru dibuka, pesanan menunggu dikemas, dan pertanyaan itu muncul lagi: hari ini mengunggah apa? Akhirnya yang terbit adalah foto seadanya dengan tulisan “ready stock, Kak”. Masalahnya bukan kurang kreatif. Masalahnya, Anda memutuskan ide, membuat foto, dan menulis teks pada jam yang sama ketika Anda paling sibuk. Kalender konten memisahkan ketiga pekerjaan itu.</p>

<h2>Satu bulan, satu tujuan</h2>
<p>Pilih satu hal yang ingin berubah pada akhir bulan. Misalnya: lebih banyak orang bertanya lewat WhatsApp, paket hampers mulai dipesan untuk Desember, atau pelanggan lama kembali membeli. Satu tujuan memudahkan Anda menolak ide yang lucu tetapi tidak ada hubungannya dengan usaha. Tulis di baris teratas kalender, lengkap dengan angka yang akan dipantau.</p>

<h2>Empat pilar agar tidak terus berjualan</h2>
<p>Pilar adalah jenis konten yang bergiliran. Empat pilar berikut cukup untuk kebanyakan usaha kecil:</p>
<ul>
<li><strong>Membantu.</strong> Jawaban atas pertanyaan pelanggan: cara menyimpan, memilih ukuran, merawat, membandingkan.</li>
<li><strong>Membuktikan.</strong> Proses produksi, hasil kerja, ulasan asli yang sudah Anda mintakan izin.</li>
<li><strong>Mengenalkan.</strong> Orang di balik usaha, alasan memilih bahan, keseharian di dapur atau bengkel.</li>
<li><strong>Menawarkan.</strong> Produk, harga, stok, dan cara memesan, ditulis terang-terangan.</li>
</ul>
<p>Kehabisan ide untuk pilar pertama? Ambil dari kata-kata yang diketik orang di Google. Langkahnya kami tulis dalam <a href="/blog/riset-kata-kunci-untuk-usaha-kecil">riset kata kunci untuk usaha kecil</a>. Satu pertanyaan yang sering dicari bisa menjadi satu unggahan sekaligus satu artikel di website Anda.</p>

<h2>Contoh kalender: tiga unggahan seminggu</h2>
<p>Tiga unggahan per minggu berarti dua belas sebulan. Jumlah ini masuk akal untuk pemilik usaha yang mengerjakan semuanya sendiri. Contoh di bawah memakai November 2026 dan usaha kue rumahan sebagai ilustrasi; ganti produknya dengan milik Anda.</p>
<table>
<thead>
<tr><th>Minggu</th><th>Selasa</th><th>Kamis</th><th>Sabtu</th></tr>
</thead>
<tbody>
<tr><td>1 (3–7 Nov)</td><td>Membantu: cara menyimpan kue kering agar tetap renyah</td><td>Mengenalkan: pukul lima pagi di dapur kami</td><td>Menawarkan: menu akhir pekan dan batas pesan</td></tr>
<tr><td>2 (10–14 Nov)</td><td>Mengenalkan: Hari Pahlawan, kisah orang yang mengajari resep pertama</td><td>Membuktikan: proses kemas untuk luar kota</td><td>Membantu: memilih ukuran kue menurut jumlah tamu</td></tr>
<tr><td>3 (17–21 Nov)</td><td>Membuktikan: ulasan pelanggan beserta foto kuenya</td><td>Membantu: beda mentega dan margarin dalam rasa</td><td>Menawarkan: paket hadiah Hari Guru (25 November)</td></tr>
<tr><td>4 (24–28 Nov)</td><td>Membantu: tanya jawab pesanan Desember</td><td>Membuktikan: sebelum dan sesudah dihias</td><td>Menawarkan: pembukaan pesanan hampers Natal</td></tr>
</tbody>
</table>
<p>Perhatikan komposisinya: tiga dari dua belas unggahan menawarkan sesuatu secara langsung. Sisanya membuat tawaran itu terasa wajar ketika tiba waktunya. Tanggal belanja seperti 11.11 tidak wajib diikuti. Bila margin Anda tipis, lebih baik melewatkannya daripada menjual rugi agar terlihat ramai.</p>

<h2>Produksi dikerjakan dalam satu hari</h2>
<p>Bagian terberat dari konten adalah memulai. Karena itu, kumpulkan pengerjaannya:</p>
<ol>
<li><strong>Satu jam pertama: menulis.</strong> Buat dua belas teks kasar. Satu unggahan membawa satu pesan, dan kalimat pertamanya langsung ke inti.</li>
<li><strong>Dua jam berikutnya: memotret dan merekam.</strong> Ambil foto serta video pendek 15–30 detik dengan ponsel. Kunci cahaya dan latar sesuai panduan <a href="/blog/foto-produk-dengan-ponsel">foto produk dengan ponsel</a>.</li>
<li><strong>Satu jam: menyunting.</strong> Gunakan satu gaya, satu jenis huruf, dan tambahkan teks pada video karena banyak orang menonton tanpa suara.</li>
<li><strong>Setengah jam: menjadwalkan.</strong> Meta Business Suite dapat menjadwalkan unggahan Facebook dan Instagram tanpa biaya; TikTok menyediakan penjadwalan lewat TikTok Studio.</li>
</ol>
<p>Total sekitar empat setengah jam untuk sebulan. Pada percobaan pertama mungkin Anda memerlukan waktu lebih lama, dan itu biasa.</p>

<h2>Satu lembar kerja sudah cukup</h2>
<p>Anda tidak memerlukan aplikasi berlangganan. Buat Google Sheets dengan kolom <code>tanggal</code>, <code>pilar</code>, <code>pesan</code>, <code>format</code>, <code>status</code>, <code>tautan</code>, dan <code>hasil</code>. Kolom pesan diisi satu kalimat: apa yang harus diingat orang setelah melihat unggahan ini? Jika kalimatnya sulit ditulis, idenya belum matang.</p>
<h3>Sediakan tiga cadangan</h3>
<p>Simpan tiga unggahan yang tidak terikat waktu, misalnya jawaban pertanyaan umum atau foto proses. Saat ada anggota keluarga sakit atau pesanan membeludak, cadangan itu menjaga akun tetap hidup tanpa mengorbankan pelanggan.</p>
<h3>Pakai ulang sebelum membuat baru</h3>
<p>Satu topik bisa hidup berkali-kali: video pendek di Instagram, foto berurutan seminggu kemudian, status WhatsApp, lalu paragraf di website. Pelanggan Anda tidak melihat semuanya, jadi pengulangan dengan sudut berbeda bukan kesalahan.</p>

<h2>Evaluasi dua puluh menit di akhir bulan</h2>
<p>Urutkan kolom hasil dan jawab tiga pertanyaan. Unggahan mana yang menghasilkan pertanyaan atau pesanan? Pilar mana yang selalu sepi? Apa satu hal yang dicoba bulan depan? Pertahankan dua jenis konten terkuat, ganti satu yang terlemah, dan biarkan sisanya. Cara memilih angka yang layak dibaca ada di artikel <a href="/blog/mengukur-hasil-media-sosial">mengukur hasil media sosial</a>.</p>
<p>Kalender bukan kontrak. Bila ada kejadian penting di lingkungan Anda, geser jadwalnya dan unggah yang lebih relevan. Pada hari duka atau bencana, unggahan promosi terjadwal sebaiknya ditahan.</p>
<p>Media sosial bekerja paling baik ketika ada tempat yang tenang untuk menampung rasa ingin tahu orang: halaman produk, daftar harga, dan cara memesan di website sendiri. Kalau Anda ingin menyusun hubungan keduanya, ceritakan keadaan usaha Anda lewat <a href="/contact">konsultasi gratis</a>. Satu percakapan biasanya cukup untuk menentukan langkah pertama.</p>
`,
};
