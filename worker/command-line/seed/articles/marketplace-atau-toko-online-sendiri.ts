import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Marketplace atau Toko Online Sendiri? Hitung Dulu Biayanya",
  slug: "marketplace-atau-toko-online-sendiri",
  summary:
    "Perbandingan marketplace dan toko online sendiri: potongan, contoh hitungan laba per pesanan, kewajiban pemilik toko, dan kapan keduanya perlu dijalankan.",
  category: "Toko Online",
  image: "/images/blog/marketplace-atau-toko-online-sendiri.svg",
  publishedAt: "2026-10-20T09:00:00+07:00",
  content: `
<p>“Potongan marketplace makin besar, lebih baik saya buat toko online sendiri saja.” Kalimat ini sering diucapkan penjual yang sudah punya ratusan pesanan per bulan. Kadang keputusannya tepat. Kadang enam bulan kemudian tokonya berdiri rapi, tetapi sepi, karena selama ini yang mendatangkan pembeli adalah marketplace. Sebelum memilih, mari kita hitung dengan kepala dingin.</p>

<h2>Dua model yang menjual hal berbeda</h2>
<p>Marketplace menyewakan keramaian. Anda membayar lewat potongan setiap kali barang terjual, dan sebagai gantinya mendapat lalu lintas, sistem pembayaran, ongkir bersubsidi, serta rasa aman bagi pembeli. Toko sendiri adalah aset. Biaya tetapnya Anda tanggung, pengunjung harus Anda datangkan, tetapi tampilan, data pelanggan, dan aturan mainnya milik Anda.</p>

<h2>Biaya yang perlu masuk hitungan</h2>
<h3>Di marketplace</h3>
<ul>
  <li><strong>Biaya administrasi atau komisi</strong> menurut kategori. Untuk penjual biasa di marketplace besar, kisarannya pada 2026 sekitar 2,5–10% dari harga setelah diskon penjual.</li>
  <li><strong>Biaya proses pesanan</strong>, umumnya sekitar Rp1.250 per pesanan.</li>
  <li><strong>Biaya program</strong> gratis ongkir, cashback, atau afiliasi bila Anda ikut, sering kali beberapa persen lagi.</li>
  <li><strong>Iklan di dalam platform</strong>, yang di kategori padat hampir menjadi keharusan.</li>
</ul>
<p>Tarif ini kerap berubah. Selalu cocokkan dengan halaman resmi pusat edukasi penjual, lalu periksa laporan penghasilan Anda sendiri: bagi total potongan dengan total penjualan. Itulah persentase Anda yang sebenarnya.</p>

<h3>Di toko sendiri</h3>
<ul>
  <li><strong>Pembuatan</strong> atau langganan platform, ditambah domain, hosting, dan perawatan. Perinciannya dapat Anda baca di <a href="/blog/biaya-membuat-website-perusahaan">artikel tentang biaya website</a>.</li>
  <li><strong>Biaya pembayaran.</strong> Kisarannya: QRIS 0,7% bagi pedagang di luar kategori usaha mikro, virtual account sekitar Rp4.000–4.500 per transaksi, dompet digital sekitar 1,5–2%, kartu kredit sekitar 2,9% + Rp2.000; sebagian belum termasuk PPN.</li>
  <li><strong>Mendatangkan pengunjung</strong> lewat iklan, konten, SEO, atau kreator.</li>
  <li><strong>Tenaga</strong> untuk melayani, mengemas, dan menangani retur tanpa bantuan platform.</li>
</ul>

<h2>Contoh hitungan satu pesanan</h2>
<p>Andaikan produk seharga Rp150.000 dengan modal dan kemasan Rp90.000. Semua angka di bawah adalah asumsi untuk ilustrasi: administrasi 8%, program promo 4%, biaya proses Rp1.250, pembayaran QRIS 0,7%, dan biaya iklan Rp15.000 untuk mendapat satu pembeli baru di toko sendiri.</p>
<table>
  <thead>
    <tr><th>Pos</th><th>Marketplace</th><th>Toko sendiri, pembeli baru</th><th>Toko sendiri, pembeli lama</th></tr>
  </thead>
  <tbody>
    <tr><td>Harga jual</td><td>Rp150.000</td><td>Rp150.000</td><td>Rp150.000</td></tr>
    <tr><td>Modal dan kemasan</td><td>Rp90.000</td><td>Rp90.000</td><td>Rp90.000</td></tr>
    <tr><td>Potongan atau biaya bayar</td><td>Rp19.250</td><td>Rp1.050</td><td>Rp1.050</td></tr>
    <tr><td>Iklan</td><td>Rp0</td><td>Rp15.000</td><td>Rp0</td></tr>
    <tr><td><strong>Sisa</strong></td><td><strong>Rp40.750</strong></td><td><strong>Rp43.950</strong></td><td><strong>Rp58.950</strong></td></tr>
  </tbody>
</table>
<p>Perhatikan polanya. Untuk pembeli pertama, toko sendiri hampir tidak lebih untung. Selisihnya baru terasa pada <strong>pembelian ulang</strong>: Rp18.200 lebih banyak per pesanan. Bila biaya tetap toko Rp400.000 per bulan, Anda perlu sekitar 22 pesanan ulang per bulan untuk menutupnya. Ganti angka di atas dengan milik Anda, termasuk biaya iklan marketplace bila ada. Jawabannya sering kali langsung terlihat.</p>

<h2>Kapan cukup di marketplace</h2>
<p>Tetaplah di sana bila produk Anda mudah dibandingkan harganya, pembelinya jarang kembali, atau Anda masih menguji barang mana yang laku. Marketplace juga pilihan masuk akal ketika pesanan masih puluhan per bulan dan Anda mengerjakan semuanya sendiri. Waktu Anda lebih baik dipakai memperbaiki foto, deskripsi, dan kecepatan kirim.</p>

<h2>Kapan toko sendiri mulai masuk akal</h2>
<ul>
  <li>Pelanggan membeli berulang: kopi, perawatan kulit, makanan hewan, perlengkapan bayi.</li>
  <li>Produk perlu penjelasan, ukuran khusus, atau pesanan berdasarkan permintaan.</li>
  <li>Orang sudah mencari nama merek Anda di Google.</li>
  <li>Anda melayani grosir atau reseller dengan harga bertingkat.</li>
  <li>Anda sudah punya pengikut yang aktif di Instagram, TikTok, atau WhatsApp.</li>
</ul>
<p>Bila minimal dua butir cocok, mulailah menghitung dengan serius. Bila tidak satu pun cocok, menunda bukanlah kegagalan.</p>

<h2>Menjalankan keduanya tanpa saling memakan</h2>
<ol>
  <li><strong>Bagi peran.</strong> Marketplace untuk ditemukan pembeli baru, toko sendiri untuk pembeli yang sudah percaya.</li>
  <li><strong>Bedakan tawaran, bukan sekadar harga.</strong> Sediakan paket isi ulang, edisi khusus, ukuran besar, atau poin loyalitas hanya di toko sendiri.</li>
  <li><strong>Patuhi aturan platform.</strong> Jangan mengajak pembeli bertransaksi di luar lewat obrolan marketplace, karena dapat dikenai sanksi. Bangun merek pada kemasan dan produk sehingga orang mencari Anda dengan sendirinya, dan periksa ketentuan soal isi paket sebelum menyelipkan kartu apa pun.</li>
  <li><strong>Satukan stok.</strong> Mulai dari satu lembar kerja yang disiplin, lalu pindah ke sistem manajemen pesanan ketika pesanan sudah menyulitkan. Pembatalan karena stok habis merusak reputasi di kedua tempat.</li>
  <li><strong>Mulai kecil.</strong> Sepuluh produk terlaris dan satu metode pembayaran sudah cukup untuk uji coba tiga bulan.</li>
</ol>

<h2>Kewajiban yang ikut datang bersama toko sendiri</h2>
<p>Sebagai pengelola, Anda menyimpan nama, alamat, dan nomor telepon orang. Siapkan kebijakan privasi yang sesuai dengan UU Pelindungan Data Pribadi, syarat penjualan, serta aturan retur yang mudah dipahami. Periksa juga apakah Anda wajib mendaftar sebagai Penyelenggara Sistem Elektronik (PSE) Lingkup Privat di Komdigi, dan perizinan berusaha apa yang berlaku bagi jenis usaha Anda di OSS. Untuk QRIS, ingat bahwa biaya layanan ditanggung pedagang dan tidak boleh dibebankan kepada pembeli sebagai biaya tambahan. Soal pajak, tanyakan kepada konsultan pajak Anda, sebab aturannya bergantung pada bentuk usaha dan omzet.</p>
<p>Urusan teknis pun menjadi tanggung jawab Anda: pembaruan keamanan, cadangan data, dan <a href="/blog/kecepatan-website-dan-core-web-vitals">kecepatan halaman</a> pada hari promo.</p>

<p>Belum yakin? Isi tabel di atas dengan angka tiga bulan terakhir, lalu bawa ke <a href="/contact">konsultasi gratis</a>. Bila hitungannya menunjukkan marketplace masih lebih tepat, kami akan mengatakannya. Bila sudah waktunya melangkah, halaman <a href="/pricing">harga</a> dapat menjadi gambaran awal.</p>
`,
};
