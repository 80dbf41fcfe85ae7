import type { Topic } from "../topic";

export const topic: Topic = {
  id: "metode-pembayaran",
  category: "Toko Online",
  subject: "metode pembayaran toko online",
  keywords: [
    "pembayaran",
    "bayar",
    "payment gateway",
    "qris",
    "transfer",
    "virtual account",
    "cod",
    "cicilan",
  ],
  asks: [
    "metode pembayaran",
    "pembayaran toko online",
    "payment gateway",
    "payment gateway untuk toko online",
    "cod",
    "transfer manual atau otomatis",
  ],
  angles: [
    {
      title: "Memilih Metode Pembayaran Toko Online dari Pembelinya",
      summary:
        "Cara menentukan metode pembayaran toko online: melihat kebiasaan pembeli, menghitung biaya per pesanan, membatasi pilihan, dan menjelaskan tahap konfirmasi.",
      opening: [
        "Toko batik milik dua bersaudara memasang sebelas logo pembayaran di kaki halamannya. Setelah setahun, hampir semua uang masuk lewat dua di antaranya. Sembilan lainnya tetap perlu dipantau, dijelaskan kepada pembeli, dan sesekali bermasalah pada malam minggu.",
        "Lebih banyak pilihan tidak selalu lebih ramah. Pilihan yang tepat adalah yang sudah ada di ponsel pembeli Anda, ditambah satu jalan keluar ketika yang pertama gagal.",
      ],
      sections: [
        {
          heading: "Kenali cara bayar yang sudah menjadi kebiasaan",
          paragraphs: [
            "Lihat mutasi dan catatan kasir tiga bulan ke belakang. Ibu-ibu arisan yang memesan seragam mungkin masih mentransfer dari bank tertentu, sedangkan mahasiswa memindai kode QR. Pembeli kantor meminta tagihan dan membayar setelah barang diterima. Kelompok yang berbeda itu tidak harus dilayani dengan cara yang sama.",
            "Bila toko Anda masih baru, tanyakan saja. Satu pertanyaan di akhir chat, “biasanya lebih mudah membayar lewat apa?”, sudah memberi gambaran setelah dua puluh jawaban.",
          ],
        },
        {
          heading: "Hitung biaya terhadap nilai pesanan",
          paragraphs: [
            "Biaya pembayaran ada yang berupa persentase, ada yang tetap per transaksi. Biaya tetap terasa ringan untuk sofa, tetapi berat untuk sebungkus keripik. Buat tabel kecil: tiga nilai pesanan yang umum di toko Anda, lalu hitung potongan tiap metode berdasarkan tarif resmi penyedia. Masukkan pula berapa hari uang baru sampai ke rekening, karena pemasok Anda tidak ikut menunggu. Metode dengan potongan tertinggi belum tentu dibuang; kadang ia membawa pembeli yang memesan lebih banyak daripada yang lain.",
          ],
        },
        {
          heading: "Tanyakan kepada penyedia sebelum mendaftar",
          paragraphs: [
            "Layanan yang mengumpulkan berbagai metode biasa disebut payment gateway. Sebelum menyerahkan dokumen, mintalah jawaban tertulis mengenai perkara berikut.",
          ],
          list: [
            "Biaya selain potongan transaksi, misalnya pendaftaran atau penarikan dana.",
            "Jadwal pencairan pada akhir pekan dan hari libur.",
            "Cara mengembalikan uang kepada pembeli serta siapa yang menanggung biayanya.",
            "Jenis usaha atau barang yang tidak diterima.",
            "Bantuan teknis ketika pembayaran tersangkut pada malam hari.",
          ],
        },
        {
          heading: "Jelaskan setiap tahap kepada pembeli",
          paragraphs: [
            "Setelah memilih cara bayar, orang ingin tahu tiga hal: sampai kapan ia boleh membayar, bagaimana mengetahui bahwa pembayarannya diterima, dan apa yang terjadi jika lewat waktu. Tulis ketiganya di halaman yang sama dengan kode pembayaran. Kirim juga lewat pesan, sebab orang sering berpindah aplikasi dan lupa kembali.",
            "Hindari meminta foto bukti transfer bila sistem sudah memeriksa sendiri. Kalau masih manual, sebutkan jam pemeriksaannya. Mulailah dengan dua atau tiga metode selama sebulan, catat mana yang gagal, lalu tambahkan yang benar-benar ditanyakan pembeli. Menambah logo selalu mudah; mencabutnya setelah pelanggan terbiasa jauh lebih canggung.",
          ],
        },
      ],
    },
    {
      title: "Transfer Manual ke Pembayaran Otomatis: Kapan Waktunya?",
      summary:
        "Tanda bahwa pengecekan transfer manual mulai merugikan, cara menyiapkan pembayaran otomatis, serta aturan untuk pengembalian dana dan pembukuan sehari-hari.",
      opening: [
        "Setiap malam seusai menidurkan anak, pemilik toko hijab mencocokkan gambar bukti transfer dengan mutasi rekening. Ada yang jumlahnya sama persis dari dua orang berbeda. Ada pula gambar yang ternyata hasil suntingan. Pekerjaan itu dulu lima menit, sekarang hampir satu jam.",
        "Cara manual bukan dosa. Untuk beberapa pesanan sehari, ia murah dan akrab. Yang perlu dikenali adalah saat ketika biaya tersembunyinya melampaui potongan yang ingin Anda hindari.",
      ],
      sections: [
        {
          heading: "Tanda-tanda yang dapat dihitung",
          paragraphs: [
            "Catat selama dua minggu. Bila beberapa hal di bawah ini terjadi berulang, pembayaran otomatis layak dipertimbangkan.",
          ],
          list: [
            "Pesanan menunggu pengecekan lebih dari dua jam pada hari kerja.",
            "Pembeli bertanya “sudah masuk belum, Kak?” lebih dari sekali sehari.",
            "Barang disisihkan untuk orang yang akhirnya tidak membayar.",
            "Jumlah transfer salah ketik dan harus ditelusuri.",
            "Hanya satu orang yang boleh melihat rekening, sehingga semua berhenti ketika ia sakit.",
          ],
        },
        {
          heading: "Bandingkan biaya waktu dengan biaya potongan",
          paragraphs: [
            "Andaikan pengecekan menyita dua puluh jam sebulan. Kalikan dengan upah yang wajar untuk pekerjaan itu, lalu bandingkan dengan perkiraan potongan dari jumlah pesanan yang sama. Tambahkan kerugian dari barang yang tertahan. Beberapa toko mendapati cara manual masih lebih murah; yang lain terkejut karena selama ini membayar dengan waktu tidurnya sendiri.",
            "Jawaban boleh campuran. Pembeli grosir dengan nilai besar tetap mentransfer, sedangkan pesanan eceran berjalan otomatis. Yang penting, setiap jalur memiliki alasan dan seorang penanggung jawab.",
          ],
        },
        {
          heading: "Siapkan pembukuan sebelum tombolnya menyala",
          paragraphs: [
            "Pada pembayaran otomatis, uang yang cair sudah dipotong biaya dan sering digabung dari puluhan pesanan. Kalau hanya melihat mutasi, angkanya tampak tidak cocok dengan penjualan. Minta contoh laporan pencairan, lalu putuskan siapa yang mencocokkannya setiap minggu. Buat rekening terpisah untuk toko bila selama ini masih bercampur dengan belanja rumah.",
            "Simpan nomor pesanan sebagai benang merah. Nomor itu harus terlihat di toko, di laporan penyedia, dan di catatan Anda. Biasakan seluruh tim menyebutnya.",
          ],
        },
        {
          heading: "Tetapkan aturan uang kembali",
          paragraphs: [
            "Pesanan batal akan tetap ada. Tentukan siapa yang berwenang menyetujui pengembalian, dalam berapa hari dikirim, dan lewat jalan apa. Beberapa metode bisa dikembalikan ke asalnya, beberapa memerlukan nomor rekening pembeli. Tulis perbedaannya dengan bahasa sederhana agar admin tidak menjanjikan sesuatu yang mustahil.",
            "Lakukan percobaan dengan uang sungguhan bernilai kecil: bayar, batalkan, kembalikan, dan lihat jejaknya sampai ke pembukuan. Ajak adik atau tetangga melakukannya dari ponsel mereka. Setelah tiga putaran berhasil, barulah umumkan kepada pelanggan, sambil membiarkan cara lama terbuka beberapa minggu bagi mereka yang belum nyaman.",
          ],
        },
      ],
    },
  ],
};
