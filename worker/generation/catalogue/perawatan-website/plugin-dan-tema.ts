import type { Topic } from "../topic";

export const topic: Topic = {
  id: "plugin-dan-tema",
  category: "Perawatan Website",
  subject: "pembaruan plugin dan tema",
  keywords: ["plugin", "tema", "update", "pembaruan", "wordpress", "ekstensi"],
  asks: [
    "update plugin",
    "update plugin wordpress",
    "memperbarui plugin",
    "plugin terlalu banyak",
    "hapus plugin",
    "update tema wordpress",
  ],
  angles: [
    {
      title: "Cara Update Plugin dan Tema WordPress tanpa Merusak Website",
      summary:
        "Pembaruan yang ditunda menumpuk risiko, pembaruan yang ceroboh merusak halaman. Atur kelompok, uji di salinan, dan siapkan jalan mundur.",
      opening: [
        "Angka merah di panel menunjukkan tujuh belas pembaruan menunggu. Pemilik sebuah penginapan di Batu menekan “perbarui semua” sambil sarapan, lalu kalender pemesanan berubah menjadi halaman putih. Sejak itu ia bersumpah tidak akan memperbarui apa-apa lagi. Dua-duanya keliru.",
        "Pembaruan membawa tambalan sekaligus perubahan. Anda menginginkan yang pertama tanpa dikejutkan oleh yang kedua, dan itu soal urutan kerja. Usaha sekecil apa pun bisa menjalankannya, sebab yang dibutuhkan adalah disiplin, bukan alat mahal.",
      ],
      sections: [
        {
          heading: "Kelompokkan menurut akibat",
          paragraphs: [
            "Tidak semua komponen sama gentingnya. Sebelum menyentuh tombol apa pun, bagi daftar itu ke dalam tiga tumpukan: yang menyentuh uang dan data pelanggan, yang membentuk tampilan, dan yang hanya mempermudah pengelola. Tumpukan pertama diperbarui satu demi satu dengan pengujian sungguhan. Tumpukan terakhir boleh sekaligus. Dengan cara ini waktu Anda tercurah pada bagian yang memang bisa merugikan.",
            "Tambalan keamanan menyalip antrean. Jika catatan rilis menyebut celah yang sudah diperbaiki, jangan menunggu jadwal rutin.",
          ],
        },
        {
          heading: "Uji di ruang belakang",
          paragraphs: [
            "Salinan percobaan memungkinkan Anda salah tanpa ditonton pelanggan. Banyak penyedia hosting menyediakannya; bila tidak, orang teknis bisa membuatnya. Sesudah memperbarui di sana, jalankan rangkaian pemeriksaan yang selalu sama. Untuk penginapan tadi, rangkaiannya dapat seperti ini.",
          ],
          list: [
            "Memilih tanggal, jumlah tamu, dan jenis kamar.",
            "Melihat harga akhir pekan serta libur panjang.",
            "Mengirim pemesanan sampai email konfirmasi tiba.",
            "Membatalkan pesanan dari panel pengelola.",
            "Membuka halaman kamar di dua ukuran ponsel.",
            "Menyunting satu artikel, menyimpan, kemudian mengembalikannya.",
          ],
        },
        {
          heading: "Jalan mundur disiapkan di depan",
          paragraphs: [
            "Buat cadangan tepat sebelum memulai di website sungguhan, dan pastikan Anda tahu cara kembali ke sana dalam beberapa menit. Catat nomor versi lama setiap komponen. Kerjakan pada jam sepi ketika orang yang mengerti masih bisa dihubungi; pembaruan pada malam sebelum liburan adalah undangan untuk begadang. Setelah setiap langkah, lihat halaman terpenting sebelum melanjutkan, agar bila rusak Anda tahu siapa penyebabnya.",
            "Kalau ada yang pecah, kembalikan dulu, selidiki kemudian. Pelanggan tidak perlu menunggu Anda menemukan sebabnya.",
          ],
        },
        {
          heading: "Catatan yang membuat bulan depan lebih ringan",
          paragraphs: [
            "Tulis tanggal, komponen yang berubah, hasil pemeriksaan, serta keanehan yang muncul. Setelah beberapa putaran, terlihat plugin mana yang selalu membuat masalah dan mana yang tidak pernah rewel. Catatan itu menjadi bahan ketika Anda menimbang pengganti.",
            "Pembaruan kecil yang rutin terasa membosankan, dan justru itulah tandanya berjalan baik. Tujuh belas angka merah tidak muncul dalam semalam. Ia terkumpul dari banyak pagi ketika menunda terasa lebih aman daripada menekan tombol dengan cara yang benar.",
          ],
        },
      ],
    },
    {
      title: "Terlalu Banyak Plugin WordPress: Mana yang Harus Dihapus",
      summary:
        "Setiap plugin menambah berat, celah, dan ketergantungan. Pelajari cara menilai kegunaan, mencari tumpang tindih, dan membuang tanpa merusak.",
      opening: [
        "Plugin pertama dipasang untuk formulir. Yang kedua untuk tombol obrolan, yang ketiga untuk menggantikan yang pertama, dan yang keempat karena seseorang membaca ulasan menarik. Beberapa tahun kemudian ada tiga puluh lebih, dan tidak seorang pun berani mencabut satu pun karena takut ada yang roboh.",
        "Rasa takut itu masuk akal. Namun membiarkannya juga berisiko, sebab setiap komponen adalah kode orang lain yang berjalan di dalam toko Anda dengan kunci di tangan.",
      ],
      sections: [
        {
          heading: "Tanyakan gunanya kepada yang memakai",
          paragraphs: [
            "Cetak daftar plugin, lalu tempelkan di dinding selama sepekan. Minta semua orang menuliskan namanya di samping plugin yang mereka gunakan beserta keperluannya. Baris yang tetap kosong menjadi calon pertama. Ada pula plugin yang bekerja tanpa disentuh siapa pun, misalnya pengirim email atau pengaman; untuk yang demikian, tanyai orang teknis dan tuliskan gunanya dalam satu kalimat biasa.",
            "Kalimat yang tidak bisa dituliskan adalah petunjuk juga.",
          ],
        },
        {
          heading: "Tanda plugin yang perlu dicurigai",
          paragraphs: [
            "Bukan usia yang menentukan, melainkan perawatannya. Periksa halaman resminya, riwayat perubahannya, dan kesan orang lain yang memakainya.",
          ],
          list: [
            "Sudah lama tidak diperbarui, sedangkan sistem utamanya terus berganti.",
            "Pertanyaan pengguna di halaman dukungan tidak dijawab.",
            "Pengembangnya berpindah tangan tanpa penjelasan.",
            "Diunduh dari situs selain pembuatnya, apalagi versi berbayar yang dibagikan gratis.",
            "Meminta wewenang yang tidak berkaitan dengan gunanya.",
          ],
        },
        {
          heading: "Tumpang tindih yang tersembunyi",
          paragraphs: [
            "Sering kali tiga plugin mengerjakan hal yang sama: mengecilkan gambar, menyimpan halaman sementara, atau menambahkan skrip pelacak. Mereka saling menunggu, kadang saling membatalkan. Pilih satu yang terawat, matikan dua lainnya di salinan percobaan, dan bandingkan hasilnya. Periksa pula apakah tema atau layanan hosting sudah menyediakan kemampuan itu tanpa tambahan apa pun.",
            "Toko buku di Yogyakarta bisa saja menemukan bahwa slider beranda, yang memerlukan plugin berat, hampir tidak pernah diketuk pembaca. Membuangnya berarti menghapus satu plugin sekaligus satu keruwetan.",
          ],
        },
        {
          heading: "Mencabut tanpa meninggalkan lubang",
          paragraphs: [
            "Nonaktifkan dahulu, amati beberapa hari, barulah hapus. Perhatikan halaman yang tiba-tiba memuat kode dalam kurung siku; itu bekas sisipan plugin yang perlu diganti dengan isi biasa. Sebagian plugin menyimpan data di basis data dan menyisakannya setelah pergi, jadi tanyakan cara membersihkannya dan ekspor dahulu bila masih mungkin diperlukan.",
            "Sesudah rampung, buat satu aturan: plugin baru hanya masuk bila ada nama penanggung jawab dan ada yang keluar, atau ada alasan tertulis mengapa daftarnya boleh bertambah. Aturan itu terdengar kaku. Dalam praktik ia hanya memaksa orang berpikir semenit lebih lama sebelum memasang sesuatu yang akan dirawat bertahun-tahun.",
          ],
        },
      ],
    },
  ],
};
