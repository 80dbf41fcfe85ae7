import type { Topic } from "../topic";

export const topic: Topic = {
  id: "qris-toko-online",
  category: "Toko Online",
  subject: "pembayaran QRIS",
  keywords: [
    "qris",
    "kode qr",
    "scan qr",
    "qris statis",
    "qris dinamis",
    "pembayaran qr",
    "barcode pembayaran",
  ],
  asks: [
    "qris",
    "cara kerja qris",
    "cara memasang qris di website",
    "perbedaan qris statis dan dinamis",
    "apa itu qris dinamis",
    "pembayaran qris di toko online",
  ],
  angles: [
    {
      title: "QRIS di Toko Online: Cara Kerja dan Cara Memasangnya",
      summary:
        "QRIS membuat pembeli membayar dari aplikasi yang sudah mereka punya. Cara kerjanya di toko online, langkah memasangnya, dan hal yang perlu dijaga.",
      opening: [
        "Di meja kasir kedai, QRIS sudah seperti perabot. Pembeli memindai, kasir mendengar bunyi notifikasi, selesai. Begitu kedai yang sama membuka toko online, kode itu ditempel sebagai gambar di halaman cara membayar. Pembeli memotretnya, mengetik jumlah sendiri, lalu mengirim tangkapan layar ke admin.",
        "Cara itu berjalan, tetapi semua pekerjaan pindah ke tangan manusia. QRIS di toko online bisa lebih ringan: kodenya muncul khusus untuk satu pesanan, jumlahnya sudah terisi, dan status pesanan berubah sendiri setelah uang diterima. Untuk sampai ke sana, Anda perlu memahami sedikit cara kerjanya dan menyiapkan beberapa keputusan.",
      ],
      sections: [
        {
          heading: "Apa yang terjadi setelah pembeli memindai",
          paragraphs: [
            "QRIS adalah standar kode QR untuk pembayaran di Indonesia. Karena standarnya satu, pembeli boleh memakai aplikasi bank atau dompet digital apa pun yang mendukungnya, tanpa Anda perlu memasang kode yang berbeda-beda.",
            "Di toko online, penyedia pembayaran membuat kode ketika pembeli menekan tombol bayar. Aplikasi pembeli membaca kode itu dan menampilkan nama toko serta jumlahnya. Setelah disetujui, penyedia mengabari toko Anda lewat jalur antarsistem. Dari kabar itulah pesanan ditandai lunas, bukan dari gambar yang dikirim orang. Itu sebabnya toko yang terhubung ke penyedia tidak perlu meminta bukti bayar. Kalau kabarnya terlambat karena gangguan jaringan, pesanan menunggu dengan status tertunda, dan admin dapat mencocokkannya di dasbor penyedia.",
          ],
        },
        {
          heading: "Langkah memasangnya di toko online",
          paragraphs: [
            "Bagian teknis biasanya dikerjakan pembuat toko. Keputusan dan dokumennya tetap dari Anda.",
          ],
          steps: [
            "Pilih penyedia pembayaran yang menerima jenis usaha Anda, lalu baca biaya dan jadwal pencairannya.",
            "Daftarkan usaha dengan nama yang dikenal pembeli, karena nama itu muncul di layar mereka.",
            "Serahkan kunci API kepada pembuat toko lewat jalur aman, jangan lewat grup chat.",
            "Hubungkan dalam mode percobaan, lalu pastikan pesanan berubah lunas dengan sendirinya.",
            "Pindah ke mode sungguhan dan bayar satu pesanan kecil dengan uang sendiri.",
            "Coba pula pesanan yang dibiarkan lewat waktu serta pesanan yang dikembalikan uangnya.",
          ],
        },
        {
          heading: "Membayar dari ponsel yang sama",
          paragraphs: [
            "Ada persoalan yang tidak muncul di meja kasir. Pembeli membuka toko di ponsel, dan kode QR tampil di ponsel itu juga. Kamera tidak bisa memindai layarnya sendiri.",
            "Jalan keluarnya adalah menyimpan gambar kode, lalu membukanya dari aplikasi pembayaran. Sediakan tombol unduh yang jelas dan satu kalimat penjelasan di bawahnya. Uji kalimat itu pada orang yang jarang berbelanja online; kalau ia masih bertanya, tambahkan gambar urutannya. Tampilkan pula batas waktu pembayaran dalam jam yang jelas, misalnya “bayar sebelum pukul sembilan malam ini”, karena hitungan mundur yang berkedip membuat orang tergesa dan salah menekan. Setelah batas itu lewat, halaman sebaiknya menawarkan kode baru tanpa mengharuskan pembeli mengisi alamat lagi.",
          ],
        },
        {
          heading: "Pertanyaan untuk penyedia sebelum tanda tangan",
          paragraphs: [
            "Syarat dan biaya setiap penyedia berbeda serta dapat berubah. Mintalah jawaban tertulis, lalu simpan bersama dokumen pendaftaran.",
          ],
          list: [
            "Biaya apa yang dipotong dari setiap transaksi, dan adakah biaya bulanan?",
            "Berapa lama kode berlaku sebelum kedaluwarsa?",
            "Apakah ada batas jumlah untuk satu transaksi?",
            "Bagaimana uang dikembalikan bila pesanan batal?",
            "Siapa yang dihubungi ketika uang terpotong tetapi pesanan belum lunas?",
          ],
        },
        {
          heading: "Menjaga diri dari bukti palsu",
          paragraphs: [
            "Tangkapan layar mudah disunting, dan admin yang sedang kewalahan mudah percaya. Tetapkan satu sumber kebenaran: dasbor penyedia atau mutasi rekening. Pesanan hanya dikemas bila tanda lunas muncul di sana. Kalimat ini layak ditempel di meja pengemasan. Jelaskan alasannya kepada seluruh tim, supaya orang yang menolak mengemas tidak dianggap kaku oleh rekannya.",
            "Periksa juga gambar kode yang Anda pajang di toko fisik maupun di kemasan. Stiker orang lain bisa menutupinya tanpa disadari. Cara memeriksanya sederhana: pindai sendiri sepekan sekali dan baca nama penerimanya sebelum membatalkan. Bila nama itu asing, cabut stikernya hari itu juga.",
          ],
        },
        {
          heading: "Kapan cara sederhana masih cukup",
          paragraphs: [
            "Untuk beberapa pesanan sehari, gambar kode yang dikirim lewat chat dan dicocokkan sendiri masih masuk akal. Pembeli mengenal Anda, jumlahnya sedikit, dan tidak ada biaya pemasangan. Integrasi otomatis mulai terasa manfaatnya ketika pesanan datang saat Anda tidur, atau ketika pencocokan mulai memakan waktu keluarga.",
            "Toko yang kami bangun dapat dihubungkan dengan pembayaran online, dan [daftar layanan](/services) menerangkan apa saja yang termasuk. Kalau tokonya sudah berjalan dan Anda hanya ingin tahu apakah sistemnya bisa diintegrasikan, [tanyakan lewat formulir](/contact) dengan menyebut nama sistem yang dipakai.",
          ],
        },
      ],
    },
    {
      title: "Perbedaan QRIS Statis dan Dinamis untuk Toko Kecil",
      summary:
        "Satu kode yang dicetak atau kode baru untuk setiap pesanan? Bandingkan QRIS statis dan dinamis dari pekerjaan, kesalahan, dan biaya yang menyertainya.",
      opening: [
        "Warung soto di Lamongan menempel kode QR di dinding, sudah pudar terkena uap, dan tetap bekerja. Toko kue di kota yang sama menampilkan kode baru di layar kecil untuk setiap pembeli. Keduanya memakai QRIS. Yang satu disebut statis, yang lain dinamis.",
        "Pilihan di antara keduanya sering dianggap urusan alat. Sebenarnya yang dipilih adalah siapa yang mengetik jumlah uang dan siapa yang memeriksa kebenarannya. Untuk toko kecil, jawaban itu menentukan seberapa tenang malam Anda setelah tutup buku.",
      ],
      sections: [
        {
          heading: "Bedanya dalam satu tabel",
          paragraphs: ["Mulailah dari pekerjaan sehari-hari, karena di sanalah bedanya terasa."],
          table: {
            head: ["Hal", "QRIS statis", "QRIS dinamis"],
            rows: [
              ["Bentuk", "Satu kode tercetak untuk semua pembeli", "Kode baru untuk setiap transaksi"],
              ["Jumlah uang", "Diketik pembeli", "Sudah terisi dari sistem"],
              [
                "Kemungkinan salah jumlah",
                "Ada, harus dilihat kasir",
                "Kecil, karena angka tidak diketik ulang",
              ],
              ["Mengetahui pesanan mana yang lunas", "Dicocokkan sendiri", "Tercatat pada nomor pesanan"],
              [
                "Alat yang diperlukan",
                "Kertas dan ponsel penerima kabar",
                "Kasir, mesin, atau toko online yang tersambung",
              ],
              ["Cocok untuk", "Warung, bazar, pembayaran tatap muka", "Toko online dan kasir yang ramai"],
            ],
          },
        },
        {
          heading: "Kelebihan kode cetak yang sering diremehkan",
          paragraphs: [
            "Kode statis tidak mati ketika listrik padam dan tidak menuntut pelatihan. Penjual bunga di pinggir jalan dapat menempelkannya di ember, lalu menerima uang tanpa menyentuh ponselnya. Untuk pembayaran yang disaksikan langsung, kelemahannya mudah ditutup: minta pembeli menyebutkan jumlahnya, lihat kabar masuk, selesai. Cetak ulang kodenya begitu mulai pudar.",
            "Masalah timbul ketika pembeli tidak berada di depan Anda. Dua orang membayar jumlah yang sama pada jam yang sama, dan Anda tidak tahu mana yang memesan bolu, mana yang memesan lapis.",
            "Sebagian penjual mengakalinya dengan menambahkan beberapa rupiah yang berbeda pada setiap pesanan. Cara itu menolong, asalkan pembeli benar-benar mengetik angka terakhirnya. Banyak yang membulatkan karena mengira Anda salah hitung. Sesudah itu, pencocokan kembali ke tangan Anda.",
          ],
        },
        {
          heading: "Saat kode dinamis mulai pantas dibayar",
          paragraphs: [
            "Tidak ada jumlah pesanan yang berlaku bagi semua usaha. Perhatikan gejala ini selama dua pekan, kemudian putuskan.",
          ],
          list: [
            "Antrean terhenti karena kasir menunggu kabar pembayaran.",
            "Pembeli salah mengetik angka dan uangnya harus dikembalikan.",
            "Tutup buku malam memakan waktu lebih lama daripada berbenah dapur.",
            "Admin meminta tangkapan layar untuk setiap pesanan.",
            "Lebih dari satu orang berjaga sehingga kabar masuk ke ponsel yang berbeda.",
          ],
        },
        {
          heading: "Memakai keduanya berdampingan",
          paragraphs: [
            "Banyak usaha tidak perlu memilih satu. Toko kue tadi memakai kode dinamis untuk pesanan di website, sedangkan saat ikut bazar ia membawa papan kecil berisi kode statis. Yang harus dijaga adalah catatannya.",
          ],
          parts: [
            {
              heading: "Pisahkan asal uangnya",
              paragraphs: [
                "Tanyakan kepada penyedia apakah setiap titik jual dapat diberi nama sendiri di laporan. Bila bisa, penjualan bazar tidak tercampur dengan pesanan online, dan kerugian di salah satunya cepat terlihat.",
              ],
            },
            {
              heading: "Tutup buku dengan cara yang sama",
              paragraphs: [
                "Pada akhir hari, bandingkan jumlah di laporan penyedia dengan jumlah barang yang keluar. Lakukan untuk setiap tempat berjualan. Selisih kecil yang dicari malam itu juga biasanya ketemu; selisih yang ditunda sebulan jauh lebih sulit dilacak.",
              ],
            },
          ],
        },
        {
          heading: "Biaya yang tampak dan yang tersembunyi",
          paragraphs: [
            "Potongan transaksi tercantum di perjanjian dengan penyedia, jadi bacalah di sana dan jangan mengandalkan cerita teman. Kode statis menyimpan biaya lain berupa waktu mencocokkan dan barang yang telanjur dikirim sebelum lunas. Kode dinamis menyimpan biaya pemasangan serta ketergantungan pada jaringan.",
            "Catat waktu yang terpakai selama sepekan, lalu kalikan dengan upah orang yang mengerjakannya. Angka milik sendiri jauh lebih berguna daripada perbandingan di brosur. Masukkan pula satu hari yang sangat ramai ke dalam catatan, sebab sistem yang nyaman pada hari biasa bisa kewalahan saat banjir pesanan. Perlakukan perhitungan ini sebagai bahan percakapan dengan penyedia.",
          ],
        },
        {
          heading: "Sebelum beralih",
          paragraphs: [
            "Jangan mencabut kode lama pada hari yang sama. Jalankan kode dinamis pada sebagian pesanan, latih dua orang untuk menangani keadaan macet, dan siapkan kode cetak sebagai cadangan. Beri tahu pelanggan tetap bahwa nama penerima di layar mungkin sedikit berbeda, supaya mereka tidak ragu menekan tombol bayar.",
            "Kalau kode dinamis itu untuk website, kebutuhan teknisnya bergantung pada sistem toko Anda. Lihat dulu seperti apa toko online yang pernah kami kerjakan di [portofolio](/portfolio), kemudian ceritakan alur kasir Anda lewat [halaman kontak](/contact) supaya kami dapat memberi tahu bagian mana yang perlu disambungkan.",
          ],
        },
      ],
    },
  ],
};
