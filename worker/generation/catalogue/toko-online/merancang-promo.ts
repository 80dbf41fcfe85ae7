import type { Topic } from "../topic";

export const topic: Topic = {
  id: "merancang-promo",
  category: "Toko Online",
  subject: "promo toko online",
  keywords: ["promo", "diskon", "voucher", "potongan", "flash sale", "penawaran", "bundling", "paket"],
  asks: [
    "promo toko online",
    "diskon",
    "cara membuat promo",
    "promo tanpa rugi",
    "flash sale",
    "bundling produk",
    "menghitung diskon",
  ],
  angles: [
    {
      title: "Merancang Promo yang Tidak Menggerus Untung Toko Online",
      summary:
        "Memilih bentuk promo menurut tujuannya, menghitung titik impas dengan contoh, menetapkan batas, dan membaca hasilnya tanpa tertipu oleh omzet yang melonjak.",
      opening: [
        "Toko tas kanvas memberi diskon dua puluh lima persen selama seminggu. Pesanan menjadi satu setengah kali lipat, dan semua orang bergembira. Baru ketika nota pemasok dibayar, pemiliknya menyadari bahwa laba minggu itu lebih kecil daripada minggu biasa. Lebih lelah, lebih miskin sedikit.",
        "Promo bukan hadiah kepada pembeli, melainkan biaya untuk mencapai sesuatu. Sebelum menentukan besarnya, tentukan dulu sesuatu itu apa.",
      ],
      sections: [
        {
          heading: "Satu promo, satu tujuan",
          paragraphs: [
            "Menghabiskan stok lama, mengundang pembeli pertama, memperbesar isi keranjang, dan mengisi hari sepi adalah empat tujuan berlainan yang memerlukan bentuk berbeda. Diskon untuk semua barang mencoba meraih semuanya sekaligus, sehingga orang yang tadinya akan membeli dengan harga penuh ikut mendapat potongan.",
            "Tuliskan tujuan dalam satu kalimat yang memuat angka, contohnya menjual enam puluh tas model lama sebelum koleksi hujan tiba. Kalimat itu sekaligus memberi tahu kapan promo boleh dihentikan: ketika tujuannya tercapai, meskipun spanduknya masih terpasang. Bila tidak ada kalimat yang terasa penting, tunda saja promonya.",
          ],
        },
        {
          heading: "Hitung berapa banyak tambahan yang diperlukan",
          paragraphs: [
            "Contoh: tas berharga Rp\u00a0200.000 dengan laba kotor Rp\u00a080.000. Diskon dua puluh lima persen memotong Rp\u00a050.000, sehingga tersisa Rp\u00a030.000 per tas. Bila biasanya terjual tiga puluh buah seminggu, laba kotornya Rp\u00a02.400.000. Untuk mencapai jumlah yang sama dengan harga promo, Anda harus menjual delapan puluh buah. Empat puluh lima buah, yaitu satu setengah kali lipat, ternyata belum sampai sepertiga dari tambahan yang diperlukan.",
            "Dengan potongan Rp\u00a020.000, sisanya Rp\u00a060.000 dan cukup empat puluh buah. Permainkan angka Anda sendiri sebelum membuat spanduk.",
          ],
        },
        {
          heading: "Bentuk yang lebih hemat daripada diskon rata",
          paragraphs: [
            "Potongan langsung hanyalah satu alat. Cocokkan alat dengan tujuan yang sudah Anda tulis.",
          ],
          list: [
            "Paket berisi barang laris dan barang lambat untuk mengosongkan rak.",
            "Hadiah kecil di atas nilai belanja tertentu untuk memperbesar keranjang.",
            "Potongan pada pesanan kedua untuk mengajak orang kembali.",
            "Harga khusus pada jam sepi bagi makanan yang harus habis hari itu.",
            "Bonus layanan, seperti sulam inisial, yang lebih murah bagi Anda daripada nilainya.",
          ],
        },
        {
          heading: "Pasang pagar dan baca hasilnya",
          paragraphs: [
            "Tetapkan jumlah barang, tanggal akhir, dan apakah promo boleh digabung dengan voucher lain. Uji di keranjang dengan beberapa kombinasi, sebab dua potongan yang bertemu dapat membuat harga jatuh di bawah modal. Tulis syaratnya dalam kalimat yang terbaca di ponsel. Siapkan pula jawaban bagi pelanggan yang membeli sehari sebelumnya dengan harga penuh.",
            "Setelah selesai, bandingkan laba kotor, bukan omzet, dengan minggu biasa. Lihat juga dua minggu sesudahnya; kadang orang hanya memajukan belanja yang memang akan terjadi. Catat pelajarannya dalam satu halaman supaya promo berikutnya tidak berangkat dari ingatan yang terlalu manis.",
          ],
        },
      ],
    },
    {
      title: "Menyiapkan Toko Online untuk Hari Promo yang Ramai",
      summary:
        "Persiapan operasional menjelang hari promo: stok terkunci, halaman yang kuat, jadwal tim, kemasan, jawaban siap pakai, dan rencana bila ada yang macet.",
      opening: [
        "Pukul delapan malam promo dibuka, pukul delapan lewat tujuh menit toko tidak dapat diakses. Siaran pesan terkirim ke tiga ribu orang sekaligus, semua mengeklik pada menit yang sama, dan foto-foto beresolusi cetak menyeret halaman sampai berhenti. Pekerjaan sebulan habis dalam hitungan menit.",
        "Keramaian mendadak menguji bagian yang paling lemah. Persiapan terbaik dilakukan dua minggu sebelumnya, ketika semua orang masih berkepala dingin.",
      ],
      sections: [
        {
          heading: "Dua minggu sebelumnya: uji toko dan kunci stok",
          paragraphs: [
            "Beri tahu pengelola website dan hosting tentang tanggal, jam, serta perkiraan pengunjung. Tanyakan apa yang terjadi bila jumlahnya tiga kali lipat. Kecilkan foto pada halaman promo, buang hiasan yang bergerak, lalu coba proses belanja dari awal sampai bukti pembayaran. Sesudah itu, hentikan perubahan besar; fitur baru dapat menunggu sampai pesanan terakhir dikirim. Simpan nomor orang teknis yang benar-benar berjaga malam itu.",
            "Pisahkan barang promo di rak tersendiri dan hitung dengan tangan. Angka yang dipakai sistem harus berasal dari hitungan ini.",
          ],
        },
        {
          heading: "Seminggu sebelumnya: siapkan meja kemas",
          paragraphs: [
            "Perkirakan jumlah pesanan tertinggi, kemudian lakukan latihan: berapa paket yang dapat dibungkus dua orang dalam satu jam? Dari sana ketahuan apakah perlu tenaga tambahan atau janji kirim yang lebih longgar. Lipat kardus, potong pelindung, dan cetak label alamat pengirim lebih awal. Hubungi kurir tentang penjemputan kedua, karena mobil kecil pukul tiga tidak akan memuat semuanya. Sepakati juga tempat menaruh paket yang sudah selesai, supaya tidak bercampur dengan yang masih menunggu pembayaran.",
          ],
        },
        {
          heading: "Sehari sebelumnya: kumpulkan semua orang",
          paragraphs: [
            "Rapat singkat sambil berdiri sudah cukup. Pastikan setiap orang mampu menjawab pertanyaan berikut tanpa membuka catatan.",
          ],
          list: [
            "Barang apa yang ikut, jam berapa mulai, dan kapan berakhir.",
            "Siapa yang menjawab chat, siapa yang mengawasi pembayaran.",
            "Apa kalimat kita ketika barang habis?",
            "Nomor siapa yang ditelepon bila toko tidak terbuka?",
            "Pada keadaan apa promo dihentikan sementara, dan oleh siapa?",
          ],
        },
        {
          heading: "Selama dan sesudahnya: jujur lebih cepat daripada sempurna",
          paragraphs: [
            "Kirim siaran secara bergelombang, misalnya lima ratus orang setiap lima belas menit, agar toko dan tim sempat bernapas. Bila terjadi gangguan, umumkan dalam sepuluh menit: apa yang terjadi, sampai kapan, dan bahwa masa promo diperpanjang selama gangguan berlangsung. Diam membuat orang menebak, dan tebakannya selalu lebih buruk.",
            "Keesokan harinya, kirim pesanan menurut urutan masuk, lalu kabari mereka yang akan terlambat sebelum sempat bertanya. Sisihkan satu jam di akhir pekan untuk mencatat apa yang macet dan siapa yang menyelamatkan keadaan. Traktir tim makan. Hari ramai berikutnya akan bergantung pada orang yang sama.",
          ],
        },
      ],
    },
  ],
};
