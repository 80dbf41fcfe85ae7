import type { Topic } from "../topic";

export const topic: Topic = {
  id: "grosir-dan-reseller",
  category: "Toko Online",
  subject: "penjualan grosir dan reseller",
  keywords: ["grosir", "reseller", "agen", "dropship", "harga bertingkat", "partai", "mitra", "distribusi"],
  asks: [
    "harga grosir",
    "jual grosir online",
    "program reseller",
    "cara mencari reseller",
    "aturan reseller",
    "harga reseller",
  ],
  angles: [
    {
      title: "Harga Grosir di Toko Online: Bertingkat tanpa Membingungkan",
      summary:
        "Menyusun harga grosir yang adil dan mudah dipahami: jenjang jumlah, siapa yang boleh melihat, aturan campur varian, ongkos partai besar, dan cara mengubah harga.",
      opening: [
        "Pembuat sambal kemasan melayani tiga jenis pembeli: keluarga yang mengambil dua botol, warung yang mengambil dua lusin, dan toko oleh-oleh yang memesan satu mobil bak. Harga ketiganya ada di kepala sang pemilik. Ketika ia sakit, tidak ada yang berani menjawab chat.",
        "Memindahkan harga dari kepala ke toko online memaksa Anda memutuskan hal-hal yang selama ini diserahkan kepada suasana hati. Prosesnya kurang nyaman, tetapi sesudahnya penjualan tidak lagi bergantung pada satu orang.",
      ],
      sections: [
        {
          heading: "Tentukan jenjang dari penghematan yang nyata",
          paragraphs: [
            "Pesanan besar lebih murah dilayani karena dikemas sekali, dikirim sekali, dan dibicarakan sekali. Hitung penghematannya, lalu bagi sebagian kepada pembeli. Tiga jenjang biasanya memadai: eceran, mulai satu dus, dan mulai sepuluh dus. Jenjang yang mengikuti isi kardus memudahkan gudang, sebab tidak ada dus yang harus dibuka demi memenuhi angka tujuh belas.",
            "Pastikan harga terendah pun masih menyisakan laba setelah biaya pembayaran dan tenaga angkut.",
          ],
        },
        {
          heading: "Putuskan siapa yang boleh melihat",
          paragraphs: [
            "Tabel harga terbuka cocok bila semua orang memang boleh membeli dalam jumlah besar. Bila warung langganan tersinggung melihat harganya diketahui pelanggan, tampilkan hanya setelah masuk akun yang Anda setujui. Jalan tengahnya adalah mencantumkan jumlah minimum serta ajakan meminta daftar harga. Pilihan apa pun, jelaskan syarat menjadi pembeli grosir, agar orang tidak perlu menebak pintunya. Dokumen yang diminta sebaiknya sedikit saja, misalnya nama usaha, kota, dan foto tempat berjualan, lalu dijawab dalam satu hari kerja selagi minatnya masih hangat.",
          ],
        },
        {
          heading: "Aturan yang mencegah tawar-menawar berulang",
          paragraphs: [
            "Sebelum tabel dipasang, sepakati dengan tim jawaban untuk pertanyaan yang pasti muncul.",
          ],
          list: [
            "Bolehkah rasa dan ukuran dicampur untuk mencapai jumlah minimum?",
            "Apakah harga grosir berlaku bersama promo?",
            "Siapa menanggung ongkos dan bongkar muat pada partai besar?",
            "Berapa lama harga dalam penawaran berlaku?",
            "Bagaimana pesanan ulang diperlakukan bila jumlahnya lebih sedikit?",
            "Kapan pembayaran bertahap dapat dipertimbangkan?",
          ],
        },
        {
          heading: "Mengubah harga dengan hormat",
          paragraphs: [
            "Harga cabai naik, harga sambal menyusul. Beri tahu pembeli rutin lebih dulu, sebutkan tanggal berlakunya, dan izinkan satu pesanan terakhir dengan harga lama dalam jumlah wajar. Pemilik warung perlu waktu untuk mengganti label di raknya sendiri. Kabar yang datang bersama tagihan baru akan terasa seperti jebakan.",
            "Pada toko online, perubahan itu dilakukan di satu tempat dan langsung terlihat oleh semua orang yang berhak. Simpan riwayatnya. Ketika seseorang bersikeras pernah mendapat angka berbeda, Anda dapat memeriksanya dengan tenang. Setiap enam bulan, lihat jenjang mana yang tidak pernah dipakai, kemudian hapus. Tabel yang pendek dibaca sampai habis.",
          ],
        },
      ],
    },
    {
      title: "Program Reseller yang Rapi: Aturan, Bahan Jualan, dan Pesanan",
      summary:
        "Menyiapkan program reseller: memilih mitra, membekali foto dan teks, menetapkan wilayah serta harga jual, mengatur pesanan, dan menilai siapa yang perlu dibantu.",
      opening: [
        "Awalnya satu pelanggan bertanya apakah sabun buatan Anda boleh dijual lagi di kotanya. Setahun kemudian ada empat puluh orang yang menyebut diri reseller, masing-masing dengan harga, foto, dan janji sendiri. Pembeli akhir kebingungan, dan keluhannya tetap datang kepada Anda.",
        "Reseller yang baik memperluas jangkauan tanpa menambah karyawan. Namun mereka bekerja atas nama merek Anda, sehingga perlu bekal yang sama jelasnya seperti yang diterima pegawai baru.",
      ],
      sections: [
        {
          heading: "Mulai dengan sedikit mitra yang sungguh memakai barangnya",
          paragraphs: [
            "Pilih lima sampai sepuluh orang yang sudah menjadi pembeli, aktif melayani lingkungannya, dan mau menceritakan cara mereka berjualan. Pemilik salon di Jember lebih berharga daripada akun besar yang menjual apa saja. Ajak bicara lewat telepon sebelum menerima. Dengarkan apakah ia bertanya tentang bahan dan cara pakai, atau hanya tentang untung per buah. Tanyakan pula berapa lama ia sanggup menyimpan stok.",
          ],
        },
        {
          heading: "Bekal yang perlu diterima setiap mitra",
          paragraphs: [
            "Tanpa bahan resmi, orang akan membuat sendiri, lengkap dengan khasiat yang tidak pernah Anda janjikan. Siapkan folder berisi berkas di bawah ini.",
          ],
          list: [
            "Foto produk tanpa tulisan, dalam ukuran yang pas untuk status dan katalog.",
            "Keterangan bahan, cara pakai, serta hal yang tidak boleh diklaim.",
            "Jawaban untuk sepuluh pertanyaan tersering.",
            "Daftar harga beli dan harga jual yang dianjurkan.",
            "Cara mengajukan penukaran ketika barang cacat.",
          ],
        },
        {
          heading: "Sediakan jalur pesan tersendiri",
          paragraphs: [
            "Pesanan reseller mempunyai irama lain: jumlahnya lebih banyak, barangnya itu-itu saja, dan sering dikirim langsung ke pembeli akhir. Akun khusus di toko online memungkinkan mereka memesan ulang dengan sekali ketuk, melihat harga mitra, serta menuliskan nama pengirimnya sendiri. Admin tidak lagi menyalin alamat dari tangkapan layar yang buram.",
            "Tetapkan jam potong dan lama proses yang sama untuk semua mitra. Perlakuan istimewa kepada satu orang pasti terdengar oleh yang lain.",
          ],
        },
        {
          heading: "Jaga persaingan tetap sehat",
          paragraphs: [
            "Harga jual yang saling banting merusak semua pihak, termasuk toko Anda sendiri. Jangan menjadi pihak pertama yang memotong harga di kanal resmi tanpa memberi tahu mitra. Bila Anda mengadakan promo, kabari mereka seminggu sebelumnya dan beri cara untuk ikut serta. Kesepakatan tentang harga dan wilayah sebaiknya dibicarakan dengan penasihat hukum, sebab ada batas yang perlu dihormati.",
            "Setiap tiga bulan, telepon mitra yang pesanannya menurun. Mungkin ia sibuk, mungkin lingkungannya sudah jenuh, mungkin paket terakhirnya rusak dan ia sungkan berkata. Percakapan sepuluh menit itu lebih murah daripada mencari pengganti. Beri penghargaan kepada yang paling sedikit menimbulkan keluhan, bukan hanya kepada yang paling banyak menjual.",
          ],
        },
      ],
    },
  ],
};
