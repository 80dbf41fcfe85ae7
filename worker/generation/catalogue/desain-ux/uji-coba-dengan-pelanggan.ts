import type { Topic } from "../topic";

export const topic: Topic = {
  id: "uji-coba-dengan-pelanggan",
  category: "Desain & UX",
  subject: "uji coba website bersama pelanggan",
  keywords: ["uji coba", "usability", "pengujian", "pelanggan", "pengguna", "riset"],
  asks: [
    "menguji website ke pelanggan",
    "usability testing",
    "uji coba website",
    "tes website ke pengguna",
    "riset pengguna",
  ],
  angles: [
    {
      title: "Usability Testing Sederhana: Uji Website dengan Lima Orang",
      summary:
        "Anda tidak memerlukan laboratorium untuk mengetahui di mana orang tersesat. Cukup ponsel, lima pelanggan, beberapa tugas, dan kemampuan menahan diri.",
      opening: [
        "Duduklah di sebelah pelanggan yang sedang mencoba memesan lewat website Anda, dan jangan bicara. Sepuluh menit itu akan terasa panjang. Anda melihat jempolnya melewati tombol yang menurut Anda begitu jelas, lalu kembali, lalu bergumam, “Di mana, ya?”",
        "Pengalaman tersebut mengajarkan lebih banyak daripada rapat mana pun. Orang yang membangun website sudah hafal letak segala sesuatu, sehingga tidak mungkin lagi melihatnya dengan mata tamu. Satu-satunya jalan adalah meminjam mata orang lain, dan untungnya para pemilik mata itu setiap hari lewat di depan kasir Anda.",
      ],
      sections: [
        {
          heading: "Tulis tugas, bukan petunjuk",
          paragraphs: [
            "Tugas yang baik menceritakan keadaan, bukan tombol. “Anak Anda alergi telur dan berulang tahun hari Sabtu. Cari kue yang bisa dipesan.” Peserta kemudian menentukan sendiri jalannya. Kalimat seperti “Buka menu Produk lalu pilih kategori” sudah membocorkan jawaban.",
            "Tiga atau empat tugas cukup untuk lima belas menit. Pilih yang berhubungan dengan penjualan dan yang sering memicu telepon masuk. Coba dulu bersama satu karyawan, supaya kalimat yang membingungkan ketahuan sebelum pelanggan datang. Cetak setiap tugas pada kartu tersendiri, sehingga peserta bisa membacanya ulang tanpa bertanya kepada Anda.",
          ],
        },
        {
          heading: "Siapa yang diajak",
          paragraphs: [
            "Lima orang dari kelompok pelanggan yang sama biasanya sudah memperlihatkan hambatan terbesar. Hindari keluarga dan karyawan sebagai peserta, sebab mereka ingin menyenangkan Anda. Toko kue bisa mengajak orang yang sedang menunggu pesanan; klinik hewan dapat mengundang pemilik kucing yang datang untuk vaksin.",
            "Tawarkan tanda terima kasih yang wajar dan katakan di awal bahwa yang diuji adalah website, bukan orangnya; peserta yang merasa sedang dinilai cenderung menebak jawaban yang Anda harapkan. Mintalah izin sebelum merekam layar, dan biarkan ia memakai ponselnya sendiri bila memungkinkan.",
          ],
        },
        {
          heading: "Selama peserta mencoba",
          paragraphs: [
            "Peran Anda adalah tuan rumah yang pendiam. Pegang catatan kecil ini agar tidak tergoda membantu:",
          ],
          list: [
            "Minta peserta mengucapkan apa yang sedang ia pikirkan.",
            "Jawab pertanyaan dengan “Menurut Ibu bagaimana?”",
            "Catat tempat ia berhenti, kembali, atau mengernyit.",
            "Jangan membela desain, apa pun komentarnya.",
            "Hentikan dengan ramah bila ia mulai kesal.",
          ],
        },
        {
          heading: "Rapikan catatan sore itu juga",
          paragraphs: [
            "Tulis temuan selagi hangat. Pisahkan apa yang Anda lihat dari apa yang Anda simpulkan: “tiga orang menggulir melewati tombol pesan” adalah pengamatan, “tombolnya kurang besar” baru dugaan. Pengamatan bertahan lama, sedangkan dugaan perlu diuji lagi. Tangkapan layar dari setiap kejadian membuat rekan yang tidak hadir ikut percaya.",
            "Pilih dua hambatan terberat dan perbaiki minggu itu. Bulan berikutnya, ajak lima orang lain dengan tugas yang sama. Kebiasaan kecil ini menggeser website pelan-pelan ke arah pelanggan, tanpa proyek besar dan tanpa adu pendapat tentang selera siapa yang benar.",
          ],
        },
      ],
    },
    {
      title: "Membaca Temuan Uji Coba: dari Keluhan Menjadi Perbaikan",
      summary:
        "Setelah uji coba, Anda memegang belasan catatan yang saling bertentangan. Cara menimbang, mengurutkan, dan mengubahnya menjadi pekerjaan yang jelas.",
      opening: [
        "Peserta pertama bilang hurufnya terlalu besar. Peserta kedua memuji hurufnya. Peserta ketiga tidak menyinggung huruf sama sekali, tetapi gagal menemukan jam praktik dokter. Mana yang harus diperbaiki lebih dulu?",
        "Catatan uji coba mirip keluhan pasien: apa yang diucapkan belum tentu penyakitnya. Anda perlu memilah sebelum memberi resep. Untungnya, memilah bisa dikerjakan di meja makan dengan selembar kertas besar dan spidol, asalkan pengamatan dari setiap sesi ditulis dengan jujur. Lakukan berdua, sebab satu orang mudah jatuh hati pada temuan yang membenarkan dugaannya sendiri.",
      ],
      sections: [
        {
          heading: "Percayai perbuatan melebihi ucapan",
          paragraphs: [
            "Orang sering sopan. Ia berkata “gampang, kok” setelah empat menit tersesat. Karena itu, catat hasil tugas dengan tiga kemungkinan saja: berhasil sendiri, berhasil setelah tersesat, atau gagal. Komentar ditulis di kolom terpisah sebagai bahan penjelasan. Dengan catatan seperti itu, putaran berikutnya mudah dibandingkan dengan yang sekarang.",
            "Pendapat tentang warna dan gambar boleh disimpan, tetapi tidak otomatis menjadi pekerjaan. Lain halnya bila seseorang berhenti karena takut. “Saya tidak yakin ini benar-benar terkirim” merupakan ucapan yang layak mendapat perhatian penuh. Tandai ucapan semacam ini dengan warna berbeda supaya tidak tenggelam di antara komentar selera.",
          ],
        },
        {
          heading: "Kelompokkan menurut tempat kejadian",
          paragraphs: [
            "Tempelkan catatan pada tangkapan layar halaman yang bersangkutan. Segera terlihat halaman mana yang penuh kertas. Di klinik, barangkali bukan formulir pendaftarannya yang bermasalah, melainkan halaman dokter yang tidak menyebutkan hari praktik, sehingga orang mendaftar pada hari yang keliru.",
            "Satu sebab kerap menimbulkan banyak keluhan. Membenahi sebabnya menghapus lima catatan sekaligus, sedangkan menambal akibatnya satu per satu justru menambah kerumitan. Tariklah garis di antara catatan yang tampaknya bersaudara sebelum menghitung jumlahnya.",
          ],
        },
        {
          heading: "Beri bobot dengan jujur",
          paragraphs: [
            "Urutkan setiap masalah dengan menimbang beberapa hal berikut. Tidak perlu rumus yang rumit, asalkan semua orang memakai timbangan yang sama.",
          ],
          list: [
            "Apakah masalah ini menggagalkan pemesanan atau pendaftaran?",
            "Berapa orang yang mengalaminya?",
            "Apakah pelanggan bisa mengatasinya sendiri?",
            "Apakah kejadiannya di halaman yang ramai?",
            "Seberapa mudah perbaikannya dibatalkan bila keliru?",
          ],
        },
        {
          heading: "Tulis perbaikan sebagai dugaan",
          paragraphs: [
            "Alih-alih “perbesar tombol”, tuliskan: “Kami menduga orang tidak melihat tombol karena letaknya di bawah foto besar. Kalau dipindahkan ke atas foto, lebih banyak peserta akan menemukannya.” Kalimat ini memberi perancang ruang mencari cara yang lebih baik dan memberi Anda ukuran keberhasilan.",
            "Simpan semuanya dalam satu daftar bersama tanggal, pelaksana, dan hasil uji ulangnya. Dugaan yang meleset tidak perlu disembunyikan; ia mencegah orang lain mengulanginya tahun depan. Tulis pula alasannya bila Anda tahu. Setelah beberapa putaran, daftar tersebut menjadi pengetahuan tentang pelanggan yang tidak dimiliki pesaing, dan karyawan baru dapat mempelajarinya dalam satu pagi.",
          ],
        },
      ],
    },
  ],
};
