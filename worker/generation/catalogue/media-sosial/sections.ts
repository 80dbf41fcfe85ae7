import type { CategorySections } from "../category-sections";

export const socialMediaSections: CategorySections = {
  firstSteps: [
    {
      heading: "Memulai dari kebiasaan yang sanggup dijaga",
      paragraphs: [
        "Rencana yang terlalu ramai biasanya berhenti pada minggu ketiga. Tentukan dulu berapa jam dalam sepekan yang benar-benar tersedia, baru putuskan pekerjaan apa saja yang muat di dalamnya.",
        "Dua jam yang pasti lebih berguna daripada sepuluh jam yang bergantung pada suasana hati. Pilih harinya, beri tahu keluarga atau rekan, dan perlakukan seperti janji dengan pelanggan.",
      ],
    },
    {
      heading: "Bahan yang bisa dikumpulkan sambil bekerja",
      paragraphs: [
        "Usaha kecil jarang kekurangan cerita, hanya saja tidak sempat dicatat. Sediakan satu album bersama dan isi sepanjang hari kerja.",
      ],
      list: [
        "Foto proses yang jarang dilihat pelanggan.",
        "Pertanyaan menarik yang baru saja dijawab admin.",
        "Kesalahan kecil dan cara memperbaikinya.",
        "Satu barang atau hasil kerja yang membuat tim bangga.",
      ],
    },
    {
      heading: "Percobaan sebulan dengan satu arah",
      paragraphs: [
        "Pilih satu gagasan dan jalankan selama empat pekan tanpa tergoda menggantinya. Tetapkan hari, bentuk, serta orang yang bertugas, lalu tulis di kalender yang dapat dilihat semua orang.",
        "Akhir bulan nanti, duduklah bersama dan tanyakan bagian mana yang terasa ringan. Kebiasaan yang ringan akan bertahan, sedangkan yang berat perlu disederhanakan sebelum ditambah.",
      ],
    },
    {
      heading: "Jadwal sepekan untuk satu orang",
      paragraphs: [
        "Admin yang merangkap kasir tidak punya waktu untuk kalender konten yang rumit. Pembagian sederhana ini cukup untuk memulai, dan hari yang kosong masih bisa dipakai untuk urusan {subject}.",
      ],
      table: {
        head: ["Hari", "Pekerjaan", "Lamanya"],
        rows: [
          ["Senin", "Memilih bahan dari album bersama", "Setengah jam"],
          ["Selasa", "Menulis teks dan menyiapkan gambar", "Satu jam"],
          ["Kamis", "Mengunggah dan membalas komentar", "Setengah jam"],
          ["Sabtu", "Mencatat apa yang memancing percakapan", "Seperempat jam"],
        ],
      },
    },
    {
      heading: "Merapikan akun sebelum mengundang pengikut",
      paragraphs: [
        "Orang yang baru datang menilai akun dari apa yang pertama kali terlihat. Hal dasar ini dapat dibereskan dalam satu sore.",
      ],
      steps: [
        "Samakan nama, foto, dan nomor yang bisa dihubungi di semua akun.",
        "Arsipkan unggahan lama yang harganya sudah tidak berlaku.",
        "Tulis jam balas pesan supaya orang tahu kapan dijawab.",
        "Uji setiap tautan dengan ponsel yang tidak masuk ke akun Anda.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Mengejar angka yang tidak membayar gaji",
      paragraphs: [
        "Penonton dari kota yang tidak Anda layani tetap menambah angka, tetapi tidak menambah pesanan. Sebelum meniru konten yang viral, tanyakan apakah orang yang menyukainya mungkin membeli.",
        "Seratus pengikut yang tinggal satu kecamatan bisa lebih berharga daripada ribuan yang hanya lewat. Kenali nama beberapa di antara mereka.",
      ],
    },
    {
      heading: "Kebiasaan yang membuat akun terasa dingin",
      paragraphs: [
        "Orang mengikuti akun usaha karena ingin merasa dekat. Beberapa kebiasaan berikut tanpa sengaja menjauhkan mereka.",
      ],
      list: [
        "Semua unggahan berisi ajakan membeli.",
        "Komentar dibiarkan tanpa jawaban selama berhari-hari.",
        "Foto dan kalimat diambil dari templat yang dipakai banyak toko.",
        "Kabar penting hanya muncul di cerita yang hilang dalam sehari.",
      ],
    },
    {
      heading: "Menitipkan seluruh usaha pada satu akun",
      paragraphs: [
        "Akun dapat terkunci, jangkauan dapat berubah, dan kebiasaan orang berpindah. Simpanlah foto asli, daftar pelanggan, serta informasi penting di tempat yang Anda kuasai.",
        "Website sederhana sudah cukup untuk itu. Bila suatu hari akun Anda bermasalah, pelanggan masih tahu ke mana harus mencari.",
      ],
    },
    {
      heading: "Meniru akun besar tanpa timnya",
      paragraphs: [
        "Akun besar yang Anda kagumi mungkin dikerjakan lima orang. Menirunya sendirian hanya menghasilkan kelelahan, lalu jeda panjang yang terlihat oleh semua orang.",
        "Ambil satu hal saja, misalnya cara mereka membuka kalimat, dan sesuaikan dengan tenaga Anda. Untuk contoh sehari-hari, carilah akun yang seukuran usaha Anda.",
      ],
    },
    {
      heading: "Dua hal yang menggerus kepercayaan",
      paragraphs: [
        "Pengikut memaafkan foto yang kurang terang. Yang sulit mereka lupakan adalah dua hal berikut.",
      ],
      parts: [
        {
          heading: "Harga yang disembunyikan",
          paragraphs: [
            "Membalas setiap pertanyaan harga dengan ajakan ke pesan pribadi terasa seperti menghindar. Cantumkan kisarannya, dan jelaskan apa yang membuatnya berbeda.",
          ],
        },
        {
          heading: "Komentar buruk yang dihapus",
          paragraphs: [
            "Orang yang melihatnya hilang akan bertanya-tanya apa lagi yang hilang. Jawab dengan tenang di tempat yang sama, lalu selesaikan urusannya di luar.",
          ],
        },
      ],
    },
  ],
  questions: [
    {
      heading: "Bila ingin memakai jasa pengelola akun",
      paragraphs: [
        "Sebelum memberikan akses, pastikan Anda memahami cara kerja mereka. Empat pertanyaan ini sebaiknya dijawab dengan contoh.",
      ],
      list: [
        "Siapa yang menulis, siapa yang memotret, dan siapa yang membalas komentar?",
        "Bahan apa yang harus kami kirim setiap pekan?",
        "Apa yang dilakukan ketika ada keluhan pada malam hari?",
        "Apakah akun dan seluruh berkas tetap atas nama kami?",
      ],
    },
    {
      heading: "Membagi tugas antara Anda dan pengelola",
      paragraphs: [
        "Orang luar bisa merapikan jadwal, teks, dan gambar. Yang tidak bisa mereka ciptakan adalah kejadian di tempat kerja Anda, padahal itulah yang ingin dilihat orang.",
      ],
      table: {
        head: ["Pekerjaan", "Anda", "Pengelola"],
        rows: [
          ["Bahan mentah", "Mengirim foto dan cerita setiap pekan", "Memilih dan merapikan"],
          ["Teks", "Memeriksa istilah dan harga", "Menulis draf"],
          ["Komentar", "Menjawab yang menyangkut pesanan", "Menjawab yang umum"],
          ["Persetujuan", "Satu orang, satu kali sepekan", "Menunggu sebelum tayang"],
        ],
      },
    },
    {
      heading: "Menyetujui konten tanpa memperlambatnya",
      paragraphs: [
        "Persetujuan yang berlapis membuat kabar hari ini terbit lusa. Tentukan jenis unggahan mana yang boleh langsung tayang dan mana yang perlu dilihat pemilik. Harga, kesehatan, serta keluhan pelanggan termasuk kelompok kedua.",
        "Sediakan satu jam tetap dalam sepekan untuk memeriksa semuanya sekaligus. Memutuskan sekali duduk lebih cepat daripada menjawab satu per satu di sela pekerjaan.",
      ],
    },
    {
      heading: "Bertanya kepada pengikut tanpa menebak",
      paragraphs: [
        "Pengikut senang dimintai pendapat asalkan pertanyaannya mudah dan hasilnya terlihat. Tanyakan pilihan antara dua hal nyata, jangan meminta ide dari nol.",
        "Umumkan apa yang Anda putuskan berdasarkan jawaban mereka. Sekali orang merasa suaranya didengar, pertanyaan Anda berikutnya akan dijawab lebih banyak orang.",
      ],
    },
    {
      heading: "Pertanyaan sebelum menambah tenaga",
      paragraphs: [
        "Menambah admin atau menyewa pengelola terasa seperti jalan keluar dari kelelahan. Sebelum melakukannya, periksa dulu apakah pekerjaannya memang banyak atau hanya berserakan.",
        "Catat selama sepekan apa saja yang dikerjakan dan berapa menit lamanya. Kalau separuhnya habis untuk mencari foto atau mengulang jawaban, yang Anda perlukan adalah album rapi dan daftar jawaban, bukan orang baru.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Membaca tanda yang lebih dekat dengan penjualan",
      paragraphs: [
        "Hitung percakapan yang dimulai karena sebuah unggahan, bukan hanya tanda suka. Admin cukup menambahkan satu pertanyaan ringan: “Tadi lihat kami di mana?” Jawabannya dicatat dengan satu huruf di samping nama.",
        "Setelah beberapa pekan, terlihat unggahan mana yang mengantar orang sampai bertanya. Unggahan yang sedikit disukai tetapi banyak ditanyakan layak diulang.",
      ],
    },
    {
      heading: "Tinjauan bulanan selama dua puluh menit",
      paragraphs: [
        "Buka sepuluh unggahan terakhir dan bagi menjadi tiga: memancing percakapan, sekadar lewat, dan tidak dilihat. Jangan menghitung rata-rata dulu; cari kesamaan di dalam setiap kelompok.",
        "Tuliskan satu dugaan untuk diuji bulan berikutnya. Satu saja, supaya jelas apa yang menyebabkan perubahan. Buang dugaan yang tidak terbukti tanpa penyesalan.",
      ],
    },
    {
      heading: "Kapan perlu berhenti atau berganti",
      paragraphs: [
        "Cara yang tidak cocok menghabiskan tenaga yang seharusnya dipakai untuk cara yang berhasil. Bila selama tiga bulan tidak ada percakapan, pelanggan, maupun pelajaran baru, kurangi porsinya.",
        "Sebelum memutuskan, pastikan rencananya memang sudah dijalankan dengan teratur. Sering kali gagasannya baik, hanya jadwalnya yang tidak dijaga. Kalau tetap ingin berhenti, tinggalkan satu unggahan yang menunjukkan tempat Anda dapat ditemui.",
      ],
    },
    {
      heading: "Lembar catatan yang cukup seminggu sekali",
      paragraphs: [
        "Aplikasi statistik menyediakan puluhan angka, dan sebagian besar tidak mengubah keputusan Anda. Empat langkah ini cukup.",
      ],
      steps: [
        "Tulis tiga unggahan pekan ini dan pesan yang datang sesudahnya.",
        "Beri tanda pada pesan yang berujung pesanan.",
        "Salin satu kalimat pelanggan yang menarik, kata demi kata.",
        "Putuskan satu hal yang diulang dan satu hal yang dihentikan.",
      ],
    },
    {
      heading: "Membedakan ramai sesaat dan ramai yang bertahan",
      paragraphs: [
        "Unggahan yang mendadak viral sering membawa orang yang tidak kembali. Lihat keadaan dua pekan sesudahnya: apakah pesan masuk lebih banyak daripada sebelumnya, atau sama saja?",
        "Bila sama saja, nikmati perhatiannya dan jangan mengubah arah karenanya. Yang patut dikejar adalah kenaikan kecil yang bertahan, sebab kenaikan semacam itu biasanya hasil kebiasaan.",
      ],
    },
  ],
  closings: [
    {
      heading: "Jika tangan Anda sudah penuh",
      paragraphs: [
        "Arunika Web mengelola media sosial usaha dengan bahan nyata dari tempat Anda, bukan foto stok. Isi paketnya dapat dibaca di [halaman harga](/pricing). Ceritakan akun dan waktu yang Anda miliki dalam [konsultasi gratis](/contact).",
      ],
    },
    {
      heading: "Menghubungkan akun dengan website",
      paragraphs: [
        "Pengunjung dari media sosial membutuhkan halaman yang meneruskan ceritanya. Kami membuat keduanya, sehingga pesan di unggahan dan di website tidak berjalan sendiri-sendiri. Lihat [layanan yang kami kerjakan](/services) atau [hubungi kami](/contact) untuk bertanya.",
      ],
    },
    {
      heading: "Berbincang sebelum memutuskan",
      paragraphs: [
        "Mungkin Anda hanya memerlukan jadwal yang lebih ringan, mungkin juga seorang pengelola. Lewat [obrolan tanpa biaya](/contact), kami bantu membedakannya. Beberapa hasil kerja tim Arunika Web bisa dilihat di [halaman portofolio](/portfolio).",
      ],
    },
    {
      heading: "Bila akun Anda butuh website",
      paragraphs: [
        "Akun yang ramai akan lebih terasa hasilnya bila pengunjungnya punya tempat untuk membaca dan memesan. Contoh halaman semacam itu ada di [portofolio kami](/portfolio), dan kisaran biayanya di [daftar harga](/pricing). Anda bebas memulainya dari satu halaman saja.",
      ],
    },
    {
      heading: "Menyerahkan sebagian, bukan semuanya",
      paragraphs: [
        "Banyak pemilik usaha tetap memotret sendiri dan menyerahkan penulisan serta jadwal kepada kami. Pembagian seperti itu tercantum di antara [layanan Arunika Web](/services). Untuk mengetahui mana yang cocok bagi Anda, [kirim pesan kepada kami](/contact) beserta nama akunnya.",
      ],
    },
  ],
};
