import type { CategorySections } from "../category-sections";

export const socialMediaSections: CategorySections = {
  firstSteps: [
    {
      heading: "Memulai dari kebiasaan yang sanggup dijaga",
      paragraphs: [
        "Rencana yang terlalu ramai biasanya berhenti pada minggu ketiga. Tentukan dulu berapa jam dalam sepekan yang benar-benar tersedia, baru putuskan bentuk {subject} yang muat di dalamnya.",
        "Dua jam yang pasti lebih berguna daripada sepuluh jam yang bergantung pada suasana hati. Pilih harinya, beri tahu keluarga atau rekan, dan perlakukan seperti janji dengan pelanggan.",
      ],
    },
    {
      heading: "Bahan yang bisa dikumpulkan sambil bekerja",
      paragraphs: [
        "Usaha kecil jarang kekurangan cerita, hanya saja tidak sempat dicatat. Simpan bahan untuk {subject} dalam satu album bersama sepanjang hari kerja.",
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
        "Pilih satu gagasan tentang {subject} dan jalankan selama empat pekan tanpa tergoda menggantinya. Tetapkan hari, bentuk, serta orang yang bertugas, lalu tulis di kalender yang dapat dilihat semua orang.",
        "Akhir bulan nanti, duduklah bersama dan tanyakan bagian mana yang terasa ringan. Kebiasaan yang ringan akan bertahan, sedangkan yang berat perlu disederhanakan sebelum ditambah.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Mengejar angka yang tidak membayar gaji",
      paragraphs: [
        "Penonton dari kota yang tidak Anda layani tetap menambah angka, tetapi tidak menambah pesanan. Sebelum meniru konten yang viral, tanyakan apakah orang yang menyukainya mungkin membeli.",
        "Dalam hal {subject}, seratus pengikut yang tinggal satu kecamatan bisa lebih berharga daripada ribuan yang hanya lewat. Kenali nama beberapa di antara mereka.",
      ],
    },
    {
      heading: "Kebiasaan yang membuat akun terasa dingin",
      paragraphs: [
        "Orang mengikuti akun usaha karena ingin merasa dekat. Beberapa kebiasaan berikut tanpa sengaja menjauhkan mereka, terutama seputar {subject}.",
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
        "Akun dapat terkunci, jangkauan dapat berubah, dan kebiasaan orang berpindah. Apa pun hasil {subject} hari ini, simpanlah foto asli, daftar pelanggan, serta informasi penting di tempat yang Anda kuasai.",
        "Website sederhana sudah cukup menjadi rumah tetapnya. Media sosial mengundang tamu, rumah itu yang menerima mereka ketika jalan lain ditutup.",
      ],
    },
  ],
  questions: [
    {
      heading: "Bila ingin memakai jasa pengelola akun",
      paragraphs: [
        "Sebelum menyerahkan kata sandi, pastikan Anda memahami cara kerja mereka. Empat pertanyaan ini sebaiknya dijawab dengan contoh.",
      ],
      list: [
        "Siapa yang menulis, siapa yang memotret, dan siapa yang membalas komentar?",
        "Bagaimana {subject} disesuaikan dengan usaha kami?",
        "Apa yang dilakukan ketika ada keluhan pada malam hari?",
        "Apakah akun dan seluruh berkas tetap atas nama kami?",
      ],
    },
    {
      heading: "Membagi tugas antara Anda dan pengelola",
      paragraphs: [
        "Orang luar bisa merapikan jadwal, teks, dan gambar. Yang tidak bisa mereka ciptakan adalah kejadian di tempat kerja Anda, padahal itulah yang paling ingin dilihat orang.",
        "Sepakati pembagian {subject} sejak awal: Anda mengirim bahan mentah setiap pekan, mereka mengolahnya, lalu satu orang menyetujui. Tanpa bahan dari dalam, hasilnya akan menyerupai akun siapa saja.",
      ],
    },
    {
      heading: "Menyetujui konten tanpa memperlambatnya",
      paragraphs: [
        "Persetujuan yang berlapis membuat kabar hari ini terbit lusa. Tentukan jenis unggahan mana yang boleh langsung tayang dan mana yang perlu dilihat pemilik. Harga, kesehatan, serta keluhan pelanggan termasuk kelompok kedua.",
        "Untuk {subject}, sediakan satu jam tetap dalam sepekan guna memeriksa semuanya sekaligus. Keputusan yang dikumpulkan lebih cepat daripada jawaban yang tercecer.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Membaca tanda yang lebih dekat dengan penjualan",
      paragraphs: [
        "Hitung percakapan yang dimulai karena sebuah unggahan, bukan hanya tanda suka. Admin cukup menambahkan satu pertanyaan ringan: “Tadi lihat kami di mana?” Jawabannya dicatat dengan satu huruf di samping nama.",
        "Setelah beberapa pekan, terlihat apakah {subject} mengantar orang sampai bertanya. Unggahan yang sepi suka tetapi ramai pertanyaan layak diulang.",
      ],
    },
    {
      heading: "Tinjauan bulanan selama dua puluh menit",
      paragraphs: [
        "Buka sepuluh unggahan terakhir dan bagi menjadi tiga: memancing percakapan, sekadar lewat, dan tidak dilihat. Jangan menghitung rata-rata dulu; cari kesamaan di dalam setiap kelompok.",
        "Tuliskan satu dugaan tentang {subject} untuk diuji bulan berikutnya. Satu dugaan saja, supaya jelas apa yang menyebabkan perubahan. Buang dugaan yang tidak terbukti tanpa penyesalan.",
      ],
    },
    {
      heading: "Kapan perlu berhenti atau berganti",
      paragraphs: [
        "Kanal yang tidak cocok menguras tenaga dari kanal yang berhasil. Bila selama tiga bulan tidak ada percakapan, pelanggan, maupun pelajaran baru, kurangi porsinya.",
        "Sebelum memutuskan, pastikan {subject} memang sudah dijalankan dengan teratur. Sering kali yang gagal bukan kanalnya, melainkan jadwalnya. Kalau tetap ingin pergi, tinggalkan satu unggahan yang menunjukkan tempat Anda dapat ditemui.",
      ],
    },
  ],
  closings: [
    {
      heading: "Jika tangan Anda sudah penuh",
      paragraphs: [
        "Arunika Web mengelola media sosial usaha dengan bahan nyata dari tempat Anda, bukan gambar pinjaman. Isi paketnya dapat dibaca di [halaman harga](/pricing). Ceritakan akun dan waktu yang Anda miliki dalam [konsultasi gratis](/contact).",
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
  ],
};
