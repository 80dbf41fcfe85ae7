import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Biaya Membuat Website Perusahaan dan Apa yang Anda Bayar",
  slug: "biaya-membuat-website-perusahaan",
  summary:
    "Rincian biaya website perusahaan di Indonesia: jasa pembuatan, biaya tahunan, pos yang sering terlewat, dan cara membandingkan penawaran secara adil.",
  category: "Pembuatan Website",
  image: "/images/blog/biaya-membuat-website-perusahaan.svg",
  publishedAt: "2026-09-02T09:00:00+07:00",
  content: `
<p>Mintalah penawaran website perusahaan ke tiga penyedia jasa, dan Anda bisa menerima tiga angka yang selisihnya berkali-kali lipat: Rp2 juta, Rp12 juta, dan Rp45 juta. Ketiganya belum tentu keliru. Sering kali yang ditawarkan memang tiga pekerjaan yang berbeda, hanya sama-sama disebut “website company profile”. Artikel ini membantu Anda membaca apa yang ada di balik setiap angka, supaya keputusan tidak hanya didasarkan pada baris paling bawah.</p>

<h2>Kisaran biaya pembuatan di pasar Indonesia</h2>
<p>Angka berikut adalah kisaran umum untuk tahun 2026, bukan tarif resmi dan bukan daftar harga kami. Gunakan sebagai titik awal, karena ruang lingkup menentukan hampir segalanya.</p>
<table>
  <thead>
    <tr><th>Cara membuat</th><th>Kisaran biaya</th><th>Cocok untuk</th></tr>
  </thead>
  <tbody>
    <tr><td>Membuat sendiri dengan website builder</td><td>Rp1–4 juta per tahun</td><td>Usaha baru yang ingin menguji pasar</td></tr>
    <tr><td>Paket template dari pekerja lepas</td><td>Rp2–8 juta</td><td>Profil singkat dengan isi yang sudah siap</td></tr>
    <tr><td>Agensi kecil hingga menengah</td><td>Rp8–30 juta</td><td>Perusahaan yang mengandalkan website untuk mendapat prospek</td></tr>
    <tr><td>Pengembangan khusus</td><td>Mulai dari Rp30 juta</td><td>Portal, banyak bahasa, atau integrasi dengan sistem internal</td></tr>
  </tbody>
</table>

<h2>Apa saja yang sebenarnya Anda bayar</h2>
<p>Yang terlihat di layar hanyalah hasil akhirnya. Sebagian besar biaya adalah waktu orang yang mengerjakan hal-hal berikut.</p>

<h3>Perencanaan dan struktur</h3>
<p>Menentukan halaman apa saja yang dibutuhkan, siapa pembacanya, dan tindakan apa yang diharapkan dari mereka. Tahap ini paling sering dihapus dari paket murah. Akibatnya baru terasa kemudian: website tampak rapi, tetapi tidak menghasilkan pertanyaan dari calon pelanggan.</p>

<h3>Desain</h3>
<p>Template mengikuti susunan yang sudah ada, sehingga cepat dan murah. Desain khusus mengikuti isi dan cara Anda berjualan, sehingga perlu waktu lebih lama. Tanyakan berapa putaran revisi yang termasuk, dan apa yang dihitung sebagai satu revisi.</p>

<h3>Konten</h3>
<p>Menulis teks, memilih foto, dan menerjemahkan memakan waktu yang tidak sedikit. Bila penawaran menyebut “konten disediakan klien”, pekerjaan itu pindah ke meja Anda. Daftar di <a href="/blog/menyiapkan-materi-sebelum-membuat-website">artikel persiapan materi website</a> dapat membantu memperkirakan bebannya.</p>

<h3>Pengembangan dan pengujian</h3>
<p>Mengubah desain menjadi halaman yang cepat, nyaman di ponsel, aman, dan mudah dikelola. Termasuk di sini formulir kontak yang benar-benar terkirim, pengalihan alamat dari website lama, serta pemasangan alat ukur pengunjung.</p>

<h2>Biaya tahunan yang perlu masuk anggaran</h2>
<p>Website tidak berhenti memerlukan biaya setelah diluncurkan. Siapkan pos berikut, sekali lagi dalam kisaran:</p>
<ul>
  <li><strong>Domain:</strong> sekitar Rp150.000–400.000 per tahun untuk .com, .id, atau .co.id.</li>
  <li><strong>Hosting:</strong> sekitar Rp500.000–3.000.000 per tahun untuk website perusahaan biasa.</li>
  <li><strong>Email dengan nama domain:</strong> dari puluhan ribu hingga di atas Rp100.000 per akun per bulan, tergantung penyedia dan kapasitas.</li>
  <li><strong>Perawatan:</strong> sekitar Rp300.000–2.000.000 per bulan, mencakup pembaruan, cadangan data, pemantauan, dan perubahan kecil.</li>
  <li><strong>Lisensi:</strong> plugin, tema, font, atau foto berbayar yang diperpanjang setiap tahun.</li>
</ul>
<p>Setiap website memerlukan sertifikat SSL. Banyak hosting sudah menyertakan yang dasar; ada pula penawaran yang menuliskannya tersendiri, seperti <a href="/pricing">paket Enterprise kami</a>. Tanyakan jenisnya, siapa yang memasang, dan siapa yang memperpanjangnya. Pembahasan lebih lengkap ada di <a href="/blog/memilih-domain-dan-hosting">panduan memilih domain dan hosting</a>.</p>

<h2>Hitung untuk tiga tahun, bukan hanya hari pertama</h2>
<p>Misalkan biaya pembuatan Rp12.000.000, domain dan hosting Rp1.800.000 per tahun, serta perawatan Rp500.000 per bulan. Dalam tiga tahun totalnya Rp12.000.000 + (3 × Rp1.800.000) + (36 × Rp500.000) = Rp35.400.000, atau sekitar Rp983.000 per bulan.</p>
<p>Angka bulanan ini lebih berguna untuk mengambil keputusan. Bandingkan dengan laba dari satu pelanggan baru: bila satu transaksi rata-rata memberi laba Rp3 juta, website tersebut perlu menyumbang sekitar empat pelanggan baru per tahun untuk menutup biayanya. Bila labanya hanya Rp50.000 per transaksi, perhitungannya tentu lain, dan Anda mungkin lebih baik memulai dari versi yang sederhana.</p>

<h2>Pos yang membuat penawaran murah menjadi mahal</h2>
<ol>
  <li><strong>Harga perpanjangan.</strong> Promo tahun pertama bisa jauh di bawah tarif tahun kedua. Minta keduanya secara tertulis.</li>
  <li><strong>Kepemilikan.</strong> Pastikan domain terdaftar atas nama perusahaan Anda dan akses administrator diserahkan saat serah terima.</li>
  <li><strong>Halaman tambahan.</strong> Tanyakan biaya per halaman sebelum Anda menyadari bahwa lima halaman tidak cukup.</li>
  <li><strong>Pindah penyedia.</strong> Beberapa platform tidak memungkinkan website dibawa keluar. Berhenti berlangganan berarti membangun ulang.</li>
  <li><strong>Masa garansi.</strong> Berapa lama kesalahan teknis diperbaiki tanpa biaya setelah peluncuran?</li>
</ol>

<h2>Cara membandingkan penawaran secara adil</h2>
<p>Kirimkan ringkasan kebutuhan yang sama kepada semua penyedia: tujuan website, jumlah halaman, fitur wajib, siapa yang menyiapkan konten, dan tanggal target. Satu halaman saja sudah cukup. Kemudian minta setiap penawaran memuat ruang lingkup, hal yang <em>tidak</em> termasuk, jadwal, termin pembayaran, serta biaya tahun kedua.</p>
<p>Terakhir, buka dua atau tiga website yang pernah mereka buat dari ponsel Anda, dengan jaringan seluler biasa. Apakah cepat terbuka? Apakah Anda langsung paham apa yang dijual dan cara menghubunginya? Pengamatan lima menit itu sering kali lebih jujur daripada brosur mana pun.</p>

<p>Sebagai pembanding, Anda dapat melihat cakupan pekerjaan di halaman <a href="/services">layanan</a> dan <a href="/pricing">harga</a> kami. Bila Anda sudah memegang penawaran dari pihak lain dan ragu membacanya, bawa saja ke <a href="/contact">konsultasi gratis</a>; kami bantu menguraikan isinya, apa pun pilihan Anda nantinya.</p>
`,
};
