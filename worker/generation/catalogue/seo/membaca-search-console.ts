import type { Topic } from "../topic";

export const topic: Topic = {
  id: "membaca-search-console",
  category: "SEO",
  subject: "laporan kinerja pencarian",
  keywords: ["search console", "pencarian", "klik", "tayangan", "indeks", "laporan"],
  asks: [
    "search console",
    "membaca google search console",
    "website tidak muncul di google",
    "kenapa website tidak muncul di google",
    "halaman tidak terindeks google",
    "website belum terindeks",
  ],
  angles: [
    {
      title: "Cara Membaca Google Search Console untuk Pemula",
      summary:
        "Search Console menyimpan jawaban tentang siapa yang mencari usaha Anda. Cara membacanya tanpa latar teknis, cukup sebulan sekali, langsung menjadi pekerjaan.",
      opening: [
        "Banyak pemilik usaha sudah punya akses ke Search Console sejak website diserahterimakan, lalu tidak pernah membukanya lagi. Wajar saja. Layarnya penuh grafik, istilahnya asing, dan tidak ada yang memberi tahu mana yang penting.",
        "Padahal alat gratis dari Google ini menyimpan sesuatu yang tak bisa dibeli: kata-kata yang diketik orang sebelum mereka sampai, atau gagal sampai, di website Anda. Cukup setengah jam sebulan untuk memetik manfaatnya. Anda bahkan boleh mengabaikan sebagian besar menunya. Siapkan secangkir teh dan buku catatan, lalu mulai dari laporan performa saja.",
      ],
      sections: [
        {
          heading: "Empat angka dan artinya",
          paragraphs: [
            "Tayangan berarti halaman Anda terpampang di hasil pencarian. Klik berarti ada yang masuk. Rasio klik adalah perbandingan keduanya, sedangkan posisi rata-rata menggambarkan kira-kira di urutan berapa Anda tampil.",
            "Angka posisi paling sering disalahpahami. Ia rata-rata dari banyak pencari di banyak tempat, jadi wajar bila berbeda dengan yang Anda lihat di ponsel sendiri. Bacalah arahnya, jangan komanya. Perhatikan juga bahwa keempatnya saling terkait: tayangan yang bertambah karena topik baru bisa menurunkan rasio klik tanpa ada yang salah.",
          ],
        },
        {
          heading: "Bandingkan dengan masa yang adil",
          paragraphs: [
            "Usaha sewa tenda ramai menjelang musim kawin, toko seragam ramai sebelum tahun ajaran. Membandingkan bulan ini dengan bulan lalu akan memberi kesimpulan keliru. Pilih pembanding periode yang sama pada tahun sebelumnya bila datanya tersedia.",
            "Catat pula kejadian besar di kalender: ganti desain, libur panjang, cabang baru. Lonjakan tanpa catatan hanya menjadi teka-teki. Bila data setahun belum terkumpul, bandingkan dengan pengalaman Anda sendiri tentang bulan ramai dan bulan sepi.",
          ],
        },
        {
          heading: "Pertanyaan bulanan yang cukup",
          paragraphs: [
            "Anda tidak perlu membuka semua menu. Jawab pertanyaan berikut lalu tutup kembali alatnya:",
          ],
          list: [
            "Kueri baru apa yang mulai membawa orang, dan apakah halamannya menjawab?",
            "Halaman mana yang kehilangan klik paling banyak?",
            "Kueri mana yang sering tampil tetapi hampir tak pernah diklik?",
            "Adakah nama layanan Anda yang sama sekali tidak muncul?",
            "Apakah ada peringatan baru tentang halaman atau keamanan?",
          ],
        },
        {
          heading: "Dari laporan menjadi pekerjaan",
          paragraphs: [
            "Batasi hasil bacaan menjadi dua tindakan saja, lengkap dengan nama pelaksana dan tanggal selesainya. Umpamanya, toko tanaman melihat orang mencari “tanaman gantung tahan panas” dan mendarat di halaman kategori yang kosong keterangan. Pekerjaan bulan itu jelas: tulis dua paragraf panduan dan pilih tiga contoh tanaman di halaman tersebut.",
            "Bulan berikutnya, lihat apakah klik bertambah. Bila belum, beri waktu, karena perubahan di hasil pencarian jarang seketika. Yang penting ada hubungan antara angka yang Anda baca dan sesuatu yang benar-benar dikerjakan. Laporan tanpa pekerjaan lanjutan hanyalah gambar naik turun, dan gambar seindah apa pun tidak pernah melayani seorang pelanggan.",
          ],
        },
      ],
    },
    {
      title: "Website Tidak Muncul di Google: Penyebab dan Cara Cek",
      summary:
        "Halaman sudah terbit tetapi tak kunjung ditemukan? Telusuri sebabnya dengan urutan yang benar, dari yang paling sepele sampai soal mutu isi.",
      opening: [
        "Halaman layanan baru terbit tiga minggu lalu. Anda mengetik namanya di Google, hasilnya nihil. Sebelum menyalahkan siapa pun, ada urutan pemeriksaan yang menghemat waktu, sama seperti montir yang mengecek bensin sebelum membongkar mesin.",
        "Bedakan dulu dua keluhan yang kerap tercampur. “Tidak ada sama sekali” berarti halaman belum masuk indeks. “Ada, tetapi jauh di bawah” berarti sudah masuk indeks dan kalah bersaing. Obatnya berbeda. Untuk memastikannya, cari satu kalimat unik dari halaman tersebut di antara tanda kutip.",
      ],
      sections: [
        {
          heading: "Pastikan halaman memang boleh ditemukan",
          paragraphs: [
            "Saat website masih dibangun, pengembang biasanya memasang tanda agar mesin pencari tidak mengindeksnya. Tanda itu kadang lupa dilepas. Ada pula halaman yang hanya tampil setelah orang masuk akun, atau yang perayapannya dihalangi oleh aturan di berkas robots.",
            "Fitur pemeriksaan URL di Search Console menjawab hal ini. Tempelkan alamat lengkap halaman dan baca statusnya sebelum menduga-duga. Bila tertulis bahwa pengindeksan ditolak, kirim tangkapan layarnya kepada pengembang; perbaikannya sering hanya hitungan menit.",
          ],
        },
        {
          heading: "Bantu Google menemukan jalannya",
          paragraphs: [
            "Kalau tidak ada larangan, mungkin perayap belum pernah lewat. Beberapa langkah memperbesar peluangnya:",
          ],
          list: [
            "Tautkan halaman itu dari beranda atau dari halaman yang ramai.",
            "Masukkan alamatnya ke peta situs dan kirimkan peta tersebut.",
            "Minta pengindeksan lewat alat pemeriksaan, cukup sekali.",
            "Sebutkan halaman baru dari profil usaha atau media sosial Anda.",
            "Buka dengan ponsel tanpa masuk akun untuk memastikan isinya tampil.",
          ],
        },
        {
          heading: "Bila sudah dikunjungi tetapi tidak dimasukkan",
          paragraphs: [
            "Status seperti ini membuat orang gelisah. Google sudah melihat halamannya dan untuk sementara memilih tidak menyimpannya. Sebabnya sering kali isi yang terlalu tipis, sangat mirip dengan halaman lain, atau halaman yang hanya berisi gambar.",
            "Ambil contoh bengkel bubut yang membuat sepuluh halaman, satu untuk tiap mesin, masing-masing dua kalimat. Satukan menjadi satu halaman kemampuan bengkel dengan ukuran benda kerja, bahan yang bisa dikerjakan, dan foto hasil. Satu halaman yang kaya lebih berpeluang daripada sepuluh yang kosong. Alihkan alamat lama ke halaman gabungan itu. Pelanggan yang mencari jasa poros atau roda gigi pun bisa menilai kemampuan Anda sekali baca.",
          ],
        },
        {
          heading: "Bersabar dengan tanggal di tangan",
          paragraphs: [
            "Website baru memang memerlukan waktu lebih lama sebelum dikenal. Tulis tanggal terbit, tanggal permintaan pengindeksan, dan status terakhirnya. Periksa seminggu sekali, tidak setiap jam. Sementara menunggu, pelanggan tetap bisa diarahkan ke sana lewat pesan atau kode QR di kasir.",
            "Jika sebulan berlalu tanpa perubahan, serahkan catatan tersebut kepada pengembang. Dengan urutan yang sudah Anda tempuh, ia bisa langsung memeriksa hal yang lebih dalam, misalnya jawaban server, alamat kanonis yang salah tunjuk, atau isi yang hanya muncul setelah skrip dijalankan.",
          ],
        },
      ],
    },
  ],
};
