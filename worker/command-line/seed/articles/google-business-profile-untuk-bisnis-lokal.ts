import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Google Business Profile: Panduan SEO untuk Bisnis Lokal",
  slug: "google-business-profile-untuk-bisnis-lokal",
  summary:
    "Cara menyiapkan Google Business Profile: syarat, verifikasi, kategori, ulasan, dan kaitannya dengan website, agar usaha Anda mudah ditemukan di Maps.",
  category: "SEO",
  image: "/images/blog/google-business-profile-untuk-bisnis-lokal.svg",
  publishedAt: "2026-09-22T09:00:00+07:00",
  content: `
<p>Coba ketik jenis usaha Anda diikuti nama kecamatan di Google, misalnya “servis AC Serpong”. Di bagian atas biasanya muncul peta dengan beberapa nama, lengkap dengan bintang, jam buka, dan tombol telepon. Bagi bengkel, klinik, kafe, atau toko bangunan, tempat di peta itu sering kali lebih berharga daripada peringkat pertama di hasil biasa. Alat untuk mengelolanya bernama Google Business Profile, atau Profil Bisnis Google, dan tidak dipungut biaya.</p>

<h2>Apakah usaha Anda memenuhi syarat?</h2>
<p>Syarat utamanya adalah bertemu langsung dengan pelanggan pada jam kerja, baik di tempat Anda maupun di tempat mereka. Toko, kantor, dan restoran jelas memenuhi. Jasa panggilan seperti tukang ledeng atau guru les juga memenuhi, dan dapat mendaftar sebagai bisnis dengan <strong>area layanan</strong> tanpa menampilkan alamat rumah. Usaha yang sepenuhnya online tanpa tatap muka tidak memenuhi syarat.</p>
<p>Sebelum membuat profil baru, cari dahulu nama usaha Anda di Google Maps. Bisa jadi profilnya sudah ada karena ditambahkan pengunjung atau dibuat karyawan lama. Bila ada, klaim profil itu. Dua profil untuk satu lokasi hanya akan membingungkan pelanggan dan Google.</p>

<h2>Bagaimana Google menentukan urutan di peta</h2>
<p>Google menyebut tiga faktor utama:</p>
<ul>
  <li><strong>Relevansi:</strong> seberapa cocok profil Anda dengan yang dicari.</li>
  <li><strong>Jarak:</strong> seberapa dekat lokasi Anda dengan pencari atau tempat yang ia sebutkan.</li>
  <li><strong>Kepopuleran:</strong> seberapa dikenal usaha Anda, antara lain dari ulasan, tautan, dan pembicaraan di web.</li>
</ul>
<p>Jarak tidak bisa Anda ubah. Karena itu, jangan kecewa bila usaha di Ciledug tidak muncul bagi orang yang mencari dari Tigaraksa. Pusatkan tenaga pada dua faktor lainnya. Peringkat organik di peta juga tidak dapat dibeli; waspadai pihak yang mengaku dapat “mendaftarkan” Anda ke posisi satu.</p>

<h2>Menyiapkan profil dengan benar</h2>
<h3>Nama usaha</h3>
<p>Tulis persis seperti di papan nama. Menambahkan kata kunci, seperti “Bengkel Maju – Servis Mobil Murah Tangerang 24 Jam”, melanggar pedoman dan dapat berujung pada penangguhan profil.</p>
<h3>Kategori</h3>
<p>Kategori utama adalah salah satu isian yang paling menentukan. Pilih yang paling spesifik: “Klinik gigi” lebih tepat daripada “Klinik medis”. Anda boleh menambahkan hingga sembilan kategori lain, tetapi pakailah hanya yang benar-benar menggambarkan usaha Anda.</p>
<h3>Alamat, pin, dan jam buka</h3>
<p>Geser pin ke pintu masuk yang sebenarnya, bukan ke tengah kompleks ruko. Isi jam khusus untuk Lebaran, Natal, dan cuti bersama. Sedikit hal yang lebih cepat mengundang ulasan satu bintang daripada pelanggan yang datang ke toko tutup padahal profilnya tertulis buka.</p>
<h3>Deskripsi, layanan, dan foto</h3>
<p>Deskripsi dibatasi 750 karakter. Jelaskan apa yang Anda kerjakan, wilayahnya, dan keunggulan yang konkret; tautan dan teks promo tidak diperbolehkan di sini. Lengkapi daftar layanan beserta kisaran harga. Unggah foto asli: tampak depan dari jalan supaya mudah dikenali, bagian dalam, tim, dan hasil kerja. Beberapa foto baru setiap bulan menunjukkan bahwa usaha Anda hidup.</p>

<h2>Melewati verifikasi tanpa bolak-balik</h2>
<p>Google menentukan sendiri metode yang tersedia bagi Anda. Kini banyak usaha diminta merekam video tanpa jeda yang memperlihatkan tiga hal: lokasi, bukti bahwa usaha itu nyata, dan bukti bahwa Anda berwenang mengelolanya. Siapkan urutannya sebelum merekam:</p>
<ol>
  <li>Mulai dari jalan; tampilkan nama jalan atau bangunan sekitar yang dikenal.</li>
  <li>Perlihatkan papan nama, lalu masuk lewat pintu.</li>
  <li>Tunjukkan peralatan kerja, stok barang, atau kendaraan berlogo.</li>
  <li>Tunjukkan bukti wewenang, misalnya membuka kunci toko, masuk ke area karyawan, atau mengoperasikan mesin kasir.</li>
</ol>
<p>Hindari merekam wajah orang lain atau data pribadi, seperti KTP dan nomor rekening.</p>

<h2>Ulasan: minta dengan jujur, jawab dengan tenang</h2>
<p>Meminta ulasan itu boleh. Yang dilarang adalah memberi imbalan, termasuk diskon, membeli ulasan palsu, dan hanya meminta kepada pelanggan yang diperkirakan puas. Waktu terbaik adalah ketika pekerjaan baru selesai dan pelanggan tampak lega. Gunakan tautan atau kode QR dari menu permintaan ulasan di profil, lalu kirim pesan singkat seperti ini:</p>
<blockquote><p>Terima kasih, Bu [nama], sudah memercayakan servis AC-nya kepada kami. Bila berkenan, tuliskan pengalaman Ibu di Google lewat tautan berikut. Masukan apa pun membantu kami dan calon pelanggan lain.</p></blockquote>
<p>Untuk ulasan buruk, tunggu sampai emosi reda, tetapi jangan lewat dari dua hari. Akui pengalamannya, jelaskan secara singkat, tawarkan penyelesaian, lalu pindahkan pembicaraan ke telepon. Ingatlah bahwa pembaca jawaban Anda yang sesungguhnya adalah calon pelanggan berikutnya. Ulasan yang melanggar kebijakan dapat dilaporkan, sedangkan ulasan yang sekadar tidak enak dibaca tidak akan dihapus.</p>

<h2>Hubungkan dengan website Anda</h2>
<p>Profil dan website saling menguatkan. Lima hal yang perlu diperiksa:</p>
<ul>
  <li>Nama, alamat, dan nomor telepon sama persis di profil, website, dan direktori lain.</li>
  <li>Bila punya beberapa cabang, setiap profil mengarah ke halaman cabangnya, bukan semuanya ke beranda.</li>
  <li>Halaman layanan menyebut wilayah yang dilayani dengan wajar, berdasarkan <a href="/blog/riset-kata-kunci-untuk-usaha-kecil">riset kata kunci</a> Anda.</li>
  <li>Website cepat dibuka di ponsel, karena banyak orang membukanya dari Maps sambil berada di jalan. Lihat <a href="/blog/kecepatan-website-dan-core-web-vitals">panduan kecepatan website</a>.</li>
  <li>Developer memasang data terstruktur <code>LocalBusiness</code> serta parameter UTM pada tautan profil, supaya kunjungan dari Maps tercatat terpisah di Analytics.</li>
</ul>

<h2>Rutinitas lima belas menit seminggu</h2>
<p>Setelah semuanya rapi, perawatannya ringan. Setiap Senin: jawab ulasan baru, periksa apakah ada usulan perubahan data dari pengguna, dan unggah satu foto. Sebulan sekali, buka laporan performa lalu catat jumlah panggilan, permintaan rute, dan klik ke website. Tiga angka itu lebih berarti daripada jumlah tayangan, karena menunjukkan orang yang benar-benar hendak datang.</p>

<p>Bila profil Anda ditangguhkan, ganda, atau sulit diverifikasi, ceritakan keadaannya melalui <a href="/contact">konsultasi gratis</a>. Kami bantu menunjukkan langkah mana yang sebaiknya diambil lebih dulu.</p>
`,
};
