import type { Topic } from "../topic";

export const topic: Topic = {
  id: "keamanan-akun-media-sosial",
  category: "Media Sosial",
  subject: "keamanan akun media sosial",
  keywords: ["keamanan", "akun", "dibajak", "penipuan", "phishing", "verifikasi"],
  asks: [
    "akun instagram dibajak",
    "akun instagram kena hack",
    "akun toko dibajak",
    "keamanan akun media sosial",
    "akun palsu mengatasnamakan toko",
    "berbagi akun dengan admin",
  ],
  angles: [
    {
      title: "Cara Membagi Akses Admin Instagram tanpa Memberi Kata Sandi",
      summary:
        "Kata sandi yang beredar di grup kerja adalah pintu terbuka. Susun peran, email induk, dan cara serah terima supaya akun toko tetap milik toko.",
      opening: [
        "Coba hitung berapa orang yang tahu kata sandi akun toko Anda. Admin sekarang, admin sebelumnya, keponakan yang pernah membantu saat Lebaran, tenaga desain lepas, mungkin juga grup obrolan yang anggotanya sudah lupa. Kata sandi yang beredar seluas itu sulit disebut rahasia.",
        "Akun usaha bisa lepas tanpa campur tangan peretas lihai. Tidak ada yang ingat email mana yang dulu dipakai mendaftar, atau orang yang memegangnya pergi dengan kecewa; salah satunya saja sudah cukup. Kedua keadaan itu dapat dicegah pada hari yang tenang, jauh sebelum ada masalah.",
      ],
      sections: [
        {
          heading: "Email induk milik perusahaan",
          paragraphs: [
            "Telusuri email dan nomor telepon yang menempel pada setiap akun. Pindahkan ke alamat yang dikuasai pemilik, bukan email pribadi pegawai. Email induk itu sendiri harus dijaga paling ketat, sebab siapa pun yang menguasainya dapat mengatur ulang semua sandi lain. Pakai kata sandi yang hanya digunakan di sana, nyalakan verifikasi dua langkah, lalu cetak kode cadangannya dan simpan bersama surat-surat penting.",
          ],
        },
        {
          heading: "Peran lebih aman daripada sandi bersama",
          paragraphs: [
            "Banyak platform menyediakan pengelolaan untuk bisnis, tempat setiap orang masuk memakai akunnya sendiri dengan wewenang tertentu. Manfaatkan itu di mana pun tersedia. Ketika seseorang berhenti, Anda cukup mencabut namanya tanpa mengganti apa-apa bagi yang lain. Berikan wewenang paling kecil yang masih memungkinkan pekerjaan selesai.",
          ],
          list: [
            "Pemilik: seluruh pengaturan, pembayaran, penambahan orang.",
            "Pengelola isi: membuat dan menjadwalkan unggahan.",
            "Penjawab pesan: membaca serta membalas percakapan.",
            "Pengiklan: memasang iklan tanpa mengubah kepemilikan.",
            "Pembaca laporan: melihat angka saja.",
          ],
        },
        {
          heading: "Bila sandi bersama tidak terhindarkan",
          paragraphs: [
            "Masih ada kanal yang hanya mengenal satu kata sandi. Untuk yang seperti itu, gunakan pengelola kata sandi dengan brankas bersama, sehingga sandinya panjang, unik, dan tidak perlu diketik di ruang obrolan. Catat siapa yang memperolehnya dan kapan. Perangkat yang dipakai juga ikut dihitung: ponsel toko wajib berkunci layar, dan laptop pinjaman tidak boleh menyimpan sesi masuk. Gantilah sandi itu setiap kali salah satu pemegangnya tidak lagi memerlukannya, sekalipun hubungan Anda tetap akrab.",
          ],
        },
        {
          heading: "Serah terima pada hari terakhir",
          paragraphs: [
            "Buat daftar pendek yang dijalankan setiap kali seseorang berhenti, termasuk yang berhenti baik-baik. Cabut wewenang, keluarkan perangkatnya dari daftar sesi aktif, ganti sandi bersama, periksa email pemulihan, lalu minta ia menunjukkan unggahan yang masih terjadwal. Semuanya dapat beres sambil minum teh perpisahan.",
            "Setiap triwulan, ulangi hitungan di awal tadi. Jika jumlah orang yang bisa masuk lebih banyak daripada jumlah orang yang bekerja untuk Anda, masih ada pintu yang perlu ditutup. Tutuplah hari itu juga.",
          ],
        },
      ],
    },
    {
      title: "Akun Instagram Toko Dihack atau Ditiru: Langkah Pertama",
      summary:
        "Akun dibajak atau ditiru penipu menuntut tindakan cepat. Kenali umpan yang lazim, urutan pemulihan, dan cara memberi tahu pelanggan dengan tenang.",
      opening: [
        "Pesannya tampak resmi: akun Anda melanggar hak cipta dan akan dihapus dalam sehari, ajukan banding lewat tautan ini. Admin panik, mengetuk, memasukkan sandi, lalu kode yang masuk ke ponsel. Sepuluh menit kemudian foto profil sudah berganti, dan toko menawarkan investasi kepada pelanggannya.",
        "Rasa tergesa adalah alat utama penipu. Karena itu perlindungan terbaik berupa jeda: siapa pun yang menerima peringatan wajib menunjukkannya kepada orang kedua sebelum mengetuk apa pun. Pemberitahuan sungguhan biasanya dapat ditemukan pula di dalam aplikasi, jadi tidak ada ruginya memeriksa di sana.",
      ],
      sections: [
        {
          heading: "Mengenali umpan",
          paragraphs: [
            "Umpan berganti baju, tetapi pola dasarnya itu-itu saja. Ceritakan contohnya kepada semua admin, termasuk yang hanya membantu sesekali, dan yakinkan mereka bahwa tampak lambat itu boleh.",
          ],
          list: [
            "Ancaman penghapusan dengan tenggat beberapa jam.",
            "Tawaran centang verifikasi yang meminta kata sandi.",
            "Calon pembeli yang mengirim berkas untuk dipasang, bukan gambar.",
            "Permintaan meneruskan kode yang baru masuk lewat SMS.",
            "Teman lama yang mendadak meminta dukungan suara lewat tautan.",
          ],
        },
        {
          heading: "Jam pertama setelah akun lepas",
          paragraphs: [
            "Pakai perangkat yang biasa digunakan untuk masuk, lalu buka halaman bantuan resmi dengan mengetik alamatnya sendiri. Ikuti jalur pemulihan untuk akun yang diretas. Bersamaan dengan itu, amankan email induk: ganti sandinya, periksa aturan penerusan yang tidak Anda kenal, dan keluarkan semua sesi. Hubungi bank bila ada kartu yang terhubung ke akun iklan. Simpan gambar layar tentang semua yang terjadi, lengkap dengan jamnya.",
            "Abaikan orang yang menawarkan jasa pemulihan di kolom komentar. Tawaran semacam itu lazimnya penipuan lapis kedua, dan yang diincar adalah orang yang sedang putus asa.",
          ],
        },
        {
          heading: "Memberi tahu pelanggan",
          paragraphs: [
            "Jangan menunggu akun kembali. Umumkan lewat saluran lain yang masih Anda kuasai, seperti website, aplikasi pesan, papan di kasir, dan akun pribadi pemilik. Katakan apa yang terjadi, sejak kapan, pesan mana yang harus diabaikan, dan satu-satunya nomor rekening yang sah. Kalimat pendek lebih menenangkan daripada permintaan maaf panjang. Jawab pula mereka yang telanjur mengirim uang, dan sarankan segera melapor ke bank serta polisi.",
            "Akun tiruan memerlukan langkah serupa. Laporkan lewat fasilitas peniruan identitas, ajak pelanggan ikut melaporkan, dan pasang keterangan tentang nama akun resmi di website.",
          ],
        },
        {
          heading: "Setelah semuanya kembali",
          paragraphs: [
            "Periksa unggahan, pesan terkirim, daftar admin, aplikasi yang terhubung, serta pembayaran iklan. Pembajak gemar meninggalkan jalan untuk masuk lagi. Baru sesudahnya duduklah bersama admin, tanpa mencari korban, dan bahas di menit mana kecurigaan seharusnya muncul. Cerita itu, dituturkan apa adanya, akan melindungi toko lebih lama daripada pengaturan mana pun.",
          ],
        },
      ],
    },
  ],
};
