import type { CategorySections } from "../category-sections";

export const maintenanceSections: CategorySections = {
  firstSteps: [
    {
      heading: "Periksa keadaan sebelum menyusun jadwal",
      paragraphs: [
        "Luangkan setengah jam untuk mengetahui keadaan website Anda. Empat pemeriksaan ini tidak mengubah apa pun, jadi aman dilakukan siapa saja.",
      ],
      steps: [
        "Masuk ke akun domain dan hosting, lalu catat tanggal jatuh temponya.",
        "Kirim pesan percobaan melalui setiap formulir.",
        "Tanyakan siapa yang terakhir mengubah sesuatu di website, dan kapan.",
        "Buka lima halaman secara acak di ponsel.",
      ],
    },
    {
      heading: "Satu orang, satu hari, satu catatan",
      paragraphs: [
        "Perawatan jarang gagal karena sulit. Yang lebih sering terjadi, semua orang mengira orang lain sudah melakukannya. Tunjuk satu nama untuk merawat website, pilih satu hari tetap dalam sebulan, dan sediakan satu lembar catatan.",
        "Isi catatan cukup tanggal, apa yang diperiksa, dan apa yang ditemukan. Ketika penanggung jawab cuti, penggantinya tinggal melanjutkan dari baris terakhir.",
      ],
    },
    {
      heading: "Membangun kebiasaan dalam tiga putaran",
      paragraphs: [
        "Putaran pertama dipakai untuk menemukan, jadi jangan memperbaiki apa pun dulu. Pada putaran kedua, bereskan yang berisiko besar dan murah biayanya. Putaran ketiga barulah menetapkan jadwal tetap.",
        "Dengan jarak sebulan di antaranya, Anda punya waktu melihat mana yang benar-benar berulang. Jadwal yang disusun dari temuan sendiri biasanya lebih dipatuhi daripada daftar hasil salinan.",
      ],
    },
    {
      heading: "Peta kecil tentang apa yang Anda punya",
      paragraphs: [
        "Banyak pemilik website tidak tahu persis apa saja yang mereka bayar. Isi tabel ini sekali, lalu perbarui setiap kali ada yang berganti.",
      ],
      table: {
        head: ["Bagian", "Yang dicatat", "Di mana disimpan"],
        rows: [
          ["Domain", "Penyedia, pemegang akun, jatuh tempo", "Map bersama milik pemilik"],
          ["Hosting", "Paket, kontak bantuan, letak cadangan", "Map bersama milik pemilik"],
          ["Email", "Penyedia dan daftar alamat yang aktif", "Catatan bagian administrasi"],
          ["Website", "Siapa yang boleh mengubah apa", "Catatan penanggung jawab isi"],
        ],
      },
    },
    {
      heading: "Memilih waktu yang tenang",
      paragraphs: [
        "Pekerjaan teknis pada jam sibuk membuat orang terburu-buru, dan dari situ kerusakan sering bermula. Lihat jam berapa pesan pelanggan biasanya berhenti, lalu tandai jam itu sebagai waktu merawat.",
        "Beri tahu orang yang menjawab telepon sebelum memulai. Bila ada yang bertanya mengapa halaman sebentar tidak terbuka, jawabannya sudah siap dan tidak terdengar seperti musibah.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Menunggu sampai ada yang mengeluh",
      paragraphs: [
        "Pengunjung yang menemui gangguan biasanya tidak melapor, mereka pergi. Saat kabar akhirnya sampai kepada Anda, kerusakan mungkin sudah berlangsung berminggu-minggu.",
        "Anggap pemeriksaan rutin seperti memeriksa alat pemadam: membosankan, singkat, dan sangat berharga pada hari yang salah. Pengingat di kalender lebih dapat diandalkan daripada niat baik.",
      ],
    },
    {
      heading: "Kebiasaan yang terlihat hemat",
      paragraphs: [
        "Beberapa penghematan justru memindahkan biaya ke hari yang merepotkan. Hindari kebiasaan seperti ini.",
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
        "Perubahan kecil yang dikerjakan terburu-buru sering menjadi kerusakan besar. Sebelum mengubah apa pun, pastikan ada salinan yang pernah dicoba dipulihkan, bukan sekadar berkas yang diyakini ada.",
        "Bila dalam setengah jam hasilnya tidak sesuai, kembalikan dulu keadaan semula, kemudian pelajari penyebabnya dengan tenang. Mundur selangkah lebih murah daripada menambal di atas tambalan.",
      ],
    },
    {
      heading: "Menumpuk pekerjaan kecil sampai menjadi proyek",
      paragraphs: [
        "Satu pembaruan yang ditunda tidak terasa. Dua puluh pembaruan yang ditunda berubah menjadi proyek yang menakutkan, lalu ditunda lagi karena menakutkan.",
        "Bagilah pekerjaan yang menyangkut {subject} menjadi tugas yang selesai dalam satu jam. Tugas yang pendek lebih mudah dimulai, juga pada bulan yang sibuk.",
      ],
    },
    {
      heading: "Dua anggapan yang perlu diperiksa",
      paragraphs: ["Sebagian masalah berawal dari kalimat yang terdengar masuk akal dan tidak pernah diuji."],
      parts: [
        {
          heading: "“Penyedianya pasti sudah mengurus”",
          paragraphs: [
            "Penyedia hosting menjaga servernya, bukan isi website Anda. Baca sekali lagi apa yang termasuk dalam langganan, dan tanyakan hal yang tidak tertulis di sana.",
          ],
        },
        {
          heading: "“Website kami terlalu kecil untuk diganggu”",
          paragraphs: [
            "Kebanyakan serangan dijalankan program yang mencoba semua alamat tanpa memilih. Website kecil yang dibiarkan terbuka sama mudahnya dimasuki dengan website besar.",
          ],
        },
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
        "Berapa lama tanggapan yang bisa kami harapkan pada hari kerja dan hari libur?",
        "Kapan pemulihan cadangan terakhir kali diuji?",
        "Pekerjaan apa yang dihitung sebagai biaya tambahan?",
      ],
    },
    {
      heading: "Membaca laporan bulanan dengan kritis",
      paragraphs: [
        "Laporan yang baik dapat dibaca dalam tiga menit: apa yang dikerjakan, apa yang ditemukan, apa yang perlu Anda putuskan. Grafik berwarna tanpa kesimpulan hanya menambah jumlah halaman.",
        "Ajukan satu pertanyaan lanjutan setiap bulan, misalnya dengan meminta contoh temuan. Penyedia yang sungguh bekerja akan menjawab dengan cerita, bukan dengan mengirim ulang templat.",
      ],
    },
    {
      heading: "Menyiapkan diri untuk keadaan darurat",
      paragraphs: [
        "Tanyakan kepada pengelola: bila website mati pada Sabtu malam, siapa yang tahu lebih dulu? Mintalah ia menceritakan urutannya dari peringatan pertama sampai pulih.",
        "Tuliskan jawabannya di satu kartu bersama nomor telepon dan letak akun penting. Kartu itu juga memuat nama orang yang boleh mengambil keputusan ketika Anda tidak dapat dihubungi.",
      ],
    },
    {
      heading: "Dikerjakan sendiri, bersama, atau diserahkan",
      paragraphs: [
        "Tidak ada pembagian yang cocok untuk semua usaha, juga dalam urusan {subject}. Tabel ini membantu Anda memilih titik awal, yang boleh diubah setelah beberapa bulan.",
      ],
      table: {
        head: ["Keadaan Anda", "Pilihan yang wajar", "Yang tetap Anda pegang"],
        rows: [
          [
            "Ada karyawan yang teliti dan punya waktu",
            "Isi dikerjakan sendiri, urusan teknis sesekali dibantu",
            "Semua akun dan catatan",
          ],
          [
            "Website dipakai menerima pesanan",
            "Urusan teknis diserahkan",
            "Keputusan kapan website boleh berhenti",
          ],
          ["Website hanya berisi profil", "Pemeriksaan berkala sudah memadai", "Kebenaran isi halaman"],
          ["Tidak ada yang sempat", "Diserahkan dengan laporan singkat", "Domain dan data pelanggan"],
        ],
      },
    },
    {
      heading: "Tanda penyedia yang bisa dipercaya",
      paragraphs: [
        "Penyedia yang dapat dipercaya lebih dulu bertanya apa kerugian Anda bila website berhenti, baru kemudian menyebut paket. Ia juga mengatakan apa yang tidak ditanganinya, tanpa harus dipancing.",
        "Mintalah ia menceritakan satu kejadian ketika pekerjaannya tidak berjalan mulus. Cerita yang jujur, lengkap dengan apa yang diubah sesudahnya, lebih menenangkan daripada janji bahwa semuanya selalu aman.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Bukti bahwa perawatan berjalan",
      paragraphs: [
        "Perawatan yang baik hampir tidak terlihat, jadi carilah buktinya. Catatan kerja terisi, pemulihan pernah diuji, pesan formulir sampai, dan tidak ada tagihan yang mengejutkan.",
        "Setiap tiga bulan, pilih satu pekerjaan dan minta diperagakan di depan Anda. Sepuluh menit peragaan lebih meyakinkan daripada setahun laporan yang tidak pernah dibuka.",
      ],
    },
    {
      heading: "Menghitung biaya gangguan",
      paragraphs: [
        "Catat setiap gangguan: berapa lama berlangsung, siapa yang terkena, dan berapa jam kerja habis untuk memulihkannya. Tambahkan perkiraan pesanan yang tertunda, cukup dengan angka kasar.",
        "Setelah setengah tahun, bandingkan jumlah itu dengan waktu yang terpakai untuk merawat. Perbandingan tersebut memudahkan Anda memutuskan apakah perawatan perlu ditambah, dipertahankan, atau disederhanakan.",
      ],
    },
    {
      heading: "Tiga tanda bahwa jadwal perlu diubah",
      paragraphs: [
        "Tanda pertama, temuan yang sama muncul tiga bulan berturut-turut. Tanda kedua, pemeriksaan selalu ditunda karena terlalu panjang. Tanda ketiga, tidak ada seorang pun yang membaca hasilnya.",
        "Bila salah satunya terjadi, perbaiki sebabnya sebelum menambah langkah lain. Jadwal pendek yang dikerjakan lebih berguna daripada jadwal lengkap yang hanya ditempel di dinding.",
      ],
    },
    {
      heading: "Tinjauan setahun sekali bersama pemilik",
      paragraphs: [
        "Perawatan yang berjalan sendiri bertahun-tahun bisa melenceng tanpa terasa. Sekali setahun, duduklah satu jam dengan penanggung jawab.",
      ],
      steps: [
        "Baca catatan setahun dan tandai kejadian yang berulang.",
        "Cocokkan daftar akun dengan orang yang masih bekerja.",
        "Uji satu pemulihan dari cadangan, lalu catat lamanya.",
        "Putuskan satu pekerjaan yang dihapus dan satu yang ditambah.",
      ],
    },
    {
      heading: "Mendengar dari meja depan",
      paragraphs: [
        "Orang yang menjawab telepon sering tahu lebih dulu bahwa ada yang tidak beres: “Kata pelanggan, formulirnya tidak bisa dikirim.” Sediakan tempat untuk mencatat kalimat seperti itu, sekalipun terdengar sepele.",
        "Bacalah catatan meja depan bersamaan dengan laporan teknis. Bila keduanya menceritakan hal yang sama, Anda bisa tenang; bila berbeda, mulailah memeriksa dari cerita pelanggan.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila Anda lebih suka menyerahkannya",
      paragraphs: [
        "Arunika Web menyediakan perawatan berkala: pembaruan, cadangan, pemantauan, dan perubahan kecil pada isi halaman. Rinciannya ada di [halaman layanan](/services). Website yang bukan buatan kami pun boleh ditanyakan: [ceritakan dulu keadaannya](/contact).",
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
    {
      heading: "Biaya yang tertulis di depan",
      paragraphs: [
        "Supaya tidak ada tagihan yang mengejutkan, biaya perawatan dan lama kontraknya kami cantumkan bersama isi paket di [daftar harga](/pricing). Bila website Anda dibuat pihak lain, [tanyakan dulu](/contact) apa yang perlu diperiksa sebelum kami menanganinya.",
      ],
    },
    {
      heading: "Ketika merawat sudah tidak cukup",
      paragraphs: [
        "Ada website yang terlalu tua untuk terus ditambal. Kalau hasil pemeriksaan Anda mengarah ke sana, lihat [contoh website yang kami bangun](/portfolio) dan bandingkan biayanya di [halaman harga kami](/pricing) dengan biaya menambalnya selama setahun.",
      ],
    },
  ],
};
