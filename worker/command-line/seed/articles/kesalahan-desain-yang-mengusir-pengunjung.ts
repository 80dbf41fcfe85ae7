import type { SeedArticle } from "../seed-article";

export const article: SeedArticle = {
  title: "9 Kesalahan Desain yang Mengusir Pengunjung dari Ponsel",
  slug: "kesalahan-desain-yang-mengusir-pengunjung",
  summary:
    "Sembilan kesalahan desain yang membuat pengunjung ponsel pergi, dari teks pucat hingga formulir panjang, lengkap dengan ukuran perbaikan dan uji lima menit.",
  category: "Desain & UX",
  image: "/images/blog/kesalahan-desain-yang-mengusir-pengunjung.svg",
  publishedAt: "2026-11-03T09:00:00+07:00",
  content: `
<p>Matikan Wi-Fi, keluar ke teras saat matahari terik, dan buka website Anda di ponsel dengan satu tangan. Coba temukan harga, lalu hubungi usaha Anda sendiri. Kalau Anda menyipitkan mata, salah ketuk, atau menunggu sambil menghela napas, pengunjung merasakan hal yang sama. Bedanya, mereka tidak punya alasan untuk bertahan.</p>
<p>Berikut sembilan kesalahan yang lazim ditemukan di website usaha kecil dan menengah, beserta ukuran yang bisa langsung dipakai untuk memperbaikinya.</p>

<h2>Kesan pertama yang terlalu berat</h2>
<h3>1. Layar pertama dikuasai slider</h3>
<p>Tiga spanduk bergantian terdengar ramai, tetapi pengunjung jarang menunggu spanduk kedua. Yang mereka terima adalah gambar besar yang lama dimuat dan teks yang bergeser sebelum selesai dibaca. Gantilah dengan satu pesan: apa yang Anda kerjakan, untuk siapa, di wilayah mana, dan satu tombol. Simpan pesan lain di bagian bawah.</p>
<h3>2. Halaman melompat saat dimuat</h3>
<p>Pengunjung hendak mengetuk “Pesan”, lalu gambar muncul terlambat dan tombolnya bergeser. Penyebab umumnya adalah gambar tanpa ukuran yang dipesan, huruf web yang datang belakangan, atau spanduk yang disisipkan tiba-tiba. Google menganggap tata letak stabil bila nilai CLS tidak lebih dari 0,1, dan pemuatan baik bila elemen utama tampil dalam 2,5 detik. Cara mengukurnya ada di <a href="/blog/kecepatan-website-dan-core-web-vitals">artikel Core Web Vitals</a>.</p>

<h2>Teks yang memaksa mata bekerja</h2>
<h3>3. Abu-abu muda di atas putih</h3>
<p>Terlihat elegan di monitor desainer, hilang di layar ponsel yang kena matahari. Pedoman aksesibilitas WCAG tingkat AA meminta kontras minimal 4,5:1 untuk teks biasa dan 3:1 untuk teks besar. Sebagai gambaran, abu-abu <code>#999999</code> di atas putih hanya sekitar 2,8:1, sedangkan <code>#595959</code> mencapai sekitar 7:1. Periksa warna merek Anda dengan alat pengecek kontras gratis sebelum dipakai untuk tulisan.</p>
<h3>4. Huruf kecil dan paragraf seperti tembok</h3>
<p>Gunakan ukuran dasar 16 piksel atau lebih dengan tinggi baris sekitar 1,5. Batasi paragraf menjadi dua sampai empat kalimat dan pakai subjudul yang bercerita. Subjudul “Layanan Kami” tidak memberi tahu apa-apa; “Servis AC selesai di hari yang sama” sudah menjawab pertanyaan. Hindari teks di dalam gambar, sebab tulisan itu mengecil di ponsel dan tidak terbaca oleh mesin pencari maupun pembaca layar.</p>

<h2>Jari manusia bukan kursor</h2>
<h3>5. Tombol kecil yang berdesakan</h3>
<p>WCAG 2.2 menetapkan batas bawah 24 × 24 piksel CSS untuk sasaran sentuh, dengan beberapa pengecualian. Untuk kenyamanan, ambil patokan panduan platform: 44 × 44 poin dari Apple atau 48 × 48 dp dari Android. Beri jarak di antara tombol, terutama bila salah satunya “Hapus” atau “Batal”. Ikon tanpa keterangan juga perlu dicurigai; tidak semua orang mengenali gambar corong sebagai penyaring.</p>
<h3>6. Menu yang menyembunyikan hal terpenting</h3>
<p>Menu tiga garis wajar untuk halaman tambahan, tetapi jangan sembunyikan semuanya di sana. Harga, layanan, dan tombol kontak sebaiknya terlihat tanpa membuka menu. Batasi menu utama sekitar lima sampai tujuh pilihan dan pakai bahasa pelanggan, bukan nama divisi perusahaan.</p>

<h2>Penghalang di depan pintu</h2>
<h3>7. Jendela sembulan sebelum sempat membaca</h3>
<p>Orang baru datang tiga detik dan sudah diminta mendaftar buletin, menyetujui notifikasi, serta mengobrol dengan asisten otomatis. Di layar kecil, ketiganya menutup seluruh isi. Google pun menyarankan agar sembulan yang mengganggu tidak menutupi konten utama karena menyulitkan pengguna. Bila perlu, tampilkan ajakan di dalam alur bacaan atau setelah pengunjung menyelesaikan sesuatu, dan pastikan tombol tutupnya mudah diketuk.</p>
<h3>8. Formulir yang bertanya terlalu banyak</h3>
<p>Untuk permintaan awal, nama, nomor WhatsApp, dan kebutuhan singkat biasanya cukup. Tiap kolom tambahan harus punya alasan. Perhatikan pula detail berikut:</p>
<ul>
<li>Ukuran huruf di kolom isian minimal 16 piksel; di bawah itu Safari pada iPhone memperbesar halaman secara otomatis.</li>
<li>Kolom telepon memakai <code>type="tel"</code> agar papan angka yang muncul, dan kolom email memakai <code>type="email"</code>.</li>
<li>Aktifkan <code>autocomplete</code> supaya ponsel dapat mengisi nama dan alamat.</li>
<li>Pesan galat muncul di dekat kolomnya dan menjelaskan cara memperbaiki, bukan sekadar “data tidak valid”.</li>
<li>Jangan mengosongkan isian ketika terjadi galat. Itu cara tercepat kehilangan calon pelanggan.</li>
</ul>
<h3>9. Kontak yang tidak bisa diketuk</h3>
<p>Nomor telepon yang hanya berupa gambar memaksa orang menghafal lalu mengetik ulang. Buat nomor menjadi tautan <code>tel:</code>, WhatsApp menjadi tautan <code>wa.me</code>, dan alamat menjadi tautan ke peta. Cantumkan jam layanan agar orang tahu kapan pesannya dibalas. Bila tombol WhatsApp melayang, pastikan ia tidak menutupi tombol bayar atau teks penting.</p>

<h2>Uji lima menit yang bisa Anda lakukan hari ini</h2>
<p>Anda tidak memerlukan laboratorium. Pinjam ponsel kelas menengah, pakai data seluler, dan ikuti langkah ini:</p>
<ol>
<li>Buka halaman utama. Hitung detik sampai Anda bisa membaca kalimat pertama.</li>
<li>Dalam lima detik, jawab: usaha ini menjual apa dan di mana?</li>
<li>Temukan harga atau kisaran harga dengan satu ibu jari.</li>
<li>Isi formulir dengan sengaja salah satu kali. Apakah pesannya membantu?</li>
<li>Perbesar ukuran huruf di pengaturan ponsel. Apakah ada teks yang terpotong?</li>
<li>Minta satu orang di luar tim mengulangi langkah dua sampai empat sambil bersuara.</li>
</ol>
<p>Catat temuan, lalu urutkan menurut dampaknya: yang menghalangi orang menghubungi atau membayar dikerjakan lebih dulu, yang hanya soal selera belakangan.</p>

<h2>Memperbaiki tanpa membangun ulang</h2>
<p>Sebagian besar kesalahan di atas tidak menuntut website baru. Kontras, ukuran huruf, tautan telepon, dan kolom formulir sering selesai dalam hitungan jam. Pembangunan ulang baru masuk akal bila templatnya sudah tidak dirawat, setiap perubahan kecil menimbulkan kerusakan, atau susunan isinya tidak lagi cocok dengan usaha Anda. Untuk menimbang biayanya, baca <a href="/blog/biaya-membuat-website-perusahaan">rincian biaya membuat website perusahaan</a>.</p>
<p>Kalau hasil uji tadi membuat Anda ragu harus mulai dari mana, kirim alamat website Anda lewat <a href="/contact">konsultasi gratis</a>. Kami akan menunjukkan perbaikan yang paling terasa, termasuk yang dapat Anda kerjakan sendiri.</p>
`,
};
