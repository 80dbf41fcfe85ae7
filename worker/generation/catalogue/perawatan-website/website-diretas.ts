import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-diretas",
  category: "Perawatan Website",
  subject: "penanganan website yang diretas",
  keywords: ["diretas", "peretasan", "hacker", "malware", "virus", "keamanan", "judi"],
  asks: [
    "website diretas",
    "website kena hack",
    "website kena virus",
    "website disusupi judi",
    "website kena judi online",
    "website kena malware",
    "membersihkan website dari malware",
  ],
  angles: [
    {
      title: "Website Diretas Hacker: Langkah di Hari Pertama",
      summary:
        "Saat website menampilkan halaman asing, kepanikan mudah merusak bukti. Urutan tindakan hari pertama: menutup akses, menyimpan jejak, memberi kabar.",
      opening: [
        "Kabar itu biasanya datang dari orang lain. Seorang pelanggan bertanya mengapa hasil pencarian nama toko Anda menampilkan judul tentang judi. Anda membuka website dan semuanya terlihat normal. Lalu Anda mencobanya dari ponsel, lewat mesin pencari, dan terlempar ke halaman yang tidak pernah Anda buat.",
        "Penyusup memang gemar bersembunyi dari pemiliknya. Percayai laporan itu sampai terbukti sebaliknya, ambil napas, dan kerjakan hal-hal berikut dengan urutan yang benar. Mengerjakan yang betul pada waktu yang salah dapat menghapus petunjuk.",
      ],
      sections: [
        {
          heading: "Simpan jejak sebelum membersihkan",
          paragraphs: [
            "Godaan pertama adalah menghapus berkas yang tampak asing. Tahan dulu. Ambil gambar layar, catat jam dan alamat halaman yang terkena, kemudian minta penyedia hosting menyalin berkas, basis data, serta catatan akses dalam keadaan sekarang. Dari salinan itulah orang teknis kelak mengetahui lewat pintu mana penyusup masuk. Tanpanya, pembersihan hanya menjadi tebak-tebakan.",
            "Simpan salinan tersebut terpisah dan beri nama yang jelas, supaya tidak seorang pun memulihkannya karena dikira cadangan sehat.",
          ],
        },
        {
          heading: "Tutup pintu bagi semua orang",
          paragraphs: [
            "Sesudah jejak aman, alihkan pengunjung ke halaman perawatan yang sederhana. Lebih baik toko terlihat tutup daripada mengantarkan pembeli ke tempat berbahaya. Bila website memproses pembayaran, beri tahu penyedianya. Berikutnya, dari komputer yang Anda yakini bersih, ganti kunci-kunci ini.",
          ],
          list: [
            "Panel hosting beserta akses berkas dan basis datanya.",
            "Semua akun pengelola di website, tanpa kecuali.",
            "Email yang dipakai untuk mengatur ulang sandi.",
            "Akun registrar domain dan pengaturan DNS.",
            "Kunci layanan luar yang tersimpan di dalam website.",
          ],
        },
        {
          heading: "Tentukan satu juru bicara",
          paragraphs: [
            "Pada jam-jam pertama keterangan masih simpang siur. Tunjuk satu orang yang berbicara kepada pelanggan, pegawai, dan penyedia jasa, sementara orang teknis bekerja tanpa disela setiap lima menit. Pesannya pendek: ada gangguan keamanan, website ditutup sementara, pesanan dilayani lewat telepon, kabar berikutnya pukul sekian. Jangan menyatakan data pelanggan aman sebelum ada yang memeriksanya.",
            "Apabila ada kemungkinan data pribadi terbuka, libatkan penasihat hukum sejak awal karena undang-undang dapat mewajibkan pemberitahuan dalam waktu yang singkat.",
          ],
        },
        {
          heading: "Pilih jalan pulih",
          paragraphs: [
            "Ada dua jalan: membersihkan yang terkena atau membangun kembali dari salinan yang diyakini sehat. Jalan kedua umumnya lebih dapat dipercaya, asalkan celahnya ditambal sebelum website dibuka. Kalau tidak, penyusup akan masuk lagi lewat jendela yang sama.",
            "Jangan membuka kembali hanya karena halaman depannya sudah bagus. Minta seseorang yang tidak ikut membersihkan memeriksa salinannya lebih dahulu; setelah dibuka, ia mencoba lagi dari mesin pencari, dari ponsel, tanpa masuk sebagai pengelola. Malam itu boleh berakhir dengan website yang masih tertutup; itu bukan kekalahan. Kabari tim kapan pekerjaan dilanjutkan, lalu suruh mereka tidur.",
          ],
        },
      ],
    },
    {
      title: "Setelah Website Diretas: Mencari Sebab dan Memulihkan Nama",
      summary:
        "Website yang pulih dari peretasan belum tentu aman. Pahami cara menelusuri sebab, memulihkan hasil pencarian, dan berbicara jujur kepada pelanggan.",
      opening: [
        "Halaman aneh sudah hilang, toko kembali buka, dan semua orang ingin melupakannya. Justru pada pekan inilah keputusan penting diambil. Website yang dibersihkan tanpa diketahui sebabnya mirip rumah yang kemalingan lalu hanya disapu lantainya.",
        "Ada tiga pekerjaan yang tersisa: menemukan pintu masuk, membereskan bekas di mesin pencari, dan menata kembali kepercayaan. Ketiganya lebih sepi daripada hari pertama, juga lebih menentukan. Sisihkan waktu khusus untuk masing-masing.",
      ],
      sections: [
        {
          heading: "Menelusuri pintu masuk",
          paragraphs: [
            "Minta penjelasan tertulis dari orang yang membersihkan, dalam bahasa yang Anda mengerti. Kapan jejak paling awal terlihat? Akun siapa yang dipakai, atau komponen mana yang bercelah? Apakah penyusup sempat membaca data, atau hanya menitipkan halaman? Jawaban “tidak tahu” boleh diterima selama disertai alasan dan langkah pengamanan yang lebih luas. Jawaban “sudah aman, Pak” tanpa rincian tidak cukup.",
            "Pintu yang lazim ditemukan antara lain sandi yang dipakai di banyak tempat, plugin telantar, akun bekas vendor, dan komputer pengelola yang terjangkit.",
          ],
        },
        {
          heading: "Membereskan jejak di mesin pencari",
          paragraphs: [
            "Halaman titipan dapat tetap muncul di hasil pencarian walau berkasnya sudah lenyap. Masuklah ke Search Console dan kerjakan beberapa hal, kemudian tunggu dengan sabar sampai perayap datang kembali.",
          ],
          list: [
            "Periksa daftar pemilik; cabut nama yang tidak dikenal.",
            "Tinjau peta situs yang terdaftar dan buang yang asing.",
            "Pastikan alamat halaman titipan menjawab tidak ditemukan.",
            "Ajukan peninjauan bila ada peringatan keamanan.",
            "Pantau kata pencarian asing yang masih mendatangkan tayangan.",
          ],
        },
        {
          heading: "Berbicara kepada pelanggan",
          paragraphs: [
            "Ceritakan secukupnya, sebelum orang mengarang sendiri. Sebuah paragraf di website dan pesan langsung kepada mereka yang terdampak lebih terhormat daripada diam. Isinya: apa yang terjadi, data apa yang terlibat dan yang tidak, tindakan Anda, serta apa yang sebaiknya dilakukan penerima. Kalau mereka perlu mengganti kata sandi, katakan di kalimat pertama.",
            "Siapkan petugas yang menjawab pertanyaan lanjutan. Orang dapat memaafkan toko yang kemalingan. Mereka sulit memaafkan toko yang baru mengaku setelah ketahuan.",
          ],
        },
        {
          heading: "Mengubah kebiasaan, bukan hanya sandi",
          paragraphs: [
            "Pilih dua atau tiga kebiasaan yang akan berbeda mulai bulan ini, kemudian beri penanggung jawab. Contohnya: setiap akun pengelola memakai verifikasi dua langkah, komponen yang tidak dipakai dihapus, dan salinan data diuji menurut tanggal. Hindari belanja alat keamanan selagi takut; banyak celah kecil cukup ditutup oleh kedisiplinan, sedangkan alat yang dibeli karena panik kerap berakhir tanpa ada yang membacanya.",
            "Setengah tahun kemudian, buka lagi catatan kejadian ini bersama tim. Bila kebiasaan baru masih berjalan, musibah itu sudah terbayar sebagian. Bila sudah memudar, Anda baru saja menemukan peringatan dini yang tidak memerlukan penyusup kedua.",
          ],
        },
      ],
    },
  ],
};
