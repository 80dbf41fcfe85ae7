import type { Topic } from "../topic";

export const topic: Topic = {
  id: "layar-pertama-beranda",
  category: "Desain & UX",
  subject: "layar pertama beranda",
  keywords: ["beranda", "homepage", "hero", "spanduk", "layar pertama", "halaman depan"],
  asks: [
    "beranda website",
    "desain homepage",
    "isi halaman beranda",
    "hero section",
    "bagian atas website",
    "menata beranda website",
  ],
  angles: [
    {
      title: "Desain Homepage: Empat Pertanyaan di Layar Pertama",
      summary:
        "Sebelum menggulir, pengunjung sudah menilai apakah ia berada di tempat yang benar. Cara mengisi layar pertama beranda dengan jawaban, bukan semboyan.",
      opening: [
        "“Mitra terpercaya untuk masa depan yang lebih baik.” Kalimat itu bisa milik bank, pabrik pupuk, kursus mobil, atau klinik kulit. Pengunjung membacanya, tidak belajar apa pun, lalu menggulir dengan sedikit curiga.",
        "Layar pertama adalah ruang termahal di website Anda. Luasnya hanya selebar telapak tangan, sebagian terpakai menu, sebagian lagi foto. Yang tersisa cukup untuk satu kalimat, satu penjelasan, dan satu tombol. Isilah dengan jawaban atas empat pertanyaan yang sedang berputar di kepala orang yang baru datang.",
      ],
      sections: [
        {
          heading: "Apa ini, untuk siapa, dan di mana?",
          paragraphs: [
            "Tiga pertanyaan pertama dapat dijawab dalam satu tarikan napas. “Jahit seragam kerja untuk pabrik dan kantor di Bandung Raya.” Tidak puitis, tetapi orang yang membutuhkan langsung tahu bahwa ia sudah sampai. Orang yang tidak membutuhkan pun pergi tanpa membuang waktu Anda.",
            "Takut terdengar biasa? Tambahkan rincian yang hanya bisa ditulis oleh usaha Anda, misalnya jumlah minimal pesanan, jenis bahan, atau cara mengukur badan di tempat pelanggan. Kekhususan jauh lebih berkesan daripada kata sifat. Nama kota saja sudah membuat kalimat yang hambar menjadi berguna, terutama bagi orang yang mencari jasa di dekat rumahnya. Tulis sepuluh versi, lalu coret yang masih cocok bila nama pesaing dipasang di depannya. Yang tersisa adalah milik Anda.",
          ],
        },
        {
          heading: "Mengapa saya harus percaya?",
          paragraphs: [
            "Pertanyaan keempat dijawab dengan bukti, bukan pernyataan. Pilih satu atau dua yang paling kuat dan bisa diperiksa:",
          ],
          list: [
            "foto ruang kerja yang sebenarnya",
            "lama usaha berdiri, bila memang panjang",
            "izin praktik atau sertifikat yang relevan",
            "cuplikan ulasan yang sumbernya dapat dibuka",
            "daftar jenis pekerjaan yang sudah diselesaikan",
          ],
        },
        {
          heading: "Satu gambar yang bekerja",
          paragraphs: [
            "Gambar di layar pertama seharusnya menjelaskan apa yang tidak sempat ditulis. Penjahit yang sedang mencocokkan ukuran lengan lebih berguna daripada gedung pencakar langit dari bank foto. Pastikan bagian pentingnya tidak terpotong di ponsel, karena foto mendatar sering kehilangan kedua sisinya di layar tegak.",
            "Jangan menaruh tulisan langsung di atas foto yang ramai. Jika harus, sediakan bidang polos di belakang huruf. Video yang berputar sendiri jarang sepadan dengan kuota yang dihabiskannya.",
          ],
        },
        {
          heading: "Menguji dalam lima detik",
          paragraphs: [
            "Perlihatkan layar pertama kepada orang yang belum mengenal usaha Anda selama lima detik, lalu tutup. Tanyakan apa yang dijual, siapa pembelinya, dan apa yang bisa dilakukan selanjutnya. Ulangi kepada beberapa orang dengan usia berbeda.",
            "Jawaban yang meleset lebih berguna daripada pujian. Kalau seseorang menyangka konveksi Anda menjual kain meteran, cari kata atau foto yang menimbulkan kesan itu. Ubah satu hal, uji lagi, dan berhentilah ketika jawaban orang asing mulai terdengar seperti cara Anda sendiri menjelaskan usaha kepada tetangga baru.",
          ],
        },
      ],
    },
    {
      title: "Susunan Halaman Depan Website yang Membuat Orang Menghubungi",
      summary:
        "Beranda yang baik mengikuti urutan pikiran tamu, bukan urutan bagian di kantor. Susunan yang bisa ditiru berikut alasan di balik setiap bagiannya.",
      opening: [
        "Tamu yang datang ke rumah tidak langsung diajak melihat akta tanah. Ia disapa, dipersilakan duduk, ditanya keperluannya, baru diajak berbicara lebih jauh. Beranda yang membuka dengan sejarah perusahaan melompati semua itu.",
        "Urutan isi beranda sering lahir dari pembagian jatah: tiap bagian mendapat satu kotak. Cobalah menyusunnya kembali menurut keraguan yang muncul satu per satu di benak pengunjung. Setiap kotak menjawab satu keraguan dan membuka jalan bagi kotak berikutnya.",
      ],
      sections: [
        {
          heading: "Susun sebagai percakapan",
          paragraphs: [
            "Tulis dialog antara Anda dan calon pelanggan di selembar kertas. “Bisa servis pompa air sumur dalam?” “Bisa, semua merek yang umum.” “Daerah Godean?” “Masuk wilayah kami.” “Biasanya berapa lama?” Percakapan itulah kerangka beranda Anda. Mintalah staf penerima telepon melengkapinya, sebab mereka hafal urutan pertanyaan yang sebenarnya, termasuk yang tidak enak dijawab.",
            "Pertanyaan yang muncul paling awal diletakkan paling atas. Biasanya urutannya: apakah mereka mengerjakan kebutuhan saya, apakah mereka bisa dipercaya, bagaimana caranya, dan apa yang harus saya lakukan. Hal yang tidak pernah ditanyakan pelanggan boleh turun jauh atau pindah ke halaman lain.",
          ],
        },
        {
          heading: "Bagian yang lazim dan tugasnya",
          paragraphs: [
            "Tidak semua beranda membutuhkan seluruh bagian berikut. Pilih menurut dialog tadi, lalu beri setiap bagian satu tugas saja.",
          ],
          list: [
            "Sapaan: menyebut layanan, wilayah, dan satu tombol.",
            "Pilihan layanan: mengantar orang ke halaman yang sesuai.",
            "Bukti: contoh pekerjaan beserta ceritanya.",
            "Cara kerja: tiga atau empat langkah dari telepon sampai selesai.",
            "Jawaban singkat: keraguan yang paling sering terdengar.",
            "Penutup: ajakan yang sama dengan awal, ditambah jam layanan.",
          ],
        },
        {
          heading: "Potong tanpa sungkan",
          paragraphs: [
            "Beranda bukan tempat menyimpan segalanya. Kabar kegiatan yang sudah lama, peta besar yang berat, deretan logo tanpa keterangan, dan sambutan direktur dua paragraf dapat dipindahkan. Kalau suatu bagian dihapus dan tak seorang pun bertanya setelah sebulan, ia memang tidak bertugas.",
            "Hindari pula mengulang seluruh isi halaman layanan. Di beranda cukup satu kalimat dan satu tautan untuk setiap layanan. Orang yang berminat akan mengikutinya, sedangkan yang lain tetap bisa melihat keseluruhan tanpa kelelahan. Sebelum memotong, simpan salinan halaman lama, agar bagian yang ternyata dirindukan bisa dikembalikan.",
          ],
        },
        {
          heading: "Baca sekali lagi dari bawah",
          paragraphs: [
            "Uji susunan dengan dua cara. Pertama, gulir cepat di ponsel dan baca hanya judul tiap bagian; ceritanya harus tetap utuh. Kedua, mulailah dari bawah seperti orang yang tidak sengaja menggulir terlalu jauh. Masih jelaskah apa yang harus dilakukan?",
            "Susunan itu tidak perlu abadi. Usaha pompa air mungkin lebih banyak menerima panggilan darurat pada musim kemarau dan pemasangan baru sesudahnya. Menukar urutan dua bagian sesuai keadaan termasuk perawatan biasa, asalkan tugas masing-masing tetap jelas.",
          ],
        },
      ],
    },
  ],
};
