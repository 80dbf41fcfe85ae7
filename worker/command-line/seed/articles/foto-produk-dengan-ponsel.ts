import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Foto Produk dengan Ponsel: Cahaya, Sudut, dan Sunting yang Menjual",
  slug: "foto-produk-dengan-ponsel",
  summary:
    "Panduan memotret produk dengan ponsel: memanfaatkan cahaya jendela, setelan kamera, enam foto wajib, penyuntingan jujur, dan ukuran berkas yang ringan.",
  category: "Toko Online",
  image: "/images/blog/foto-produk-dengan-ponsel.svg",
  publishedAt: "2026-09-15T09:00:00+07:00",
  content: `
<p>Coba satu percobaan kecil. Ambil produk yang paling laku, potret di bawah lampu ruangan, lalu potret lagi di atas meja dekat jendela pada pukul sembilan pagi. Ponselnya sama, produknya sama, tetapi hasilnya seperti berasal dari dua toko yang berbeda. Selisih itulah yang akan kita kerjakan di artikel ini, tanpa membeli kamera baru.</p>

<h2>Cahaya lebih menentukan daripada kamera</h2>
<p>Jendela besar yang tidak terkena sinar matahari langsung adalah lampu studio terbaik yang sudah Anda miliki. Cahayanya lembut, bayangannya halus, dan warnanya terlihat wajar. Di sebagian besar rumah, waktu yang nyaman adalah sekitar pukul 08.00–10.00 atau 15.00–16.30. Bila sinar matahari masuk terlalu keras, tutup jendela dengan kain putih tipis atau kertas kalkir.</p>
<ul>
<li><strong>Letakkan produk menyamping dari jendela</strong>, bukan membelakanginya. Cahaya dari samping memperlihatkan tekstur anyaman, jahitan, atau permukaan makanan.</li>
<li><strong>Pasang pemantul di sisi seberang.</strong> Selembar styrofoam atau karton putih sudah cukup untuk mengangkat bagian yang gelap.</li>
<li><strong>Matikan lampu ruangan.</strong> Campuran cahaya jendela dan lampu kuning membuat warna produk belang dan sulit diperbaiki.</li>
<li><strong>Jangan gunakan lampu kilat ponsel.</strong> Pantulannya keras dan menghapus detail pada permukaan mengilap.</li>
</ul>

<h2>Studio meja dengan perlengkapan sederhana</h2>
<p>Anda tidak perlu membeli semuanya sekaligus. Mulailah dari latar, pemantul, dan tripod. Angka di bawah ini kisaran kasar dan dapat berbeda di tiap toko.</p>
<table>
<thead>
<tr><th>Perlengkapan</th><th>Fungsi</th><th>Kisaran harga</th></tr>
</thead>
<tbody>
<tr><td>Karton putih ukuran besar, dua lembar</td><td>Latar melengkung tanpa garis sudut</td><td>Rp10.000–Rp30.000</td></tr>
<tr><td>Lembaran styrofoam</td><td>Pemantul cahaya</td><td>Rp15.000–Rp40.000</td></tr>
<tr><td>Tripod ponsel</td><td>Sudut konsisten, bebas goyang</td><td>Rp50.000–Rp150.000</td></tr>
<tr><td>Kain mikrofiber</td><td>Membersihkan lensa dan produk</td><td>Rp10.000–Rp25.000</td></tr>
</tbody>
</table>
<p>Tempelkan ujung atas karton ke dinding, lalu biarkan bagian bawahnya melengkung di atas meja. Lengkungan itu menghilangkan garis pertemuan dinding dan meja sehingga perhatian pembeli tertuju pada produk.</p>

<h2>Setelan ponsel yang sering terlewat</h2>
<h3>Sebelum memotret</h3>
<p>Bersihkan lensa. Ponsel seharian berada di saku dan tangan, jadi lapisan tipis minyak hampir selalu ada dan membuat foto tampak berkabut. Aktifkan garis bantu (<em>grid</em>) agar botol tidak miring, lalu pakai penghitung waktu tiga detik supaya sentuhan jari tidak menggoyangkan ponsel.</p>
<h3>Saat memotret</h3>
<p>Gunakan lensa utama 1x atau lensa 2x, bukan lensa ultralebar. Lensa ultralebar dari jarak dekat membuat kotak tampak melengkung dan gelas tampak gembung. Mundur sekitar satu meter, lalu gunakan 2x bila ponsel Anda menyediakannya. Sentuh dan tahan layar pada produk untuk mengunci fokus, kemudian geser kecerahan sedikit naik jika latar putih terlihat abu-abu.</p>
<p>Potret seluruh katalog pada jam, jarak, dan latar yang sama. Katalog yang seragam terlihat lebih tepercaya daripada satu foto bagus di antara sembilan foto dengan gaya berbeda-beda.</p>

<h2>Enam foto untuk setiap produk</h2>
<p>Pembeli online tidak bisa memegang barang, jadi tugas foto adalah menjawab pertanyaan yang biasanya dijawab oleh tangan. Urutan berikut cocok untuk kebanyakan barang:</p>
<ol>
<li><strong>Foto utama.</strong> Produk utuh, latar polos, mengisi sekitar 80% bingkai, format persegi.</li>
<li><strong>Sudut lain.</strong> Samping, belakang, atau bagian dalam. Untuk tas, perlihatkan isinya saat terbuka.</li>
<li><strong>Detail.</strong> Jahitan, ritsleting, tekstur kain, atau label komposisi.</li>
<li><strong>Skala.</strong> Produk dipegang tangan atau diletakkan di samping benda yang ukurannya dikenal orang.</li>
<li><strong>Saat dipakai.</strong> Baju di badan, sambal di atas piring, lampu di sudut kamar.</li>
<li><strong>Isi paket.</strong> Semua yang diterima pembeli, termasuk kemasan dan bonusnya.</li>
</ol>
<p>Jika produk Anda memiliki varian warna, potret setiap warna. Kalimat “warna lain silakan tanya” memaksa pembeli bekerja, dan sebagian memilih pergi.</p>

<h2>Menyunting tanpa membohongi</h2>
<p>Aplikasi bawaan ponsel, Snapseed, atau Lightroom versi ponsel sudah memadai. Kerjakan berurutan: luruskan, potong, naikkan kecerahan secukupnya, lalu perbaiki keseimbangan putih (<em>white balance</em>) sampai latar benar-benar netral. Setelah itu bandingkan layar dengan barang aslinya. Bila merah marun berubah menjadi merah cabai, mundurkan suntingan Anda.</p>
<p>Batasnya sederhana: koreksi foto boleh, mengubah produk tidak. Menghapus debu yang kebetulan menempel itu wajar. Menghapus serat kain yang memang kasar hanya memindahkan kekecewaan ke hari barang diterima, lengkap dengan permintaan retur. Latar buatan AI pun sebaiknya dipakai hanya untuk suasana, bukan untuk mengubah bentuk, warna, atau ukuran barang.</p>

<h2>Siapkan berkas untuk website</h2>
<p>Foto langsung dari ponsel biasanya berukuran beberapa megabita. Dua belas foto seperti itu dapat membuat halaman terasa macet di jaringan seluler. Patokan praktisnya:</p>
<ul>
<li>Sisi terpanjang 1.600–2.000 piksel agar fitur perbesaran tetap tajam.</li>
<li>Format WebP atau JPEG dengan kualitas sekitar 75–80, kira-kira di bawah 300 KB per foto.</li>
<li>Nama berkas yang menjelaskan isi, misalnya <code>tas-pandan-cokelat-depan.webp</code>, bukan <code>IMG_4821.jpg</code>.</li>
<li>Teks alternatif singkat: “Tas anyaman pandan cokelat dengan tali kulit, tampak depan”.</li>
</ul>
<p>Pengaruh gambar terhadap kecepatan kami bahas lebih jauh di <a href="/blog/kecepatan-website-dan-core-web-vitals">artikel tentang kecepatan website dan Core Web Vitals</a>. Foto yang bagus juga perlu rumah yang rapi; lanjutkan dengan <a href="/blog/halaman-produk-yang-meyakinkan">cara menyusun halaman produk yang meyakinkan</a>.</p>

<h2>Mulai dari lima produk terlaris</h2>
<p>Jangan menunggu sampai sempat memotret seluruh katalog. Sisihkan satu pagi, pilih lima produk terlaris, dan buat enam foto untuk masing-masing. Catat tanggal penggantian foto, lalu bandingkan jumlah pesanan atau pertanyaan sebelum dan sesudahnya selama beberapa minggu. Bila Anda ingin pendapat kedua tentang tampilan katalog, bawa beberapa contoh foto ke <a href="/contact">konsultasi gratis</a> kami. Kami akan menyampaikan mana yang sudah cukup dan mana yang layak diulang.</p>
`,
};
