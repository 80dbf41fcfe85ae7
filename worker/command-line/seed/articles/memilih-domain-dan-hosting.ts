import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Memilih Domain dan Hosting yang Tepat untuk Bisnis Anda",
  slug: "memilih-domain-dan-hosting",
  summary:
    "Perbedaan .id, .co.id, .com, dan .my.id, syarat pendaftarannya, jenis hosting yang wajar untuk usaha Anda, serta hal yang perlu dicek sebelum membayar.",
  category: "Pembuatan Website",
  image: "/images/blog/memilih-domain-dan-hosting.svg",
  publishedAt: "2026-07-14T09:00:00+07:00",
  content: `
<p>Bayangkan domain sebagai alamat dan hosting sebagai bangunannya. Bangunan bisa direnovasi atau dipindah kapan saja tanpa diketahui tamu. Alamat lain ceritanya: begitu tercetak di kartu nama, spanduk, dan hasil pencarian Google, menggantinya mahal dan melelahkan. Karena itu, luangkan waktu lebih banyak untuk memilih domain, dan jangan terlalu lama bimbang soal hosting.</p>

<h2>Empat ekstensi yang paling sering dipertimbangkan</h2>
<p>Domain berakhiran .id dikelola oleh PANDI dan dijual melalui registrar. Harga di bawah ini adalah kisaran tarif perpanjangan per tahun pada 2026; setiap registrar punya harga dan promo sendiri.</p>
<table>
  <thead>
    <tr><th>Ekstensi</th><th>Peruntukan</th><th>Dokumen</th><th>Kisaran per tahun</th></tr>
  </thead>
  <tbody>
    <tr><td>.com</td><td>Umum, siapa saja</td><td>Tidak perlu dokumen</td><td>Rp150.000–250.000</td></tr>
    <tr><td>.id</td><td>Umum: perorangan atau badan usaha</td><td>Identitas diri; dokumen pendukung bila diminta</td><td>Rp200.000–350.000</td></tr>
    <tr><td>.co.id</td><td>Badan usaha di Indonesia</td><td>Identitas penanggung jawab dan dokumen legal usaha</td><td>Rp250.000–400.000</td></tr>
    <tr><td>.my.id</td><td>Perorangan, portofolio, usaha yang baru mulai</td><td>Identitas diri</td><td>Rp15.000–60.000</td></tr>
  </tbody>
</table>

<h3>Kapan memilih .co.id</h3>
<p>Ekstensi ini hanya dapat didaftarkan oleh pelaku usaha yang memiliki dokumen legal, misalnya NIB, akta, atau NPWP badan, ditambah identitas penanggung jawab. Syarat itu justru menjadi nilai tambah: calon klien tahu bahwa ada badan usaha di baliknya. Pilihan yang baik untuk B2B, kontraktor, dan perusahaan yang sering mengikuti tender. Nama domain sebaiknya berkaitan jelas dengan nama perusahaan atau merek; bila tidak, registrar dapat meminta surat pernyataan.</p>

<h3>Kapan memilih .id</h3>
<p>Pendek, modern, dan jelas menyasar pasar Indonesia. Cocok untuk merek konsumen, usaha jasa, dan produk digital. Perhatikan bahwa nama yang sangat pendek, yaitu dua sampai empat karakter, masuk kategori premium dengan harga jauh lebih tinggi.</p>

<h3>Kapan memilih .com</h3>
<p>Paling dikenal dan paling mungkin diketik orang tanpa berpikir. Pilihan wajar bila Anda melayani pelanggan luar negeri. Kekurangannya, nama yang bagus sering kali sudah diambil.</p>

<h3>Bagaimana dengan .my.id</h3>
<p>Harganya paling ringan dan syaratnya cukup identitas diri, jadi pas untuk memulai: portofolio, usaha perorangan, atau website pertama. <a href="/pricing">Paket Basic kami</a> pun menyertakannya untuk setahun. Begitu usaha berbadan hukum, atau pelanggan mulai membayar lewat website, pertimbangkan pindah ke .com atau .co.id. Alamat lama dapat dialihkan, sehingga pelanggan lama tidak tersesat.</p>

<h2>Aturan sederhana untuk memilih nama</h2>
<ul>
  <li>Uji dengan telepon: sebutkan nama itu kepada teman, lalu minta ia mengetiknya. Bila salah dua kali, cari nama lain.</li>
  <li>Hindari angka dan tanda hubung, kecuali memang bagian dari merek.</li>
  <li>Pilih nama yang masih cocok jika layanan bertambah. <em>cuci-sofa-karawaci</em> akan menyulitkan saat Anda membuka cabang atau jasa lain.</li>
  <li>Periksa ketersediaannya di Instagram dan TikTok, serta di Pangkalan Data Kekayaan Intelektual milik DJKI agar tidak menyinggung merek orang lain.</li>
  <li>Bila anggaran memungkinkan, daftarkan dua ekstensi, misalnya .id dan .com, lalu arahkan salah satunya ke yang utama.</li>
</ul>
<p>Soal SEO, jangan berharap berlebihan pada nama. Ekstensi negara seperti .id memang memberi tahu Google bahwa website Anda ditujukan untuk Indonesia, tetapi tidak membuat peringkat naik dengan sendirinya. Memaksakan kata kunci ke dalam domain juga nyaris tidak memberi keuntungan.</p>

<h2>Memilih hosting sesuai kebutuhan</h2>
<ol>
  <li><strong>Shared hosting.</strong> Satu server dipakai bersama banyak pelanggan. Kisaran Rp20.000–100.000 per bulan. Cukup untuk profil perusahaan dengan pengunjung ratusan orang per hari.</li>
  <li><strong>Managed atau cloud hosting.</strong> Sumber daya lebih terjamin, sementara pembaruan dan keamanan server diurus penyedia. Cocok untuk website yang menjadi sumber utama prospek.</li>
  <li><strong>VPS.</strong> Server virtual dengan kendali penuh, mulai dari kisaran Rp100.000 per bulan. Jangan memilihnya bila tidak ada orang yang bertugas memperbarui dan menjaganya.</li>
  <li><strong>Hosting statis atau edge.</strong> Halaman disajikan dari banyak lokasi sekaligus. Sangat cepat dan hemat untuk website yang isinya jarang berubah, asalkan dibangun dengan teknologi yang sesuai.</li>
</ol>
<p>Bila pengunjung Anda terutama di Indonesia, pilih server di Jakarta atau Singapura, atau gunakan CDN yang memiliki titik di Indonesia. Jarak memengaruhi waktu respons pertama; kaitannya dijelaskan dalam <a href="/blog/kecepatan-website-dan-core-web-vitals">artikel tentang kecepatan website</a>.</p>

<h2>Pertanyaan sebelum membayar hosting</h2>
<ul>
  <li>Berapa harga perpanjangannya, bukan hanya harga promo?</li>
  <li>Seberapa sering cadangan data dibuat, di mana disimpan, dan bisakah saya memulihkannya sendiri?</li>
  <li>Apakah SSL gratis dan diperpanjang otomatis?</li>
  <li>Apa arti kata “unlimited”? Cari batas CPU, memori, dan jumlah berkas di ketentuan layanannya.</li>
  <li>Apakah dukungan teknis tersedia 24 jam, dan lewat saluran apa?</li>
</ul>
<p>Pertimbangkan pula untuk memisahkan email dari hosting website. Bila suatu hari server bermasalah, surat-menyurat Anda tetap berjalan.</p>

<h2>Kesalahan yang paling mahal: domain bukan atas nama Anda</h2>
<p>Sering kali domain didaftarkan oleh karyawan atau pembuat website dengan email pribadinya. Selama hubungan baik, tidak ada masalah. Ketika orang itu pindah atau tidak dapat dihubungi, Anda bisa kehilangan alamat, email, dan posisi di Google sekaligus. Pastikan empat hal ini hari ini juga:</p>
<ul>
  <li>Nama pemilik di data registrasi adalah Anda atau perusahaan Anda.</li>
  <li>Email akun registrar adalah email perusahaan yang aktif, dan bukan email yang memakai domain itu sendiri.</li>
  <li>Autentikasi dua langkah sudah menyala.</li>
  <li>Perpanjangan otomatis aktif, ditambah pengingat 60 hari sebelum jatuh tempo di kalender Anda.</li>
</ul>
<p>Domain yang lewat masa aktifnya memang biasanya masih dapat diselamatkan selama masa tenggang, tetapi biaya pemulihannya bisa berlipat, dan setelah itu siapa pun boleh mengambilnya.</p>

<p>Setelah alamat dan rumahnya siap, langkah berikutnya adalah <a href="/blog/menyiapkan-materi-sebelum-membuat-website">menyiapkan materi website</a>. Bila Anda ingin pendapat kedua sebelum membeli, sampaikan dua atau tiga calon nama lewat <a href="/contact">konsultasi gratis</a>. Kami dengan senang hati ikut menimbang.</p>
`,
};
