import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-dan-media-sosial",
  category: "Media Sosial",
  subject: "website dan media sosial",
  keywords: [
    "perbedaan website dan media sosial",
    "website atau instagram",
    "website atau media sosial",
    "perlu website",
    "manfaat website",
    "media sosial untuk bisnis",
  ],
  asks: [
    "perbedaan website dan media sosial",
    "website atau media sosial",
    "website atau instagram",
    "apakah bisnis perlu website",
    "manfaat website untuk bisnis",
    "manfaat media sosial untuk bisnis",
  ],
  angles: [
    {
      title: "Perbedaan Website dan Media Sosial untuk Bisnis Kecil",
      summary:
        "Media sosial mempertemukan, website menjelaskan dan menyimpan. Bandingkan tugas keduanya, lalu bagi pekerjaannya sesuai tenaga yang Anda punya.",
      opening: [
        "Akun Instagram sebuah usaha tanaman hias di Lembang punya ribuan pengikut. Setiap pagi pesan masuk dengan pertanyaan yang sama: berapa harga monstera, kirim ke luar kota atau tidak, cara merawatnya bagaimana. Jawabannya sudah pernah diunggah, enam bulan lalu, di bawah puluhan foto lain.",
        "Pemiliknya mulai bertanya apakah ia perlu website, padahal media sosialnya ramai. Pertanyaan itu lebih mudah dijawab bila keduanya tidak dianggap bersaing. Masing-masing pandai mengerjakan hal yang dilakukan yang lain dengan susah payah.",
      ],
      sections: [
        {
          heading: "Perbedaan website dan media sosial sekilas",
          paragraphs: [
            "Bacalah setiap baris dengan bertanya: siapa yang mengendalikannya, saya atau orang lain?",
          ],
          table: {
            head: ["Hal", "Website", "Media sosial"],
            rows: [
              ["Pemilik tempatnya", "Anda, selama domain dan hosting dibayar", "Perusahaan platform"],
              [
                "Cara orang datang",
                "Mencari, menerima tautan, mengetik alamat",
                "Menggulir, mengikuti, dibagikan teman",
              ],
              ["Umur sebuah isi", "Panjang, terus bisa ditemukan", "Pendek, tertimbun unggahan baru"],
              ["Susunan", "Sesuai kebutuhan pelanggan", "Ditentukan aplikasi"],
              ["Percakapan", "Seperlunya, lewat formulir atau chat", "Menjadi inti kegiatannya"],
              ["Biaya", "Di depan dan berkala", "Gratis dibuka, dibayar dengan waktu"],
            ],
          },
        },
        {
          heading: "Yang dikerjakan media sosial dengan baik",
          paragraphs: [
            "Media sosial mengenalkan Anda kepada orang yang tidak sedang mencari. Foto daun yang baru mekar muncul di sela kabar keluarga, lalu seseorang teringat pojok ruang tamunya. Tidak ada website yang sanggup mendatangi orang seperti itu.",
            "Ia juga memperlihatkan kehidupan di balik usaha. Tangan yang mengganti media tanam, kiriman yang sedang dibungkus, pertanyaan yang dijawab langsung. Kepercayaan tumbuh dari kebiasaan melihat, dan kebiasaan adalah keahlian media sosial. Satu hal yang perlu diterima: sebagian besar unggahan akan dilupakan dalam beberapa hari. Jadi jangan menaruh keterangan yang harus bertahan lama hanya di sana.",
          ],
        },
        {
          heading: "Yang dikerjakan website dengan baik",
          paragraphs: [
            "Website melayani orang yang sudah punya niat. Mereka ingin memastikan harga, membandingkan ukuran, membaca cara perawatan, dan mengetahui apakah kiriman sampai ke kotanya. Semua jawaban itu punya alamat tetap yang dapat Anda kirim ulang tanpa mengetik lagi.",
            "Website pun terbaca oleh mesin pencari. Orang yang mengetik “cara merawat monstera daun kuning” bisa menemukan halaman Anda bertahun-tahun setelah ditulis. Dan bila suatu hari akun media sosial terkunci, pelanggan masih punya tempat untuk mencari nomor Anda.",
          ],
        },
        {
          heading: "Tanda media sosial saja masih cukup",
          paragraphs: [
            "Tidak semua usaha harus segera punya website. Menunda itu wajar bila keadaan Anda seperti ini.",
          ],
          list: [
            "Pesanan datang dari lingkungan sekitar dan sudah memenuhi kapasitas.",
            "Barangnya sedikit, harganya tetap, dan pertanyaannya mudah dijawab.",
            "Anda masih mencoba-coba apa yang sebenarnya akan dijual.",
            "Belum ada orang yang sempat merawat tempat kedua.",
            "Pembeli tidak pernah meminta alamat website, dokumen, atau email resmi.",
          ],
        },
        {
          heading: "Tanda website mulai diperlukan",
          paragraphs: [
            "Dengarkan keluhan kecil. Admin lelah mengirim gambar daftar harga yang sama. Calon klien kantor meminta profil perusahaan. Orang bertanya apakah akun Anda asli karena ada akun lain yang mirip. Pesanan sepi setiap kali Anda berhenti mengunggah. Setiap gejala itu menunjuk pada kebutuhan akan tempat yang tetap dan bisa dirujuk.",
            "Satu gejala belum tentu mendesak. Bila tiga di antaranya muncul bersamaan, mulailah dari website sederhana berisi daftar barang, cara memesan, wilayah kirim, dan cerita singkat. Paket untuk kebutuhan semacam ini tercantum di [halaman harga kami](/pricing), jadi Anda bisa menimbangnya sebelum menghubungi siapa pun.",
          ],
        },
        {
          heading: "Membagi tugas supaya tidak bekerja dua kali",
          paragraphs: ["Satu bahan dapat dipakai di kedua tempat asalkan bentuknya disesuaikan."],
          steps: [
            "Tulis jawaban lengkap di website, misalnya cara merawat monstera di ruang berpendingin udara.",
            "Ambil satu bagian kecil darinya untuk unggahan, cukup satu masalah dan satu penyelesaian.",
            "Arahkan orang yang ingin tahu lebih banyak ke halaman lengkapnya.",
            "Kumpulkan pertanyaan baru dari komentar.",
            "Perbarui halaman tadi dengan jawaban atas pertanyaan tersebut.",
          ],
        },
        {
          heading: "Menjaga keduanya tetap satu suara",
          paragraphs: [
            "Harga di website berbeda dari harga di sorotan akan menimbulkan perdebatan yang tidak perlu. Tetapkan satu tempat sebagai acuan, biasanya website, lalu biarkan media sosial menyebut kisaran atau menautkan ke sana. Siapa pun yang mengubah harga wajib mengubah acuannya lebih dulu. Pakai nama, logo, dan nomor yang sama, supaya orang yang berpindah yakin masih berurusan dengan usaha yang sama.",
            "Kalau tenaga hanya cukup untuk satu, pilih yang paling dekat dengan penjualan Anda sekarang dan rawat dengan sungguh-sungguh. Pengelolaan akun dan pembuatan website sama-sama kami kerjakan, sehingga [obrolan pertama](/contact) boleh dimulai dari pertanyaan mana yang sebaiknya ditunda.",
          ],
        },
      ],
    },
  ],
};
