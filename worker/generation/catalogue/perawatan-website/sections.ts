import type { CategorySections } from "../category-sections";

export const maintenanceSections: CategorySections = {
  firstSteps: [
    {
      heading: "Periksa keadaan sebelum menyusun jadwal",
      paragraphs: [
        "Luangkan setengah jam untuk mengetahui posisi Anda. Empat pemeriksaan ini tidak mengubah apa pun, jadi aman dilakukan siapa saja.",
      ],
      list: [
        "Masuk ke akun domain dan hosting, lalu catat tanggal jatuh temponya.",
        "Kirim pesan percobaan melalui setiap formulir.",
        "Tanyakan kapan {subject} terakhir dikerjakan dan oleh siapa.",
        "Buka lima halaman secara acak di ponsel.",
      ],
    },
    {
      heading: "Satu orang, satu hari, satu catatan",
      paragraphs: [
        "Perawatan jarang gagal karena sulit. Ia gagal karena semua orang mengira orang lain sudah melakukannya. Tunjuk satu nama untuk {subject}, pilih satu hari tetap dalam sebulan, dan sediakan satu lembar catatan.",
        "Isi catatan cukup tanggal, apa yang diperiksa, dan apa yang ditemukan. Ketika penanggung jawab cuti, penggantinya tinggal melanjutkan dari baris terakhir.",
      ],
    },
    {
      heading: "Membangun kebiasaan dalam tiga putaran",
      paragraphs: [
        "Putaran pertama dipakai untuk menemukan, jadi jangan memperbaiki apa pun dulu. Pada putaran kedua, bereskan yang paling berisiko dan paling murah. Putaran ketiga barulah menetapkan jadwal tetap untuk {subject}.",
        "Dengan jarak sebulan di antaranya, Anda punya waktu melihat mana yang benar-benar berulang. Jadwal yang lahir dari temuan akan lebih dipatuhi daripada daftar salinan.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Menunggu sampai ada yang mengeluh",
      paragraphs: [
        "Pengunjung yang menemui gangguan biasanya tidak melapor, mereka pergi. Saat kabar akhirnya sampai kepada Anda, kerusakan mungkin sudah berlangsung berminggu-minggu.",
        "Anggap {subject} seperti memeriksa alat pemadam: membosankan, singkat, dan sangat berharga pada hari yang salah. Pengingat di kalender lebih dapat diandalkan daripada niat baik.",
      ],
    },
    {
      heading: "Kebiasaan yang terlihat hemat",
      paragraphs: [
        "Beberapa penghematan justru memindahkan biaya ke hari yang paling merepotkan. Di seputar {subject}, hindari kebiasaan seperti ini.",
      ],
      list: [
        "Satu kata sandi dipakai bersama oleh semua orang.",
        "Cadangan disimpan di tempat yang sama dengan websitenya.",
        "Perubahan dicoba langsung pada halaman yang sedang dibuka pelanggan.",
        "Tagihan terikat pada kartu karyawan yang sudah keluar.",
      ],
    },
    {
      heading: "Memperbaiki tanpa jalan kembali",
      paragraphs: [
        "Perubahan kecil yang dikerjakan terburu-buru sering menjadi kerusakan besar. Sebelum menyentuh {subject}, pastikan ada salinan yang pernah dicoba dipulihkan, bukan sekadar berkas yang diyakini ada.",
        "Kerjakan pada jam sepi dan beri tahu orang yang menjawab telepon. Bila dalam setengah jam hasilnya tidak sesuai, kembalikan dulu, kemudian pelajari penyebabnya dengan tenang.",
      ],
    },
  ],
  questions: [
    {
      heading: "Bertanya kepada penyedia perawatan",
      paragraphs: [
        "Kata perawatan bisa berarti banyak hal. Mintalah jawaban tertulis agar kedua pihak membayangkan pekerjaan yang sama.",
      ],
      list: [
        "Apa saja yang diperiksa setiap bulan, dan bagaimana kami melihat buktinya?",
        "Siapa yang menangani {subject}, dan berapa lama tanggapannya?",
        "Kapan pemulihan cadangan terakhir kali diuji?",
        "Pekerjaan apa yang dihitung sebagai biaya tambahan?",
      ],
    },
    {
      heading: "Membaca laporan bulanan dengan kritis",
      paragraphs: [
        "Laporan yang baik dapat dibaca dalam tiga menit: apa yang dikerjakan, apa yang ditemukan, apa yang perlu Anda putuskan. Grafik berwarna tanpa kesimpulan hanya menebalkan berkas.",
        "Tanyakan satu hal setiap bulan tentang {subject}, misalnya meminta contoh temuan. Penyedia yang sungguh bekerja akan menjawab dengan cerita, bukan dengan mengirim ulang templat.",
      ],
    },
    {
      heading: "Menyiapkan diri untuk hari buruk",
      paragraphs: [
        "Tanyakan kepada pengelola: bila website mati pada Sabtu malam, siapa yang tahu lebih dulu? Mintalah ia menceritakan urutannya dari peringatan pertama sampai pulih.",
        "Tuliskan jawabannya di satu kartu bersama nomor telepon dan letak akun penting. Kartu itu juga memuat siapa yang boleh mengambil keputusan tentang {subject} ketika Anda tidak dapat dihubungi.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Bukti bahwa perawatan berjalan",
      paragraphs: [
        "Perawatan yang baik hampir tidak terlihat, jadi carilah buktinya. Catatan kerja terisi, pemulihan pernah diuji, pesan formulir sampai, dan tidak ada tagihan yang mengejutkan.",
        "Setiap tiga bulan, pilih satu bagian dari {subject} dan minta diperagakan di depan Anda. Sepuluh menit peragaan lebih meyakinkan daripada setahun laporan yang tidak pernah dibuka.",
      ],
    },
    {
      heading: "Menghitung biaya gangguan",
      paragraphs: [
        "Catat setiap gangguan: berapa lama berlangsung, siapa yang terkena, dan berapa jam kerja habis untuk memulihkannya. Tambahkan perkiraan pesanan yang tertunda, cukup dengan angka kasar.",
        "Setelah setengah tahun, bandingkan jumlah itu dengan waktu yang dipakai untuk {subject}. Perbandingan tersebut memudahkan Anda memutuskan apakah perawatan perlu ditambah, dipertahankan, atau disederhanakan.",
      ],
    },
    {
      heading: "Tiga tanda bahwa jadwal perlu diubah",
      paragraphs: [
        "Tanda pertama, temuan yang sama muncul tiga bulan berturut-turut. Tanda kedua, pemeriksaan selalu ditunda karena terlalu panjang. Tanda ketiga, tidak ada seorang pun yang membaca hasilnya.",
        "Bila salah satunya terjadi, perbaiki sebabnya sebelum menambah langkah lain. Jadwal {subject} yang pendek dan dikerjakan selalu mengalahkan jadwal lengkap yang hanya tercetak.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila Anda lebih suka menyerahkannya",
      paragraphs: [
        "Arunika Web menyediakan perawatan berkala: pembaruan, cadangan, pemantauan, dan perubahan kecil pada isi halaman. Rinciannya ada di [halaman layanan](/services). Belum pernah kami tangani pun tidak apa-apa, [ceritakan dulu keadaannya](/contact).",
      ],
    },
    {
      heading: "Pemeriksaan awal bersama kami",
      paragraphs: [
        "Tidak yakin bagian mana yang terlewat? Sampaikan alamat website dan siapa yang mengurusnya sekarang lewat [konsultasi gratis](/contact). Kami akan mengatakan mana yang mendesak dan mana yang masih aman, sementara pilihan kerja samanya bisa dibaca di [halaman harga](/pricing).",
      ],
    },
    {
      heading: "Berbagi tugas dengan tim Arunika Web",
      paragraphs: [
        "Banyak pemilik usaha mengurus isi sendiri dan menyerahkan bagian teknis kepada kami. Pembagian seperti itu dapat diatur sesuai kemampuan tim Anda. [Hubungi kami](/contact) untuk membicarakannya, atau pelajari dulu [layanan perawatan dan integrasi](/services).",
      ],
    },
  ],
};
