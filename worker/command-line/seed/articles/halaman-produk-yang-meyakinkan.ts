import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Halaman Produk yang Meyakinkan: dari Deskripsi sampai Retur",
  slug: "halaman-produk-yang-meyakinkan",
  summary:
    "Cara menyusun halaman produk yang menjawab keraguan pembeli: urutan informasi, deskripsi, ongkos kirim, pembayaran QRIS dan VA, serta aturan retur yang jelas.",
  category: "Toko Online",
  image: "/images/blog/halaman-produk-yang-meyakinkan.svg",
  publishedAt: "2026-07-28T09:00:00+07:00",
  content: `
<p>“Kak, ukurannya berapa?” “Ongkir ke Serpong berapa?” “Kalau tidak muat, bisa tukar?” Setiap pertanyaan yang berulang di kotak pesan Anda adalah lubang di halaman produk. Sebagian orang masih mau bertanya. Sisanya menutup halaman dan membeli di tempat lain yang jawabannya sudah tertulis.</p>

<h2>Mulai dari isi kotak pesan Anda</h2>
<p>Sebelum mengubah desain, buka percakapan sebulan terakhir dan catat dua puluh pertanyaan yang paling sering muncul. Kelompokkan menjadi lima: ukuran dan bahan, keaslian, ongkos kirim, pembayaran, dan penukaran. Daftar itu lebih berharga daripada templat mana pun karena ditulis oleh calon pembeli Anda sendiri. Sebuah halaman produk selesai ketika daftar tersebut terjawab tanpa perlu mengirim pesan.</p>

<h2>Yang harus terlihat tanpa banyak menggulir</h2>
<p>Banyak pembeli hanya melihat toko Anda lewat layar ponsel. Susun bagian awal halaman dengan urutan berikut:</p>
<ol>
<li><strong>Foto utama yang bersih</strong>, disusul sudut lain dan foto skala. Caranya ada di panduan <a href="/blog/foto-produk-dengan-ponsel">foto produk dengan ponsel</a>.</li>
<li><strong>Nama yang spesifik.</strong> “Sepatu Loafer Kulit Sapi Pria Cokelat Tua” lebih mudah dicari dan dipahami daripada “Loafer Premium 01”.</li>
<li><strong>Harga final.</strong> Bila ada harga coret, pastikan harga lama itu memang pernah berlaku.</li>
<li><strong>Pilihan varian dan ketersediaan.</strong> Tandai varian yang habis, jangan dibiarkan bisa dipilih.</li>
<li><strong>Satu tombol utama</strong>, misalnya “Tambah ke Keranjang”. Tombol WhatsApp boleh ada, tetapi tampil sebagai pilihan kedua.</li>
<li><strong>Ringkasan kepastian</strong> dalam dua atau tiga baris: perkiraan kirim, metode bayar, dan masa penukaran.</li>
</ol>

<h2>Deskripsi yang membantu orang memutuskan</h2>
<h3>Paragraf pembuka: untuk siapa dan untuk apa</h3>
<p>Hindari deretan kata sifat seperti “premium”, “eksklusif”, dan “terbaik”. Kata-kata itu dipakai semua toko sehingga tidak lagi berarti. Gantilah dengan fakta yang dapat dibayangkan. Sebagai contoh, untuk sebuah tas:</p>
<blockquote>
<p><strong>Kurang membantu:</strong> Tas premium berkualitas tinggi dengan desain elegan dan bahan terbaik.</p>
<p><strong>Lebih membantu:</strong> Tas kerja kanvas untuk laptop sampai 14 inci. Ada saku botol di samping, tali bahu bisa dilepas, dan alas berlapis supaya tidak cepat kotor saat diletakkan di lantai kereta.</p>
</blockquote>
<h3>Spesifikasi: angka dengan satuan</h3>
<p>Tulis dimensi dalam sentimeter, berat dalam gram, bahan, isi paket, cara perawatan, dan masa simpan untuk makanan. Untuk pakaian, ukur barangnya, bukan hanya menulis S, M, L. Sebutkan juga kekurangannya bila memang wajar, misalnya warna kayu yang berbeda tipis pada tiap potong. Kejujuran kecil seperti ini mengurangi retur.</p>

<h2>Ongkos kirim jangan menjadi kejutan</h2>
<p>Biaya yang baru muncul di langkah terakhir membuat orang merasa terjebak. Tampilkan kota asal pengiriman dan cek ongkir sederhana sebelum pembayaran, atau setidaknya tabel kisaran per wilayah.</p>
<p>Periksa pula data berat Anda. Kurir menagih angka yang lebih besar antara berat aktual dan berat volumetrik. Rumus yang umum untuk layanan reguler adalah panjang × lebar × tinggi (cm) dibagi 6.000; layanan kargo dapat memakai pembagi lain. Kardus 40 × 30 × 20 cm dihitung 4 kg meskipun isinya hanya bantal seberat 1 kg. Jika toko Anda hanya mencatat berat barang, selisihnya keluar dari kantong Anda sendiri.</p>

<h2>Metode bayar: cukup lengkap, mudah dipahami</h2>
<p>Anda tidak perlu memasang semua logo. Untuk banyak toko kecil, QRIS dan virtual account (VA) dari beberapa bank besar sudah mencakup sebagian besar kebutuhan. Biaya berikut berupa gambaran; pastikan tarif terbaru pada penyedia pembayaran Anda.</p>
<table>
<thead>
<tr><th>Metode</th><th>Cocok untuk</th><th>Gambaran biaya bagi penjual</th></tr>
</thead>
<tbody>
<tr><td>QRIS</td><td>Nilai kecil hingga menengah</td><td>Usaha mikro 0% sampai Rp500.000, di atasnya 0,3%; usaha kecil ke atas umumnya 0,7%</td></tr>
<tr><td>Virtual account</td><td>Nilai menengah hingga besar</td><td>Kisaran Rp3.000–Rp5.000 per transaksi</td></tr>
<tr><td>Kartu kredit</td><td>Barang mahal, cicilan</td><td>Kisaran 2–3% ditambah biaya tetap</td></tr>
<tr><td>Bayar di tempat (COD)</td><td>Pembeli baru yang masih ragu</td><td>Biaya layanan kurir, ditambah risiko paket ditolak</td></tr>
</tbody>
</table>
<p>Dua catatan penting tentang QRIS. Pertama, Bank Indonesia melarang pedagang membebankan biaya QRIS kepada pembeli, jadi masukkan ke perhitungan harga. Kedua, pembeli yang berbelanja lewat ponsel tidak bisa memindai layarnya sendiri. Sediakan tombol simpan gambar QR dan petunjuk satu kalimat: unggah dari galeri di aplikasi pembayaran. Untuk VA, cantumkan batas waktu bayar dan pastikan nomornya dapat disalin dengan sekali ketuk.</p>

<h2>Aturan retur yang melindungi kedua pihak</h2>
<p>Kalimat “barang yang sudah dibeli tidak dapat dikembalikan” bukan hanya mengusir pembeli. Pasal 18 Undang-Undang Perlindungan Konsumen (UU 8/1999) melarang klausul baku yang menyatakan penjual berhak menolak pengembalian barang. Untuk perdagangan online, PP 80/2019 juga mewajibkan jangka waktu penukaran atau pembatalan paling sedikit dua hari kerja sejak barang diterima, antara lain bila barang tidak sesuai perjanjian atau memiliki cacat tersembunyi. Tulis aturan Anda sesingkat ini:</p>
<ul>
<li>Berapa hari batas pengajuannya, dihitung sejak barang diterima.</li>
<li>Kondisi yang diterima, misalnya label masih terpasang atau barang cacat dari kami.</li>
<li>Siapa yang menanggung ongkir balik untuk setiap kondisi.</li>
<li>Bukti yang diperlukan. Video buka paket boleh diminta, tetapi jangan menjadikannya satu-satunya jalan.</li>
<li>Lama pengembalian dana dan caranya.</li>
</ul>
<p>Letakkan ringkasannya di halaman produk, lalu tautkan ke kebijakan lengkap. Untuk kasus khusus, mintalah pendapat penasihat hukum.</p>

<h2>Uji dengan satu orang yang belum mengenal toko Anda</h2>
<p>Minta seorang teman membuka satu halaman produk di ponselnya dan berpura-pura membeli. Jangan membantu. Catat setiap kali ia berhenti, menggulir balik, atau bertanya. Tiga catatan pertama biasanya sudah cukup untuk pekerjaan satu minggu.</p>
<p>Jika Anda sedang <a href="/blog/marketplace-atau-toko-online-sendiri">menimbang toko sendiri di luar marketplace</a>, lihat <a href="/services">layanan kami</a> sebagai bahan pembanding, atau bawa satu tautan produk ke <a href="/contact">konsultasi gratis</a>. Kami akan membedahnya bersama Anda dan menunjukkan perbaikan mana yang sebaiknya didahulukan.</p>
`,
};
