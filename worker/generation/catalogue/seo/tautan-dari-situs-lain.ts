import type { Topic } from "../topic";

export const topic: Topic = {
  id: "tautan-dari-situs-lain",
  category: "SEO",
  subject: "tautan dari situs lain",
  keywords: ["backlink", "tautan", "kemitraan", "reputasi", "media", "komunitas"],
  asks: [
    "backlink",
    "mendapatkan backlink",
    "mencari backlink",
    "beli backlink",
    "paket backlink",
    "bahaya backlink massal",
  ],
  angles: [
    {
      title: "Cara Mendapatkan Backlink Berkualitas dari Relasi Lokal",
      summary:
        "Tautan terbaik bagi usaha kecil sering datang dari orang yang sudah Anda kenal. Tempat mencarinya, cara memintanya, dan isi yang pantas ditautkan.",
      opening: [
        "Pemasok tepung, sekolah tempat Anda mengirim katering, panitia lari sepuluh kilometer, koperasi pasar. Semua punya hubungan dengan usaha Anda dan banyak di antaranya punya website. Anehnya, ketika membicarakan tautan, orang langsung membayangkan email kepada orang asing di luar negeri.",
        "Tautan dari situs lain berfungsi seperti rekomendasi. Bobotnya bergantung pada siapa yang merekomendasikan dan apakah ia punya alasan. Satu tautan dari sekolah yang memang memesan makan siang kepada Anda lebih wajar daripada seratus tautan dari situs yang tidak pernah dibaca orang.",
      ],
      sections: [
        {
          heading: "Gambar peta hubungan Anda",
          paragraphs: [
            "Ambil kertas dan tulis nama usaha Anda di tengah. Di sekelilingnya, catat semua pihak yang pernah bekerja sama, lengkap dengan alamat websitenya. Tandai yang punya halaman mitra, daftar penyalur, berita kegiatan, atau cerita pelanggan.",
            "Bengkel yang memakai oli merek tertentu mungkin berhak masuk daftar penyalur resmi. Klinik yang menjadi rekanan asuransi biasanya tercantum di direktori. Periksa apakah datanya benar dan tautannya ada; kerap kali cukup satu email untuk melengkapinya. Tawarkan pula foto atau keterangan yang lebih baru bila datanya sudah lama. Asosiasi usaha, kampus yang mahasiswanya magang di tempat Anda, dan penyelenggara pameran juga layak masuk peta.",
          ],
        },
        {
          heading: "Buat sesuatu yang layak dirujuk",
          paragraphs: [
            "Orang menautkan halaman yang menghemat waktunya. Halaman penawaran jarang memenuhi syarat itu. Dari pengalaman sehari-hari, Anda bisa membuat:",
          ],
          list: [
            "tabel ukuran jendela dan jenis teralis yang cocok",
            "kalender musim panen buah dari kebun sekitar",
            "daftar periksa rumah sebelum ditinggal mudik",
            "panduan merawat batik tulis menurut pewarnanya",
            "peta tempat parkir truk di sekitar kawasan pergudangan",
          ],
        },
        {
          heading: "Meminta tanpa membuat canggung",
          paragraphs: [
            "Mintalah ketika ada alasan yang masih hangat: acara baru selesai, pekerjaan baru diserahkan, foto bersama baru dikirim. Sebutkan halaman yang Anda maksud dan permudah pekerjaannya dengan menyertakan dua kalimat uraian serta satu foto. Kirim dari alamat email perusahaan dengan nama yang jelas, supaya tidak disangka email massal.",
            "Jangan mendikte kata yang harus ditautkan. Biarkan mitra menulis menurut gayanya sendiri, sebab hasilnya lebih jujur. Kalau tidak dijawab, cukup ingatkan sekali, kemudian relakan. Hubungan dagang yang baik bernilai jauh lebih besar daripada satu tautan.",
          ],
        },
        {
          heading: "Jaga supaya tetap hidup",
          paragraphs: [
            "Website mitra pun diganti, dan halaman yang menyebut Anda bisa hilang. Dua kali setahun, buka laporan tautan di Search Console dan lihat siapa saja yang menunjuk kepada Anda. Ucapkan terima kasih kepada yang baru. Perbaiki halaman tujuan bila ada alamat yang sudah mati.",
            "Balas juga kebaikan itu ketika wajar. Halaman “bahan kami berasal dari mana” yang menyebut petani dan pemasok dengan jujur menyenangkan pembaca, sekaligus menghormati orang yang ikut membesarkan usaha Anda.",
          ],
        },
      ],
    },
    {
      title: "Bahaya Jasa Backlink Massal dan Cara Menolaknya",
      summary:
        "Tawaran ratusan tautan dalam seminggu terdengar menggiurkan. Cara mengenalinya, risiko yang Anda tanggung sendiri, dan jawaban sopan untuk menolaknya.",
      opening: [
        "Emailnya datang pagi-pagi, berbahasa Inggris atau Indonesia yang kaku: “Ratusan tautan berkualitas, dijamin naik, bayar sekali saja.” Bagi pemilik usaha yang sedang sepi pesanan, tawaran itu seperti jamu ajaib di pinggir jalan. Tidak jelas isinya, tetapi janjinya besar. Penjualnya pun sulit ditemukan lagi bulan depan.",
        "Tautan yang diborong semata-mata untuk mengangkat peringkat bertentangan dengan kebijakan spam Google. Akibat paling ringan: tautannya diabaikan dan uang Anda hilang. Akibat yang lebih berat, website tersisih dari hasil pencarian dan perlu waktu lama untuk dipulihkan.",
      ],
      sections: [
        {
          heading: "Dari mana tautan itu berasal",
          paragraphs: [
            "Umumnya dari jaringan blog yang dibuat khusus untuk dijual. Isinya campur aduk: resep soto, pinjaman, servis AC, dan permainan judi dalam satu halaman depan. Tidak ada pembaca, tidak ada redaksi, tidak ada yang peduli apakah usaha Anda bagus.",
            "Sebagian lagi disuntikkan ke kolom komentar atau ke website orang yang diretas. Nama usaha Anda lalu muncul di tempat yang memalukan. Pelanggan yang kebetulan menemukannya tidak akan bertanya siapa yang memasang; ia hanya mengingat namanya. Anda tidak ikut memilih tempatnya, tetapi nama Andalah yang tercantum di sana. Membersihkan kesan semacam itu jauh lebih lama daripada memesan paketnya.",
          ],
        },
        {
          heading: "Tanda-tanda yang perlu dicurigai",
          paragraphs: [
            "Tidak semua jasa hubungan media itu buruk. Tawaran yang patut dihindari biasanya memiliki ciri berikut:",
          ],
          list: [
            "menjanjikan ratusan tautan sekaligus dalam hitungan hari",
            "tidak mau menunjukkan contoh situs sebelum dibayar",
            "menyebut angka skor buatan alat tertentu sebagai bukti mutu",
            "memakai kata kunci yang sama persis pada semua tautan",
            "menawarkan topik apa pun tanpa bertanya tentang usaha Anda",
            "melarang Anda menghubungi pemilik situsnya",
          ],
        },
        {
          heading: "Kalau telanjur pernah memborong",
          paragraphs: [
            "Jangan panik. Mesin pencari mengabaikan banyak tautan semacam itu dengan sendirinya. Hentikan langganannya, simpan daftar yang pernah dikirim penjual, lalu periksa di Search Console apakah ada pemberitahuan tindakan manual.",
            "Bila tidak ada pemberitahuan, pusatkan tenaga pada isi dan layanan. Jika ada, mintalah bantuan orang yang berpengalaman menanganinya. Alat untuk menolak tautan memang tersedia, tetapi pemakaian yang sembrono justru dapat membuang rekomendasi yang sah, jadi jangan dijadikan percobaan. Catat juga tanggal pembelian terakhir, agar siapa pun yang membantu kelak memahami urutan kejadiannya.",
          ],
        },
        {
          heading: "Ke mana uangnya lebih berguna",
          paragraphs: [
            "Biaya yang sama bisa dipakai mendatangkan juru foto untuk mendokumentasikan tiga pekerjaan, membayar penulis mewawancarai kepala bengkel, atau mendukung acara warga yang memang ingin Anda hadiri. Hasilnya tetap ada meskipun aturan mesin pencari berubah.",
            "Backlink bulanan yang dikerjakan satu per satu lain ceritanya, termasuk yang ada dalam [paket SEO kami](/pricing). Ajukan pertanyaan yang sama kepada siapa pun yang mengerjakannya: situs mana, siapa pembacanya, apakah tulisannya dibuat untuk orang, dan apakah tautan berbayar diberi tanda bersponsor.",
            "Untuk menolak penawar massal, satu kalimat memadai: “Terima kasih, kami hanya menerima tautan dari situs yang dapat kami periksa.” Kemudian sampaikan sikap ini kepada siapa pun yang mengurus pemasaran, supaya tidak ada yang diam-diam mengiyakan atas nama perusahaan.",
          ],
        },
      ],
    },
  ],
};
