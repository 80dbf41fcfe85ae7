import type { Topic } from "../topic";

export const topic: Topic = {
  id: "aksesibilitas-website",
  category: "Desain & UX",
  subject: "aksesibilitas website",
  keywords: ["aksesibilitas", "difabel", "disabilitas", "pembaca layar", "inklusif", "wcag"],
  asks: [
    "aksesibilitas website",
    "website ramah difabel",
    "website untuk disabilitas",
    "website untuk tunanetra",
    "wcag",
  ],
  angles: [
    {
      title: "Aksesibilitas Website: Cara Memulai dari yang Mudah",
      summary:
        "Aksesibilitas bukan fitur khusus untuk segelintir orang. Perbaikan kecil yang menolong tunanetra, lansia, dan siapa pun yang sedang kerepotan.",
      opening: [
        "Seorang bapak berusia enam puluhan memegang ponsel sejauh tangannya bisa terulur. Seorang ibu menggendong bayi dan mengetuk dengan jempol kiri. Seorang pelanggan tunanetra mendengarkan halaman yang dibacakan ponselnya. Ketiganya ingin hal yang sama: jadwal praktik dan cara mendaftar.",
        "Website yang ramah bagi mereka hampir selalu lebih nyaman bagi semua orang. Trotoar yang landai dibuat untuk kursi roda, tetapi dinikmati juga oleh kereta bayi dan gerobak. Itulah semangat aksesibilitas, dan sebagian besar pekerjaannya lebih sederhana daripada yang dibayangkan.",
      ],
      sections: [
        {
          heading: "Keterbatasan yang datang dan pergi",
          paragraphs: [
            "Tidak semua hambatan bersifat tetap. Lengan yang digips, mata yang baru ditetesi obat, suasana bising di terminal, layar retak, kuota yang hampir habis: siapa pun bisa mengalaminya. Merancang untuk keadaan sulit berarti merancang untuk hari yang biasa.",
            "Cara pandang ini memudahkan pembicaraan di kantor. Anda tidak sedang menambah biaya bagi kelompok kecil, melainkan mengurangi alasan bagi siapa pun untuk menyerah. Pemilik warung pun meletakkan barang laris di rak yang terjangkau, tanpa menyebutnya aksesibilitas. Bayangkan pelanggan terbaik Anda pada hari terburuknya, lalu periksa apakah ia masih bisa memesan. Kalau tidak bisa, Anda sudah menemukan pekerjaan pertama. Mulailah dari situ sebelum membaca pedoman yang tebal.",
          ],
        },
        {
          heading: "Mulai dari perbaikan yang ringan",
          paragraphs: [
            "Banyak hal dapat dibereskan oleh pengelola isi tanpa membongkar desain. Kerjakan dulu yang berikut:",
          ],
          list: [
            "Tulis nama tautan yang bisa dipahami tanpa kalimat di sekitarnya.",
            "Beri takarir atau naskah pada video penjelasan.",
            "Ganti tangkapan layar berisi tabel dengan tabel sungguhan.",
            "Tulis kepanjangan setiap singkatan pada pemunculan pertama.",
            "Sediakan nomor telepon sebagai pilihan lain selain formulir.",
            "Pakai subjudul yang sebenarnya, bukan tulisan tebal yang menyerupainya.",
          ],
        },
        {
          heading: "Yang perlu diminta dari pengembang",
          paragraphs: [
            "Mintalah agar semua tombol bisa dicapai dan ditekan dengan keyboard, setiap kolom punya nama yang terhubung, dan halaman tetap utuh ketika hurufnya diperbesar dua kali lipat. Gambar bergerak sebaiknya bisa dihentikan, sebab gerakan terus-menerus mengganggu sebagian orang.",
            "Sebutkan pedoman WCAG tingkat AA dalam perjanjian kerja sebagai sasaran. Pedoman itu dipakai luas dan punya ukuran yang dapat diperiksa, sehingga kedua pihak tidak berdebat soal perasaan.",
          ],
        },
        {
          heading: "Periksa bersama orangnya",
          paragraphs: [
            "Alat pemeriksa otomatis berguna, tetapi hanya menangkap sebagian masalah. Ia tahu bahwa sebuah gambar memiliki teks; ia tidak tahu apakah teksnya masuk akal. Ajaklah orang yang sehari-hari memakai pembaca layar untuk mencoba, dan hargai waktunya selayaknya tenaga ahli.",
            "Jika belum memungkinkan, mulailah dari orang tua Anda sendiri. Setelah itu, tulis di halaman kontak bagaimana orang dapat melaporkan hambatan. Laporan pertama mungkin tidak enak dibaca, tetapi di sanalah letak pekerjaan yang paling berguna berikutnya.",
          ],
        },
      ],
    },
    {
      title: "Cara Cek Aksesibilitas Website dengan Keyboard dan Screen Reader",
      summary:
        "Pemeriksaan aksesibilitas yang bisa Anda lakukan sendiri: tanpa tetikus, dengan suara, dan dengan huruf besar. Temuannya siap diserahkan ke pengembang.",
      opening: [
        "Cabut tetikus dari komputer, lalu coba pesan sesuatu di website Anda. Tombol Tab untuk maju, Shift dan Tab untuk mundur, Enter untuk memilih. Dalam semenit Anda akan tahu apakah website itu bisa dipakai oleh orang yang tidak dapat menggerakkan tetikus.",
        "Pemeriksaan semacam ini tidak memerlukan keahlian teknis. Yang diperlukan satu jam tenang dan kesediaan merasa canggung. Catat halaman, langkah, dan apa yang terjadi; itulah bahasa yang paling disukai pengembang, karena setiap temuan bisa diulang dan setiap perbaikan bisa dibuktikan.",
      ],
      sections: [
        {
          heading: "Putaran pertama: keyboard",
          paragraphs: [
            "Tekan Tab berulang-ulang dari atas halaman. Selalu harus terlihat di mana Anda berada, biasanya lewat garis di sekeliling tombol atau tautan. Kalau penanda itu hilang, pengguna keyboard berjalan dalam gelap. Coba pula berhenti di tengah jalan dan minta rekan menunjuk tempat Anda berada.",
            "Perhatikan urutannya. Fokus mestinya bergerak sesuai urutan baca, tidak melompat dari menu ke kaki halaman lalu kembali ke tengah. Buka pula menu, galeri foto, dan jendela sembulan; pastikan semuanya bisa ditutup lagi tanpa tetikus. Beri perhatian khusus pada kalender pemilihan tanggal, yang kerap hanya dirancang untuk klik.",
          ],
        },
        {
          heading: "Putaran kedua: pembaca layar",
          paragraphs: [
            "Ponsel Anda kemungkinan besar sudah memilikinya: TalkBack pada kebanyakan Android dan VoiceOver pada iPhone. Pelajari dulu cara mematikannya, sebab gerakan jari di layar berubah selama fitur itu menyala. Lalu pejamkan mata dan dengarkan halaman layanan Anda.",
            "Simak apa yang diucapkan pada setiap tombol. “Tombol, tombol, tombol” berarti ikon tidak diberi nama. Nama berkas foto yang ikut dibacakan menandakan teks alternatif yang terlewat. Halaman berbahasa Indonesia yang dibaca dengan logat asing biasanya berarti bahasa halaman belum diatur.",
          ],
        },
        {
          heading: "Putaran ketiga: ukuran dan layar",
          paragraphs: [
            "Ubah pengaturan tampilan, lalu ulangi tugas yang sama. Lima keadaan berikut cepat dicoba:",
          ],
          list: [
            "huruf sistem ponsel diatur ke ukuran terbesar",
            "halaman di komputer diperbesar sampai dua kali lipat",
            "ponsel diputar mendatar",
            "layar diubah menjadi hitam putih melalui pengaturan",
            "kecerahan diturunkan sampai hampir gelap",
          ],
        },
        {
          heading: "Menulis temuan yang bisa dikerjakan",
          paragraphs: [
            "Satu temuan satu baris: alamat halaman, langkah, yang terjadi, yang diharapkan. “Halaman pemesanan, tekan Tab setelah kolom nama, fokus hilang, seharusnya pindah ke kolom tanggal.” Sertakan rekaman layar pendek bila sulit dijelaskan.",
            "Beri tanda pada temuan yang membuat orang berhenti total. Ikon tanpa nama di kaki halaman bisa menunggu, sedangkan kalender yang tidak bisa dibuka tanpa tetikus menutup toko bagi sebagian pembeli. Pekerjaan kecil dikumpulkan dulu supaya perhatian pengembang tidak terpecah. Setelah perbaikan dipasang, ulangi langkah yang tertulis persis sama. Bila lolos, simpan daftar itu sebagai bahan pemeriksaan setiap kali desain berubah.",
          ],
        },
      ],
    },
  ],
};
