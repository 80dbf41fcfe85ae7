import type { Topic } from "../topic";

export const topic: Topic = {
  id: "tombol-ajakan",
  category: "Desain & UX",
  subject: "tombol ajakan",
  keywords: ["tombol", "ajakan", "cta", "call to action", "klik", "konversi"],
  asks: [
    "tombol cta",
    "call to action",
    "contoh call to action",
    "tombol ajakan",
    "kata kata tombol",
    "tombol di website",
  ],
  angles: [
    {
      title: "Contoh Tombol CTA yang Jelas untuk Website Usaha",
      summary:
        "Tulisan dua atau tiga kata pada tombol menentukan apakah orang berani menekan. Cara menulisnya dengan jelas, jujur, dan sesuai kesiapan pengunjung.",
      opening: [
        "“Kirim”. “Mulai”. “Selengkapnya”. Tombol-tombol ini ada di mana-mana dan tidak menjelaskan apa pun. Menekan tombol yang tidak jelas ibarat membuka pintu tanpa papan nama: mungkin toilet, mungkin ruang rapat.",
        "Orang menekan ketika ia yakin akan apa yang terjadi sesudahnya. Maka tugas tulisan pada tombol adalah menghapus keraguan. Kata yang tepat sering kali biasa saja, bahkan terdengar datar. Untungnya, memperbaikinya hanya butuh pena dan daftar semua tombol Anda.",
      ],
      sections: [
        {
          heading: "Lengkapi kalimat “Saya ingin …”",
          paragraphs: [
            "Cara tercepat menguji tulisan tombol adalah membacanya sebagai sambungan kalimat pengunjung. “Saya ingin jadwalkan servis.” Masuk akal. “Saya ingin solusi terbaik.” Tidak ada orang berbicara begitu. Bila sambungannya janggal, gantilah.",
            "Sebutkan bendanya, bukan hanya kerjanya. “Unduh daftar menu” lebih jelas daripada “Unduh”, dan “Lihat kamar kosong” lebih jelas daripada “Cek”. Tiga kata hampir selalu cukup. Kalau tombol membuka aplikasi lain atau mengunduh berkas besar, katakan juga, karena kejutan kecil semacam itu membuat orang menutup halaman.",
          ],
        },
        {
          heading: "Sesuaikan dengan besarnya langkah",
          paragraphs: [
            "Pengunjung pertama belum siap “Beli Sekarang” untuk mesin kopi seharga motor. Ia mau melihat cara kerjanya, membandingkan ukuran, atau bertanya. Tawarkan langkah sebesar kepercayaan yang sudah terbentuk di titik halaman tersebut.",
            "Pada halaman awal, ajakan ringan seperti “Lihat contoh pemasangan” terasa pas. Sesudah penjelasan lengkap dan testimoni, ajakan yang lebih besar menjadi wajar. Urutan ini mirip penjual yang baik: menyapa, menunjukkan, lalu menawarkan. Perhatikan pula siapa yang membaca: bagian pengadaan di pabrik membutuhkan “Minta penawaran resmi”, sedangkan pemilik kedai rumahan lebih nyaman dengan “Tanya dulu lewat WhatsApp”.",
          ],
        },
        {
          heading: "Kalimat kecil di bawah tombol",
          paragraphs: [
            "Keraguan terakhir sering dapat diredakan oleh satu baris pendek. Pilih yang memang benar untuk usaha Anda:",
          ],
          list: [
            "“Belum ada yang dibayar pada langkah ini.”",
            "“Jadwal masih bisa diubah sampai malam sebelumnya.”",
            "“Terbuka di WhatsApp, dijawab oleh bagian pesanan.”",
            "“Berkas PDF, bisa dibaca tanpa mendaftar.”",
            "“Kunjungan pengukuran hanya untuk wilayah Malang Raya.”",
          ],
        },
        {
          heading: "Nada yang menghormati",
          paragraphs: [
            "Hindari tombol penolakan yang mempermalukan, semacam “Tidak, saya suka membayar mahal”. Trik tersebut barangkali menambah ketukan, tetapi mengikis rasa hormat. Cukup “Lain kali” atau “Tutup”.",
            "Hindari pula kegentingan palsu. Hitung mundur yang berulang setiap halaman dibuka akan ketahuan, dan pelanggan yang pernah dibohongi satu kali akan meragukan garansi Anda juga. Tuliskan batas hanya bila batasnya nyata, misalnya jumlah meja pada malam tertentu. Kalau promosi diperpanjang, akui saja bahwa tanggalnya berubah dan sebutkan alasannya. Setelah semua tombol ditulis ulang, bacakan satu per satu kepada rekan tanpa memperlihatkan halamannya. Kalau ia bisa menebak apa yang akan terbuka, pekerjaan Anda selesai.",
          ],
        },
      ],
    },
    {
      title: "Satu Halaman Satu CTA: Cara Memilih Ajakan Utama",
      summary:
        "Halaman dengan enam tombol mencolok membuat pengunjung tidak memilih apa pun. Cara menentukan ajakan utama dan menata yang lain di belakangnya.",
      opening: [
        "Di beranda sebuah usaha dekorasi bisa saja berjajar enam tombol: Hubungi Kami, Unduh Katalog, Ikuti Instagram, Lihat Promo, Gabung Mitra, Chat Sekarang. Semua berwarna terang. Masing-masing diminta oleh orang berbeda di kantor, dan masing-masing menang.",
        "Yang kalah adalah pengunjung. Ketika segala hal berteriak, ia harus menyusun prioritas sendiri, dan itu pekerjaan yang tidak diinginkannya. Memilih satu ajakan utama bukan soal selera, melainkan keputusan usaha. Kalau keputusan itu tidak diambil di kantor, layar ponsel pelanggan yang akan menanggungnya.",
      ],
      sections: [
        {
          heading: "Tentukan hasil yang paling berharga",
          paragraphs: [
            "Tanyakan pada setiap halaman: kalau pengunjung hanya boleh melakukan satu hal sebelum pergi, apa yang paling berguna bagi kedua pihak? Untuk dekorasi pernikahan, memeriksa ketersediaan tanggal lebih berarti daripada mengikuti Instagram. Tanggal yang terisi menghasilkan pekerjaan, sedangkan pengikut belum tentu.",
            "Jawabannya boleh berlainan antarhalaman. Di artikel, langkah terbaik mungkin melihat contoh. Di halaman harga, meminta hitungan. Yang penting, dalam satu halaman tidak ada dua pemenang. Bila dua ajakan terasa sama kuat, mungkin halamannya melayani dua jenis orang dan perlu dipecah. Tuliskan hasilnya dalam tabel kecil: nama halaman, ajakan utama, dan siapa yang menyetujuinya.",
          ],
        },
        {
          heading: "Beri pangkat pada tombol",
          paragraphs: [
            "Setelah pemenangnya jelas, turunkan suara yang lain. Pembagian berikut mudah dijelaskan kepada perancang:",
          ],
          list: [
            "Ajakan utama memakai warna penuh dan kata yang paling jelas.",
            "Pilihan kedua cukup bergaris tepi, tanpa isi warna.",
            "Tindakan pelengkap menjadi tautan biasa di dalam teks.",
            "Media sosial pindah ke kaki halaman.",
            "Tindakan berbahaya seperti membatalkan diberi jarak dan warna tersendiri.",
          ],
        },
        {
          heading: "Ulangi di tempat yang tepat",
          paragraphs: [
            "Satu ajakan tidak berarti satu tombol. Pada halaman panjang, ajakan yang sama boleh muncul di layar pertama, sesudah penjelasan, dan di bagian akhir. Gunakan kata yang sama setiap kali, sebab tulisan yang berganti-ganti memberi kesan ada beberapa hal berbeda.",
            "Jangan menyela di tengah penjelasan yang belum selesai. Pembaca yang sedang memahami perbedaan dua paket belum membutuhkan tombol; ia membutuhkan tabel. Letakkan ajakan tepat sesudah sebuah keraguan terjawab. Di ponsel, jarak antarajakan sekitar dua atau tiga layar biasanya sudah terasa lapang.",
          ],
        },
        {
          heading: "Menghadapi rapat",
          paragraphs: [
            "Akan selalu ada yang meminta tombol tambahan. Mintalah ia menyebutkan tombol mana yang turun pangkat sebagai gantinya. Pertanyaan ini biasanya mengubah permintaan menjadi diskusi yang lebih baik, karena ruang di layar diperlakukan seperti ruang etalase yang terbatas.",
            "Kalau perdebatan buntu, coba salah satu susunan selama beberapa pekan dan hitung permintaan yang benar-benar masuk, bukan sekadar ketukan. Catat hasil dan tanggalnya. Usaha kecil jarang punya cukup kunjungan untuk percobaan yang rumit, jadi perlakukan angkanya sebagai petunjuk dan dengarkan pula apa yang dikatakan pelanggan saat menelepon.",
          ],
        },
      ],
    },
  ],
};
