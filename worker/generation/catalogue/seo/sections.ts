import type { CategorySections } from "../category-sections";

export const searchSections: CategorySections = {
  firstSteps: [
    {
      heading: "Pekerjaan pertama yang tidak butuh alat berbayar",
      paragraphs: [
        "Anda bisa memahami keadaan {subject} hanya dengan browser dan akun Google yang sudah dimiliki. Sediakan satu jam tenang untuk langkah ini.",
      ],
      list: [
        "Cari nama usaha Anda dalam jendela penyamaran dan baca hasilnya sebagai orang asing.",
        "Ketik lima kalimat yang mungkin dipakai calon pembeli, lalu lihat siapa yang muncul.",
        "Buka Google Search Console, perhatikan halaman mana yang sudah sering tampil.",
        "Pilih satu halaman untuk diperbaiki lebih dahulu.",
      ],
    },
    {
      heading: "Satu halaman dulu, sampai tuntas",
      paragraphs: [
        "Memperbaiki tiga puluh halaman sedikit-sedikit jarang terlihat hasilnya. Pilih satu yang paling dekat dengan uang, misalnya layanan yang sering ditanyakan, lalu terapkan {subject} di sana sampai selesai.",
        "Baca ulang seminggu kemudian dengan mata segar. Apakah orang yang belum mengenal Anda mendapat jawabannya pada layar pertama? Bila ya, pakai halaman itu sebagai contoh untuk halaman berikutnya.",
      ],
    },
    {
      heading: "Menyusun daftar kerja sebulan",
      paragraphs: [
        "Bagi pekerjaan menjadi empat pekan: memeriksa, menulis, memperbaiki, lalu mengamati. Setiap pekan cukup diberi satu tugas mengenai {subject}, dengan nama orang dan hari selesainya.",
        "Tulis daftar itu di tempat yang terlihat, bukan di aplikasi yang jarang dibuka. Kemajuan kecil yang rutin lebih mudah dipertahankan daripada satu akhir pekan penuh semangat yang tidak pernah terulang.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Jalan pintas yang akhirnya lebih jauh",
      paragraphs: [
        "Menumpuk kata kunci, membeli ratusan tautan, atau menyalin artikel orang lain masih ditawarkan dengan harga menarik. Mesin pencari sudah lama belajar mengenali pola semacam itu, dan pembaca mengenalinya lebih cepat lagi.",
        "Kalau sebuah cara mengenai {subject} tidak akan Anda ceritakan kepada pelanggan, anggap itu sebagai tanda bahaya. Pekerjaan yang jujur memang lambat, tetapi tidak perlu disembunyikan.",
      ],
    },
    {
      heading: "Salah paham yang membuat cepat putus asa",
      paragraphs: [
        "Kekecewaan terhadap pencarian Google sering berawal dari harapan yang keliru. Ingat beberapa hal berikut saat mengerjakan {subject}.",
      ],
      list: [
        "Peringkat di ponsel Anda berbeda dari peringkat di ponsel pelanggan.",
        "Perubahan memerlukan waktu sebelum dibaca ulang oleh mesin pencari.",
        "Kata yang paling banyak dicari belum tentu membawa pembeli.",
        "Iklan berbayar tidak menaikkan posisi hasil yang biasa.",
      ],
    },
    {
      heading: "Menulis untuk mesin, lupa pada orangnya",
      paragraphs: [
        "Halaman yang mengulang frasa sama di setiap kalimat mungkin terasa aman, padahal melelahkan. Orang menutupnya dan kembali ke hasil pencarian, sehingga kunjungan itu tidak menghasilkan apa pun.",
        "Bacakan draf tentang {subject} kepada seseorang lewat telepon. Bagian yang terdengar janggal di telinga biasanya juga janggal bagi pembaca, dan hampir selalu dapat ditulis lebih pendek.",
      ],
    },
  ],
  questions: [
    {
      heading: "Bertanya kepada penyedia jasa SEO",
      paragraphs: [
        "Pekerjaan ini sebagian besar tidak terlihat, karena itu mintalah penjelasan yang dapat Anda periksa sendiri.",
      ],
      list: [
        "Apa saja yang akan diubah pada bulan pertama, dan di halaman mana?",
        "Bagaimana {subject} akan ditangani, dan siapa yang menulis isinya?",
        "Laporan apa yang kami terima, dan dari sumber data mana?",
        "Apa yang tetap menjadi milik kami bila kerja sama berhenti?",
      ],
    },
    {
      heading: "Janji yang perlu dibaca dua kali",
      paragraphs: [
        "Tidak ada pihak luar yang mengendalikan urutan hasil pencarian, jadi jaminan peringkat selalu menyimpan syarat. Tanyakan untuk kata apa, di kota mana, dan seberapa banyak orang yang mencarinya.",
        "Penyedia yang baik lebih suka membicarakan pekerjaan daripada posisi. Ia akan memperlihatkan contoh {subject} yang pernah ditangani, menceritakan yang tidak berhasil, dan mengajukan banyak pertanyaan tentang pelanggan Anda.",
      ],
    },
    {
      heading: "Kerjakan sendiri atau serahkan?",
      paragraphs: [
        "Menjawab pertanyaan pelanggan dengan tulisan yang jelas paling baik dilakukan oleh orang dalam. Urusan teknis, seperti pengalihan alamat atau kecepatan halaman, lebih aman di tangan orang yang terbiasa.",
        "Untuk {subject}, pisahkan keduanya sejak awal. Anda menyumbang pengetahuan dan contoh, sedangkan pelaksana merapikan bentuknya. Pembagian ini menekan biaya sekaligus menjaga isi tetap benar.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Melihat kemajuan tanpa terpaku pada peringkat",
      paragraphs: [
        "Buka laporan kinerja di Search Console sekali sebulan dan bandingkan dengan tiga bulan sebelumnya. Perhatikan kata pencarian yang baru muncul, halaman yang makin sering diklik, dan halaman yang tampil tetapi diabaikan.",
        "Setelah itu, cocokkan dengan jumlah orang yang menghubungi. Bila {subject} mendatangkan kunjungan tanpa percakapan, mungkin isinya menarik bagi orang yang bukan calon pembeli.",
      ],
    },
    {
      heading: "Catatan yang kelak menjelaskan semuanya",
      paragraphs: [
        "Setiap kali mengubah halaman, tulis tanggal, alasan, dan isi perubahannya. Enam bulan kemudian, ketika grafik naik atau turun, Anda tidak perlu menebak apa yang terjadi.",
        "Catatan mengenai {subject} cukup satu baris per perubahan. Tambahkan juga kejadian di luar website, seperti liburan panjang atau liputan media, karena kunjungan sering bergerak oleh sebab yang tidak ada hubungannya dengan pekerjaan Anda.",
      ],
    },
    {
      heading: "Berapa lama sebaiknya menunggu",
      paragraphs: [
        "Perbaikan judul bisa tampak dalam hitungan minggu, sedangkan halaman baru di bidang yang padat dapat memerlukan berbulan-bulan. Pakailah dua batas: satu untuk memeriksa apakah {subject} sudah terbaca dengan benar, satu lagi untuk menilai hasilnya.",
        "Selama menunggu, tahan keinginan mengubah halaman yang sama setiap pekan. Alihkan tenaga ke halaman lain, supaya penilaiannya tidak tercampur.",
      ],
    },
  ],
  closings: [
    {
      heading: "Jika ingin pemeriksaan dari luar",
      paragraphs: [
        "Arunika Web menangani SEO dan kecepatan website dengan pekerjaan yang dapat Anda periksa, tanpa menjanjikan peringkat. Kirim alamat website Anda lewat [konsultasi gratis](/contact). Cakupan pekerjaannya tertulis di [halaman layanan](/services).",
      ],
    },
    {
      heading: "Peran yang bisa kami ambil",
      paragraphs: [
        "Kami dapat mengerjakan bagian teknis sementara Anda menyiapkan pengetahuan yang tidak dimiliki orang lain. Paket bulanannya ada di [halaman harga](/pricing). Bila masih ragu apakah perlu, [tanyakan saja kepada kami](/contact).",
      ],
    },
    {
      heading: "Membawa temuan Anda ke meja kami",
      paragraphs: [
        "Sudah mencatat halaman yang ingin diperbaiki? Bawa daftarnya ke [obrolan gratis dengan Arunika Web](/contact), dan kami bantu mengurutkannya. Anda bebas mengerjakannya sendiri sesudah itu, atau menunjuk kami melalui salah satu [layanan yang tersedia](/services).",
      ],
    },
  ],
};
