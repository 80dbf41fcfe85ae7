import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-lambat",
  category: "Perawatan Website",
  subject: "perbaikan website yang lambat",
  keywords: [
    "website lambat",
    "website lemot",
    "kenapa website lambat",
    "loading lama",
    "mempercepat website",
    "website berat",
    "kecepatan website",
  ],
  asks: [
    "kenapa website lambat",
    "website lambat",
    "website lemot",
    "cara mempercepat website",
    "penyebab website lambat",
  ],
  angles: [
    {
      title: "Kenapa Website Lambat? Penyebab dan Cara Memeriksanya",
      summary:
        "Website lambat bisa bersumber dari gambar, program tambahan, server, atau jaringan. Cara menemukan sebabnya tanpa istilah rumit sebelum mengeluarkan biaya.",
      opening: [
        "Halaman depan toko perabot di Pasuruan membuka dengan foto ruang tamu yang megah. Foto itu diunggah langsung dari kamera, tanpa diperkecil. Di kantor dengan internet cepat tidak ada yang sadar. Pelanggan yang berdiri di terminal melihat kotak kosong, lalu menutupnya sebelum sofa pertama muncul.",
        "Lambat itu seperti demam: gejalanya satu, sebabnya banyak. Menyuruh orang mengoptimalkan website tanpa tahu sebabnya sama dengan menelan obat tanpa diperiksa. Untungnya, sebagian besar sebab dapat dikenali dengan ponsel, sedikit kesabaran, dan alat gratis.",
      ],
      sections: [
        {
          heading: "Lambat di bagian mana?",
          paragraphs: ["Amati dulu rasanya. Dari cara halaman tersendat, dugaan sudah bisa dipersempit."],
          table: {
            head: ["Gejala", "Dugaan pertama", "Yang diperiksa"],
            rows: [
              [
                "Layar putih lama sebelum apa pun muncul",
                "Server atau program di belakangnya",
                "Waktu jawaban pertama, beban hosting",
              ],
              ["Teks muncul, gambar menyusul pelan", "Ukuran gambar", "Berat setiap foto"],
              [
                "Tampil lengkap, tetapi tidak bisa ditekan",
                "Terlalu banyak skrip",
                "Obrolan, pelacak, hiasan bergerak",
              ],
              ["Isi meloncat ketika dibaca", "Tempat untuk gambar belum disediakan", "Cara halaman disusun"],
              [
                "Lambat hanya pada jam tertentu",
                "Server berbagi dengan yang lain",
                "Catatan pemakaian hosting",
              ],
              ["Lambat hanya di satu ponsel", "Perangkat atau jaringannya", "Coba perangkat lain"],
            ],
          },
        },
        {
          heading: "Memeriksa sendiri dalam setengah jam",
          paragraphs: [
            "Lakukan pada tiga halaman: beranda, halaman yang sering didatangi, dan halaman yang sederhana.",
          ],
          steps: [
            "Buka dengan jaringan seluler dalam jendela penyamaran, agar simpanan browser tidak menipu.",
            "Hitung dalam hati sampai judul terbaca dan sampai tombol bisa ditekan.",
            "Ulangi dari ponsel murah, bukan hanya ponsel pemilik.",
            "Jalankan PageSpeed Insights untuk ketiga halaman dan simpan hasilnya.",
            "Bandingkan: kalau halaman sederhana pun lambat, curigai server; kalau hanya halaman tertentu, curigai isinya.",
            "Ulangi pada pagi dan malam hari sebelum menyimpulkan.",
          ],
        },
        {
          heading: "Penyebab yang ringan diperbaiki",
          paragraphs: ["Bagian ini dapat dikerjakan pengelola isi tanpa menyentuh program."],
          list: [
            "Foto berukuran kamera yang ditampilkan sebesar telapak tangan.",
            "Video yang berputar otomatis di bagian atas halaman.",
            "Galeri puluhan foto yang dimuat sekaligus.",
            "Beberapa jenis huruf unduhan, padahal yang terpakai dua.",
            "Peta dan kiriman media sosial yang disematkan di setiap halaman.",
            "Alat pelacak dari kampanye lama yang tidak pernah dicabut.",
          ],
        },
        {
          heading: "Penyebab yang perlu tangan teknis",
          paragraphs: [
            "Kalau daftar di atas sudah dibersihkan dan halaman masih tersendat, persoalannya lebih dalam.",
          ],
          parts: [
            {
              heading: "Plugin dan tema",
              paragraphs: [
                "Setiap tambahan memuat berkasnya sendiri, kadang di halaman yang tidak membutuhkannya. Orang teknis dapat mematikannya satu per satu di salinan percobaan untuk menemukan yang paling membebani.",
              ],
            },
            {
              heading: "Basis data",
              paragraphs: [
                "Website yang berumur menyimpan ribuan revisi, log, dan data sisa. Pencarian produk menjadi berat. Membersihkannya perlu cadangan terlebih dahulu.",
              ],
            },
            {
              heading: "Server dan penyimpanan sementara",
              paragraphs: [
                "Halaman yang sama tidak perlu dirakit ulang untuk setiap pengunjung. Dengan penyimpanan sementara, server menyerahkan halaman jadi. Bila hosting memang kekecilan, menaikkan paket barangkali lebih murah daripada berjam-jam menyetel.",
              ],
            },
          ],
        },
        {
          heading: "Skor bukan tujuan",
          paragraphs: [
            "Alat ukur memberi angka, dan angka mengundang perlombaan. Mengejar nilai sempurna dengan membuang foto produk jelas merugikan toko perabot. Pakailah skor untuk menemukan masalah serta membandingkan sebelum dan sesudah, pada halaman yang sama dan alat yang sama. Hasilnya berubah-ubah sedikit setiap kali diukur, jadi ambil beberapa kali dan lihat kecenderungannya.",
            "Ukuran yang lebih dekat dengan usaha adalah perilaku orang. Apakah pengunjung ponsel sampai ke halaman barang? Apakah lebih banyak yang menekan tombol tanya? Catat beberapa pekan sebelum dan sesudah perbaikan, dengan mempertimbangkan musim. Mintalah juga dua pelanggan langganan mencoba dari tempat mereka biasa berbelanja, lalu dengarkan apakah ada yang terasa berbeda.",
          ],
        },
        {
          heading: "Urutan memperbaiki yang hemat",
          paragraphs: [
            "Mulailah dari halaman yang membawa pesanan, bukan dari halaman dengan skor terburuk. Kerjakan yang ringan, ukur lagi, baru lanjut ke yang berat. Buat satu perubahan setiap kali supaya pengaruhnya terlihat. Bila kecepatan sudah cukup nyaman di ponsel biasa, berhentilah; waktu Anda lebih berguna untuk isi.",
            "Sesudah itu jaga hasilnya. Website yang sudah ringan lama-kelamaan kembali berat bila setiap orang bebas mengunggah foto dari kamera. Buat aturan sederhana tentang ukuran gambar, tempelkan di meja admin, dan periksa tiga halaman tadi setiap triwulan.",
          ],
        },
        {
          heading: "Bila ingin diperiksakan",
          paragraphs: [
            "Siapkan alamat tiga halaman, hasil pengukuran, nama hosting, dan daftar plugin yang terpasang. Dengan bahan itu, siapa pun yang membantu dapat bekerja tanpa menebak. Optimasi kecepatan merupakan bagian dari [layanan SEO dan kecepatan kami](/services), dan Anda boleh mulai dengan mengirim alamat websitenya lewat [konsultasi gratis](/contact).",
          ],
        },
      ],
    },
  ],
};
