import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-menghadapi-musim-ramai",
  category: "Perawatan Website",
  subject: "persiapan website menghadapi musim ramai",
  keywords: ["ramai", "lebaran", "musim", "puncak", "libur", "harbolnas"],
  asks: [
    "persiapan website lebaran",
    "persiapan harbolnas",
    "website saat ramai pengunjung",
    "persiapan musim ramai",
    "website down saat promo",
  ],
  angles: [
    {
      title: "Menyiapkan Isi Website Sebelum Lebaran dan Musim Belanja",
      summary:
        "Musim ramai menghukum keterangan yang kabur. Susun batas pesan, stok, ongkos kirim, dan jam layanan di website sebelum pembeli mulai berdatangan.",
      opening: [
        "Tiga minggu menjelang Lebaran, telepon toko kue di Pekalongan berdering setiap lima menit. Masih bisa pesan? Kapan terakhir kirim? Nastar ada yang setengah kilo? Semua jawabannya ada, tetapi di kepala pemiliknya, sehingga ia menjawab telepon alih-alih memanggang.",
        "Website dapat mengambil alih sebagian besar percakapan itu, asalkan isinya dibuat sebelum ramai. Ketika oven sudah penuh, tidak ada lagi yang sempat menulis. Waktu terbaik untuk menyusunnya adalah ketika toko masih lengang.",
      ],
      sections: [
        {
          heading: "Hitung mundur dari tanggal terakhir",
          paragraphs: [
            "Tentukan dahulu hari terakhir Anda sanggup menyerahkan barang, lalu mundur. Berapa lama pengiriman ke luar pulau ketika gudang kurir padat? Berapa hari produksi? Kapan bahan harus dipesan? Dari hitungan itu lahir batas pesan untuk setiap wilayah, bukan satu tanggal untuk semua orang. Tulis batas tersebut di halaman depan, halaman produk, dan balasan otomatis dengan bunyi yang sama.",
            "Sertakan pula apa yang terjadi sesudahnya: apakah pesanan ditolak, masuk daftar tunggu, atau hanya dilayani bila diambil sendiri di toko.",
          ],
        },
        {
          heading: "Halaman musiman dibangun lebih awal",
          paragraphs: [
            "Terbitkan halaman khusus jauh sebelum orang mencarinya, agar mesin pencari sempat mengenalnya. Pakai alamat tanpa tahun supaya dapat digunakan kembali setiap musim, tinggal diperbarui isinya. Pastikan halaman tersebut menjawab seluruh pertanyaan berikut tanpa perlu menggulir terlalu lama.",
          ],
          list: [
            "Barang apa yang tersedia, ukurannya, dan daya tahannya.",
            "Batas pesan menurut wilayah kirim.",
            "Cara membayar serta kapan pesanan dianggap sah.",
            "Ketentuan perubahan dan pembatalan.",
            "Jam layanan selama puasa dan hari libur.",
            "Siapa yang dihubungi bila kiriman terlambat.",
          ],
        },
        {
          heading: "Kurangi pilihan, ringankan dapur",
          paragraphs: [
            "Musim ramai bukan waktu untuk menawarkan semuanya. Sembunyikan varian yang merepotkan, gabungkan barang terlaris menjadi beberapa paket, dan batasi ucapan khusus pada pilihan yang sanggup ditulis tangan. Pembeli yang terburu-buru berterima kasih atas daftar pendek. Dapur pun tahu apa yang akan datang besok pagi.",
            "Atur jumlah maksimum pesanan harian di sistem bila memungkinkan. Tulisan “penuh untuk Kamis, tersedia Jumat” lebih baik dibaca sejak awal daripada kabar pembatalan setelah membayar.",
          ],
        },
        {
          heading: "Uji dengan orang yang paling tidak sabar",
          paragraphs: [
            "Seminggu sebelum dibuka, minta kakak ipar yang gemar mengeluh memesan dari ponselnya. Amati tanpa membantu. Ia akan menemukan ongkos kirim yang baru muncul di ujung, tombol yang tersembunyi, dan istilah yang hanya dimengerti pegawai.",
            "Setelah musim lewat, jangan lupa membongkar panggungnya. Turunkan pengumuman batas pesan, kembalikan varian, dan tulis ucapan terima kasih beserta jadwal buka normal. Pengumuman Lebaran yang masih terpampang berbulan-bulan kemudian membuat orang bertanya-tanya apakah toko itu masih ada penghuninya.",
          ],
        },
      ],
    },
    {
      title: "Website Lemot Saat Ramai: Menjaga Situs di Musim Puncak",
      summary:
        "Puncak penjualan adalah saat terburuk untuk bereksperimen. Atur masa beku, uji beban, cadangan saluran pesan, dan pembagian jaga selama ramai.",
      opening: [
        "Perubahan kecil terdengar tidak berbahaya: mengganti warna tombol, menambah hitung mundur, memasang skrip iklan baru. Pada hari biasa memang demikian. Pada malam ketika pembeli datang serentak, perubahan kecil yang keliru bisa menutup kasir, dan orang yang paham sedang mudik.",
        "Karena itu banyak tim menetapkan masa beku, yaitu jangka waktu ketika website dijaga, bukan diubah. Usaha kecil pun dapat melakukannya dengan satu lembar kertas dan sedikit ketegasan.",
      ],
      sections: [
        {
          heading: "Tentukan pagar waktunya",
          paragraphs: [
            "Tulis tanggal mulai dan selesai, umumnya beberapa hari sebelum puncak sampai beberapa hari sesudahnya. Daftar pula yang tetap boleh dilakukan: memperbarui stok, mengubah pengumuman, menambal celah keamanan yang gawat. Selain itu menunggu. Pengecualian hanya sah bila disetujui satu orang yang namanya tercantum, dan orang tersebut bukan yang paling bersemangat berjualan.",
            "Umumkan pagar itu kepada agensi iklan, vendor, serta keponakan yang suka membantu. Selesaikan pembaruan rutin sepekan sebelumnya supaya masih ada waktu melihat akibatnya.",
          ],
        },
        {
          heading: "Cari titik lemah sebelum ramai",
          paragraphs: [
            "Tanyakan kepada orang teknis berapa pengunjung bersamaan yang pernah dilayani, dan apa yang pertama kali menyerah. Mintalah uji beban di salinan percobaan, bukan di toko sungguhan, setelah meminta izin penyedia hosting. Kerap kali jawabannya mengejutkan: bukan halaman depan yang roboh, melainkan pencarian produk atau perhitungan ongkos kirim yang memanggil layanan luar.",
            "Obatnya sering sederhana, seperti menyimpan hasil sementara, meringankan gambar beranda, atau menaikkan paket selama sebulan. Yang penting, ia ditemukan ketika masih ada waktu untuk memasangnya.",
          ],
        },
        {
          heading: "Jalan memutar bila kasir macet",
          paragraphs: [
            "Anggaplah gangguan akan terjadi, kemudian siapkan yang berikut selagi tenang. Cetak satu salinan, sebab rencana darurat yang hanya tersimpan di website ikut hilang bersamanya.",
          ],
          list: [
            "Halaman sederhana berisi daftar barang dan nomor pemesanan.",
            "Lembar catat pesanan manual yang urutannya sama dengan sistem.",
            "Teks pengumuman singkat untuk setiap kanal.",
            "Daftar nomor hosting, pembayaran, kurir, dan vendor.",
            "Cara mencocokkan pembayaran setelah sistem pulih.",
          ],
        },
        {
          heading: "Giliran jaga dan rapat lima belas menit",
          paragraphs: [
            "Bagi hari menjadi beberapa giliran, masing-masing dengan satu orang yang menatap pesanan masuk dan satu yang bisa dihubungi untuk urusan teknis. Penjaga mencatat keanehan, sekecil apa pun, di satu tempat. Setiap pagi, tim berkumpul sebentar: apa yang tersendat kemarin, apa yang hampir habis, siapa yang perlu tidur?",
            "Begitu pagar dibuka kembali, adakan pembahasan selagi ingatan hangat. Mana yang dibetulkan sekarang, mana yang menunggu, dan catatan apa yang akan membuat musim depan lebih lengang? Simpan jawabannya bersama lembar masa beku. Tahun berikutnya Anda memulai dari sana, bukan dari kepanikan yang sama.",
          ],
        },
      ],
    },
  ],
};
