import type { Topic } from "../topic";

export const topic: Topic = {
  id: "artikel-dari-pertanyaan-pelanggan",
  category: "SEO",
  subject: "artikel dari pertanyaan pelanggan",
  keywords: ["pertanyaan", "pelanggan", "artikel", "blog", "tanya jawab", "wawancara"],
  asks: [
    "ide artikel blog",
    "ide artikel",
    "menulis artikel blog usaha",
    "artikel dari pertanyaan pelanggan",
    "bahan artikel blog",
    "blog untuk usaha",
  ],
  angles: [
    {
      title: "Mengubah Pertanyaan Pelanggan Menjadi Artikel yang Dicari",
      summary:
        "Ide artikel terbaik sudah masuk setiap hari lewat telepon dan pesan. Cara mencatat, memilih, dan menjawabnya menjadi tulisan yang dicari banyak orang.",
      opening: [
        "“Kalau freon habis, bunyinya bagaimana, Pak?” Teknisi Anda menjawab pertanyaan ini barangkali tiga kali seminggu. Setiap kali jawabannya jelas, hangat, dan lengkap, kemudian lenyap bersama sambungan telepon. Sementara itu, halaman blog perusahaan kosong karena katanya tidak ada ide.",
        "Pertanyaan yang diucapkan satu orang biasanya diketik oleh banyak orang lain. Bahasanya pun sudah pas, tanpa istilah pabrik. Tugas Anda tinggal menangkapnya sebelum hilang dan menjawabnya satu kali dengan sungguh-sungguh. Ini juga kabar baik bagi pemilik usaha yang merasa tidak pandai mengarang, karena menjawab jauh lebih mudah daripada mencari topik.",
      ],
      sections: [
        {
          heading: "Siapkan jaring di tempat pertanyaan lewat",
          paragraphs: [
            "Ingatan orang sibuk mudah bocor. Letakkan buku kecil di meja kasir, buat label khusus di WhatsApp bisnis, atau sediakan satu lembar kerja bersama. Mintalah setiap orang menulis pertanyaan persis seperti diucapkan, termasuk kata daerahnya, lalu tambahkan satu garis setiap kali pertanyaan itu berulang.",
            "Dalam sebulan, polanya terlihat. Apotek mungkin menemukan bahwa orang lebih sering menanyakan cara menyimpan sirup anak daripada merek vitamin. Itulah daftar isi blog Anda untuk triwulan mendatang. Simpan juga pertanyaan yang jarang muncul, sebab kadang satu di antaranya menandai kebutuhan baru di sekitar Anda.",
          ],
        },
        {
          heading: "Pilih yang dekat dengan keputusan",
          paragraphs: [
            "Tidak semua pertanyaan pantas menjadi artikel. Dahulukan yang diajukan orang ketika hampir membeli atau ketika sedang bimbang:",
          ],
          list: [
            "perbandingan dua pilihan yang sama-sama Anda jual",
            "tanda bahwa suatu barang sudah harus diganti",
            "persiapan sebelum tim Anda datang",
            "hal yang membuat biaya menjadi lebih besar atau lebih kecil",
            "kesalahan yang lazim dilakukan sendiri di rumah",
            "apa yang terjadi sesudah pembayaran",
          ],
        },
        {
          heading: "Jawab dulu, jelaskan kemudian",
          paragraphs: [
            "Paragraf pertama memuat jawaban langsung. Setelah itu baru alasan, pengecualian, dan contohnya. Susunan ini menghormati pembaca yang sedang berdiri di depan AC bocor, dan memudahkan mesin pencari mengenali isi halaman.",
            "Hindari menulis kata pengantar tentang pentingnya udara sejuk. Pembaca sudah tahu, karena ia sedang kepanasan. Sebutkan juga batas pengetahuan Anda: bila suatu gejala bisa berarti dua hal, katakan demikian dan jelaskan cara membedakannya dengan aman. Akhiri dengan langkah berikutnya yang masuk akal, misalnya mematikan unit dahulu dan menyiapkan nomor serinya sebelum menelepon.",
          ],
        },
        {
          heading: "Pakai lagi di banyak tempat",
          paragraphs: [
            "Sesudah terbit, artikel menjadi alat kerja. Staf dapat mengirimkan tautannya ketika pertanyaan muncul lagi, sehingga jawabannya seragam. Potongan dua kalimatnya bisa menjadi keterangan foto di media sosial, dan ringkasannya dapat ditempel di ruang tunggu.",
            "Perhatikan apa yang ditanyakan orang setelah membaca. Bila tiga pembaca meminta penjelasan bagian yang sama, bagian itulah yang kurang terang. Tambahkan satu paragraf atau satu gambar, dan biarkan pelanggan, tanpa sadar, menjadi penyunting terbaik Anda.",
          ],
        },
      ],
    },
    {
      title: "Mewawancarai Ahli di Bengkel Sendiri untuk Bahan Artikel",
      summary:
        "Orang yang paling tahu biasanya paling tidak suka menulis. Cara mewawancarai montir, perawat, atau juru masak Anda lalu mengolahnya menjadi artikel.",
      opening: [
        "Kepala bengkel Anda bisa mendengar mesin lima detik dan tahu bahwa laher rodanya aus. Suruh ia menulis artikel, maka yang keluar dua kalimat dan keluhan. Bukan karena tidak mampu. Menulis memang pekerjaan lain. Tangannya lebih fasih daripada penanya.",
        "Jalan keluarnya: pisahkan mengetahui dari menuliskan. Ahli bercerita selama dua puluh menit, orang lain merekam dan menyusunnya. Hasilnya berisi rincian yang tidak mungkin ditebak penulis dari luar, dan rincian itulah yang membedakan artikel Anda dari puluhan tulisan serupa. Anda pun tidak memerlukan pewawancara profesional, cukup seseorang yang sungguh ingin tahu.",
      ],
      sections: [
        {
          heading: "Siapkan pertanyaan yang memancing cerita",
          paragraphs: [
            "Pertanyaan tertutup menghasilkan jawaban pendek. Pancing ingatan, bukan pendapat. Beberapa pertanyaan yang biasanya berhasil:",
          ],
          list: [
            "Kesalahan apa yang paling sering Bapak temukan pada mobil pelanggan?",
            "Kapan terakhir kali Bapak menolak mengganti suku cadang, dan mengapa?",
            "Apa yang Bapak periksa pertama kali, bahkan sebelum membuka kap?",
            "Anggapan apa tentang oli yang menurut Bapak keliru?",
            "Kalau mobil ini milik adik Bapak, apa yang akan disarankan?",
          ],
        },
        {
          heading: "Rekam di tempat kerja",
          paragraphs: [
            "Ruang rapat membuat orang kaku. Berdirilah di samping mobil, di dapur, atau di ruang sterilisasi, sambil ia menunjukkan benda yang dibicarakan. Mintalah izin merekam suara dengan ponsel, dan foto setiap benda yang disebut.",
            "Biarkan ada jeda. Cerita terbaik sering muncul setelah jawaban resmi selesai, ketika narasumber berkata, “Tapi sebenarnya…” Jangan memotong bagian itu. Kalau ada istilah yang tidak Anda mengerti, tanyakan saat itu juga; pembaca pun tidak akan mengerti.",
          ],
        },
        {
          heading: "Menyusun tanpa mematikan suaranya",
          paragraphs: [
            "Salin rekaman, tandai tiga gagasan terkuat, lalu buang selebihnya. Satu artikel memuat satu masalah. Pertahankan satu atau dua kutipan asli karena di sanalah terasa bahwa ada manusia yang bicara, misalnya cara ia menyebut bunyi rem seperti “jangkrik kepanasan”. Jangan menghaluskan semua kalimat sampai seragam, karena pembaca mengenal bengkel justru dari cara orangnya bertutur.",
            "Ubah urutan bila perlu. Orang bercerita menurut waktu, sedangkan pembaca mencari gejala lebih dulu, penyebab kemudian, dan tindakan terakhir. Untuk hal yang menyangkut keselamatan atau kesehatan, beri tahu dengan jelas kapan pembaca harus berhenti mencoba sendiri.",
          ],
        },
        {
          heading: "Periksa bersama sebelum terbit",
          paragraphs: [
            "Bacakan draf kepada narasumber, jangan hanya dikirim. Ia akan menangkap kekeliruan kecil yang bagi orang luar tampak sepele, seperti tertukarnya kampas dan cakram. Cantumkan nama serta perannya bila ia bersedia, karena pembaca menghargai keterangan dari orang yang sehari-hari memegang pekerjaan itu.",
            "Satu wawancara sebulan menghasilkan dua belas artikel dalam setahun. Jadwalkan pada jam sepi, sediakan kopi, dan perlihatkan kepadanya ketika seorang pelanggan datang sambil menunjukkan tulisan tersebut. Biasanya setelah itu narasumber Anda sendiri yang menawarkan topik.",
          ],
        },
      ],
    },
  ],
};
