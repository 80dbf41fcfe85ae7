import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "Menulis Halaman Tentang Kami yang Membangun Kepercayaan",
  slug: "menulis-halaman-tentang-kami",
  summary:
    "Kerangka menulis halaman Tentang Kami yang dipercaya: apa yang dicari pembaca, tujuh bagian inti, contoh sebelum dan sesudah, serta bukti yang bisa diperiksa.",
  category: "Desain & UX",
  image: "/images/blog/menulis-halaman-tentang-kami.svg",
  publishedAt: "2026-09-29T09:00:00+07:00",
  content: `
<p>Orang jarang membuka halaman Tentang Kami karena iseng. Mereka sudah melihat produk atau layanan Anda, cukup tertarik, dan kini ingin memastikan satu hal sebelum mentransfer uang: apakah di balik website ini ada orang sungguhan yang bisa dimintai tanggung jawab? Sayangnya, yang mereka temukan sering kali hanya visi, misi, dan foto gedung yang bukan milik siapa-siapa.</p>

<h2>Judulnya tentang Anda, isinya untuk pembaca</h2>
<p>Halaman ini bukan riwayat hidup perusahaan. Bayangkan pembaca datang dengan lima pertanyaan:</p>
<ul>
<li>Apakah usaha ini nyata dan masih berjalan?</li>
<li>Siapa yang akan mengerjakan pesanan saya?</li>
<li>Apakah mereka memahami masalah seperti milik saya?</li>
<li>Apa buktinya?</li>
<li>Bila ada yang keliru, ke mana saya harus menghubungi?</li>
</ul>
<p>Setiap paragraf harus menjawab salah satunya. Bila sebuah kalimat tidak menjawab apa pun, pindahkan ke proposal atau hapus saja.</p>

<h2>Kerangka tujuh bagian</h2>
<p>Susunan ini bekerja untuk toko, jasa, maupun pabrik. Panjangnya tidak perlu lebih dari 400–600 kata.</p>
<ol>
<li><strong>Satu kalimat inti.</strong> Siapa Anda, membantu siapa, dalam hal apa, di mana.</li>
<li><strong>Masalah yang Anda selesaikan.</strong> Ditulis dengan kata-kata yang dipakai pelanggan.</li>
<li><strong>Asal usul singkat.</strong> Mengapa usaha ini ada. Cukup satu paragraf.</li>
<li><strong>Cara kerja.</strong> Tiga sampai lima langkah, sehingga orang bisa membayangkan pengalaman bekerja dengan Anda.</li>
<li><strong>Orang-orangnya.</strong> Nama, peran, foto asli.</li>
<li><strong>Bukti.</strong> Izin, alamat, hasil kerja, dan pengalaman yang dapat diperiksa.</li>
<li><strong>Langkah berikutnya.</strong> Satu tombol atau kalimat yang jelas.</li>
</ol>

<h2>Sebelum dan sesudah: sebuah contoh</h2>
<p>Berikut paragraf pembuka yang sangat umum. Isinya tidak salah, tetapi bisa dipasang di website bengkel, katering, atau konsultan tanpa mengubah satu kata pun.</p>
<blockquote>
<p>Kami adalah perusahaan profesional dan terpercaya yang berkomitmen memberikan solusi terbaik dengan mengutamakan kualitas dan kepuasan pelanggan.</p>
</blockquote>
<p>Sekarang bandingkan dengan versi untuk sebuah katering. Contoh ini rekaan; bagian dalam kurung siku diisi dengan data Anda.</p>
<blockquote>
<p>Kami memasak makan siang untuk kantor-kantor di [wilayah] sejak [tahun]. Menu berganti setiap hari, dimasak mulai pukul empat pagi, dan diantar sebelum pukul setengah dua belas. Bila pengantaran terlambat, [nama] yang akan menelepon Anda lebih dulu, bukan sebaliknya.</p>
</blockquote>
<p>Versi kedua tidak memakai satu pun kata “profesional”, tetapi Anda menangkap kesan itu dari jam, kebiasaan, dan nama. Itulah prinsipnya: tunjukkan perilaku, biarkan pembaca menyimpulkan sifatnya.</p>

<h2>Bercerita tanpa berlebihan</h2>
<h3>Pilih satu titik balik</h3>
<p>Asal usul yang menarik biasanya bertumpu pada satu kejadian: pesanan pertama yang gagal, bahan yang sulit dicari, atau keluhan yang mengubah cara kerja. Ceritakan kejadian itu dalam tiga kalimat: keadaan awal, apa yang terjadi, dan apa yang berubah sesudahnya. Lompati urutan tahun yang tidak berpengaruh bagi pembaca.</p>
<h3>Akui batas Anda</h3>
<p>Kalimat seperti “kami tidak menerima pesanan mendadak untuk hari yang sama” terdengar seperti menolak rezeki. Nyatanya, batas yang jelas membuat janji lainnya lebih dipercaya. Usaha yang mengaku bisa mengerjakan segalanya justru mengundang curiga.</p>
<h3>Pakai “kami” dengan jujur</h3>
<p>Jika Anda bekerja sendiri, tulislah “saya” atau sebut nama Anda. Tidak ada yang memalukan dari usaha satu orang; banyak pelanggan justru senang berhubungan langsung dengan pembuatnya. Berpura-pura menjadi tim besar akan terbongkar pada percakapan pertama.</p>

<h2>Bukti yang bisa diperiksa orang</h2>
<p>Kepercayaan tumbuh dari hal-hal yang dapat dicek, bukan dari klaim. Periksa kelengkapan berikut:</p>
<ul>
<li><strong>Nama badan usaha atau nama pemilik</strong>, serta Nomor Induk Berusaha (NIB) bila sudah ada. Untuk makanan, kosmetik, atau jasa tertentu, cantumkan izin yang relevan seperti PIRT, BPOM, atau sertifikat halal.</li>
<li><strong>Alamat, nomor telepon, dan jam layanan</strong> yang sama persis dengan <a href="/blog/google-business-profile-untuk-bisnis-lokal">Profil Bisnis Google</a> serta akun media sosial Anda. Perbedaan kecil saja menimbulkan pertanyaan.</li>
<li><strong>Foto asli.</strong> Ruang kerja yang sederhana lebih meyakinkan daripada foto stok orang bersalaman. Ponsel sudah cukup, asalkan cahayanya baik.</li>
<li><strong>Hasil kerja dan ulasan</strong> dengan izin pemiliknya. Jangan mengarang testimoni atau memasang logo perusahaan yang bukan pelanggan Anda. Selain tidak jujur, satu orang yang mengenali kebohongan itu dapat meruntuhkan semuanya.</li>
<li><strong>Angka yang Anda catat sendiri.</strong> “Rata-rata balasan dalam dua jam kerja” boleh ditulis bila memang terukur. Bila belum, jangan dibulatkan ke atas.</li>
</ul>

<h2>Kata-kata yang boleh Anda lepas</h2>
<p>Lakukan pencarian di draf Anda dan pertimbangkan untuk menghapus: “terdepan”, “terbaik”, “solusi”, “inovatif”, “berkomitmen”, “one stop”. Setelah dihapus, tanyakan apa fakta di baliknya. “Terdepan” mungkin berarti Anda satu-satunya yang membuka layanan hari Minggu. Tulis itu.</p>
<p>Visi dan misi boleh tetap ada bila diperlukan untuk tender atau keperluan lembaga. Letakkan di bagian bawah atau di halaman tersendiri agar tidak menjadi hal pertama yang dibaca calon pelanggan.</p>

<h2>Menulisnya dalam satu sore</h2>
<p>Jangan mulai dari layar kosong. Minta seseorang mewawancarai Anda selama dua puluh menit dan rekam suaranya. Tiga pertanyaan sudah cukup: mengapa memulai usaha ini, apa yang paling sering membuat pelanggan berterima kasih, dan apa yang tidak akan pernah Anda lakukan demi keuntungan. Salin jawabannya, rapikan, lalu masukkan ke kerangka tujuh bagian di atas. Bahasa lisan Anda hampir selalu lebih hidup daripada bahasa brosur.</p>
<p>Setelah jadi, bacakan keras-keras. Bagian yang membuat Anda malu mengucapkannya di depan pelanggan adalah bagian yang perlu ditulis ulang. Kemudian periksa tampilannya di ponsel, karena paragraf yang nyaman di laptop bisa menjadi tembok di layar kecil; beberapa jebakannya kami bahas dalam <a href="/blog/kesalahan-desain-yang-mengusir-pengunjung">kesalahan desain yang mengusir pengunjung</a>. Tinjau lagi setiap enam bulan, terutama nama anggota tim, alamat, dan foto.</p>
<p>Bila Anda sudah punya draf tetapi merasa ada yang kurang, kami senang membacanya. Kirimkan lewat <a href="/contact">konsultasi gratis</a>, dan kami akan memberi masukan sebagai pembaca yang belum mengenal usaha Anda.</p>
`,
};
