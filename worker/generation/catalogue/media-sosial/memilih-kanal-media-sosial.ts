import type { Topic } from "../topic";

export const topic: Topic = {
  id: "memilih-kanal-media-sosial",
  category: "Media Sosial",
  subject: "pemilihan kanal media sosial",
  keywords: ["kanal", "platform", "instagram", "tiktok", "facebook", "linkedin", "youtube"],
  asks: [
    "memilih media sosial",
    "instagram atau tiktok",
    "tiktok atau instagram",
    "media sosial untuk bisnis",
    "menutup akun media sosial",
    "platform media sosial untuk usaha",
  ],
  angles: [
    {
      title: "Cara Memilih Media Sosial yang Cocok untuk Bisnis Anda",
      summary:
        "Hadir di semua kanal membuat semuanya setengah jadi. Pilih kanal menurut kebiasaan pelanggan, bentuk bahan yang Anda punya, dan waktu yang tersedia.",
      opening: [
        "Ikon lima media sosial berderet di kaki website sebuah toko mebel. Satu terakhir diisi dua tahun silam, satu lagi memuat tiga foto, dan dua lagi tautannya mati. Hanya satu yang hidup. Calon pembeli yang mengetuk ikon pertama menyangka tokonya sudah tutup.",
        "Setiap akun yang dibuka adalah janji untuk hadir. Lebih baik menepati satu janji daripada mengingkari empat, dan untungnya tidak ada yang menghitung jumlah ikon Anda. Pertanyaannya tinggal: janji yang mana?",
      ],
      sections: [
        {
          heading: "Tanyakan kepada dua puluh pelanggan",
          paragraphs: [
            "Jangan mulai dari artikel tren. Mulailah dari orang yang sudah membayar Anda. Ketika mereka datang atau menerima barang, tanyakan aplikasi apa yang dibuka terakhir kali saat mencari barang serupa, dan bagaimana mereka menemukan toko ini. Dua puluh jawaban sudah memperlihatkan pola. Pemasok suku cadang mungkin mendapati pembelinya menonton video panjang tentang perbaikan; penjual kerudung menemukan kebiasaan yang lain sama sekali.",
            "Catat pula yang tidak disebut. Bila tak seorang pun menyinggung kanal yang selama ini menyita malam Anda, itu kabar penting, walau tidak menyenangkan.",
          ],
        },
        {
          heading: "Cocokkan dengan bahan yang mudah Anda hasilkan",
          paragraphs: [
            "Kanal meminta bahan mentah yang berbeda-beda. Ada yang hidup dari gambar, ada yang dari gerak, ada pula yang dari tulisan dan percakapan. Nilai dengan jujur apa yang bisa dibuat usaha Anda setiap minggu tanpa menyewa orang.",
          ],
          list: [
            "Hasil kerja yang elok dipandang: kanal foto.",
            "Proses yang menarik dilihat bergerak: kanal video pendek.",
            "Pengetahuan yang perlu penjelasan panjang: kanal video panjang atau artikel.",
            "Pembeli perusahaan: jejaring profesional.",
            "Warga sekitar dan jual beli barang bekas pakai: grup daerah.",
          ],
        },
        {
          heading: "Hitung jam, bukan semangat",
          paragraphs: [
            "Tulis siapa yang memotret, menulis, menerbitkan, dan membalas. Jumlahkan jamnya dalam sepekan, lalu bandingkan dengan jam yang benar-benar longgar. Semangat minggu pertama tidak boleh menjadi dasar perhitungan. Kalau yang tersedia hanya tiga jam, satu kanal dengan dua unggahan dan balasan yang tertib sudah merupakan rencana yang matang. Jangan lupa menghitung waktu membalas, karena bagian itulah yang bertambah ketika usaha mulai dikenal.",
          ],
        },
        {
          heading: "Kanal kedua menunggu giliran",
          paragraphs: [
            "Tambahkan yang lain setelah kanal pertama berjalan beberapa bulan tanpa terasa berat. Gunakan bahan yang sama dengan potongan berbeda, bukan produksi baru dari nol. Beri batas waktu percobaan dan tujuan yang bisa diperiksa, umpamanya dua pertanyaan serius setiap pekan.",
            "Sementara itu, amankan nama usaha di kanal lain bila mau, tetapi tulis di profilnya ke mana orang sebaiknya pergi. Akun kosong dengan papan penunjuk arah jauh lebih ramah daripada akun kosong yang membisu. Ketika waktunya tiba, profil itu tinggal dihidupkan.",
          ],
        },
      ],
    },
    {
      title: "Kapan Sebaiknya Menutup Akun Media Sosial yang Tidak Menghasilkan",
      summary:
        "Meninggalkan kanal bukan kegagalan. Tanda akun layak ditutup, cara pamit kepada pengikut, dan hal yang perlu diselamatkan sebelum benar-benar berhenti.",
      opening: [
        "Ada akun yang dipelihara karena rasa bersalah. Setiap malam Minggu pemiliknya teringat, mengunggah sesuatu secara tergesa, kemudian melupakannya lagi. Tidak ada yang bertanya, tidak ada yang membeli, namun menutupnya terasa seperti menyerah. Akhirnya akun itu hidup segan, mati tak mau, sambil terus mengambil sedikit perhatian setiap minggu.",
        "Padahal kios di pasar pun boleh pindah ketika pembelinya pindah. Pertanyaannya bukan apakah Anda kuat bertahan, tetapi apakah tenaga yang sama lebih berguna di tempat lain.",
      ],
      sections: [
        {
          heading: "Tanda-tanda yang patut dipercaya",
          paragraphs: [
            "Satu bulan sepi belum berarti apa-apa. Perhatikan gejala yang bertahan lama dan saling menguatkan, lalu bicarakan dengan orang yang sehari-hari mengisi akun tersebut. Ia sering sudah tahu jawabannya jauh sebelum Anda bertanya.",
          ],
          list: [
            "Selama satu musim penuh tidak ada percakapan yang mengarah ke pembelian.",
            "Pengikutnya berada di luar wilayah yang bisa dilayani.",
            "Isi kanal hanya salinan dari kanal lain, tanpa tanggapan.",
            "Pertanyaan pengikut berulang kali baru terjawab berhari-hari kemudian.",
            "Bentuk konten yang disukai kanal itu tidak cocok dengan usaha Anda.",
          ],
        },
        {
          heading: "Coba istirahat sebelum menutup",
          paragraphs: [
            "Bekukan akun selama enam minggu. Tulis satu unggahan sematan bahwa kabar terbaru ada di alamat lain, sertakan cara menghubungi, lalu berhenti. Selama masa itu, catat apakah jumlah pertanyaan di seluruh toko berubah. Jika tidak ada yang kehilangan, keputusannya menjadi mudah. Bila tiga pelanggan lama menanyakan kabar, Anda menemukan alasan untuk kembali dengan ritme yang lebih ringan. Apa pun hasilnya, Anda memutuskan berdasarkan kejadian nyata di toko sendiri.",
          ],
        },
        {
          heading: "Selamatkan yang berharga",
          paragraphs: [
            "Unduh arsip akun lewat fasilitas yang disediakan platform, termasuk foto, video, dan percakapan yang masih diperlukan. Pindahkan tulisan yang berguna ke website sendiri, karena panduan merawat sepatu kulit tidak menjadi basi hanya karena kanalnya ditinggalkan. Periksa pula di mana tautan akun itu tercetak: kartu nama, kotak kemasan, tanda tangan email, spanduk. Gantilah pada cetakan berikutnya.",
            "Jangan buru-buru melepas nama akunnya. Nama yang bebas dapat diambil orang lain, dan pelanggan lama mungkin mengirim uang kepada pemilik barunya.",
          ],
        },
        {
          heading: "Pamit dengan jelas, lalu alihkan tenaga",
          paragraphs: [
            "Ucapkan terima kasih, sebutkan tempat baru, dan beri tahu sampai kapan pesan di kanal lama masih dibaca. Tidak perlu cerita panjang tentang algoritma. Kemudian pakai jam yang kembali untuk satu hal yang selama ini tertunda: membalas lebih cepat, memotret ulang barang terlaris, atau menulis halaman tanya jawab.",
            "Tiga bulan sesudahnya, lihat lagi. Kalau tidak ada yang merindukan kanal itu, termasuk Anda, berarti usaha Anda baru saja menjadi sedikit lebih sederhana.",
          ],
        },
      ],
    },
  ],
};
