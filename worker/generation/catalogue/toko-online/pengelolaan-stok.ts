import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pengelolaan-stok",
  category: "Toko Online",
  subject: "pengelolaan stok",
  keywords: ["stok", "gudang", "persediaan", "inventaris", "sku", "barang", "kehabisan", "opname"],
  asks: [
    "stok barang",
    "mengelola stok",
    "stok di banyak marketplace",
    "stok selisih",
    "menghitung stok pengaman",
    "stock opname",
    "kehabisan stok",
    "kapan restock",
  ],
  angles: [
    {
      title: "Cara Menyamakan Stok Toko Online dan Marketplace",
      summary:
        "Cara toko kecil menjaga stok tetap cocok di toko fisik, marketplace, dan toko online sendiri: kode barang, pembagian jatah, jadwal hitung, dan urutan perbaikan.",
      opening: [
        "Sabtu sore, sepasang sepatu ukuran 41 dibeli seseorang di kios. Empat menit kemudian pasangan yang sama dibayar lunas lewat toko online. Admin baru sadar ketika hendak mengemas. Permintaan maaf, pengembalian uang, dan ulasan bintang dua menyusul dalam semalam.",
        "Masalah ini jarang selesai dengan membeli aplikasi. Aplikasi menyalin angka; bila angka awalnya keliru dan kebiasaan di rak tidak berubah, ia hanya menyebarkan kekeliruan lebih cepat.",
      ],
      sections: [
        {
          heading: "Satu kode untuk satu barang yang bisa dijual",
          paragraphs: [
            "Sepatu yang sama dengan ukuran berbeda adalah barang yang berbeda. Beri kode pendek yang dapat dibaca manusia, misalnya LF-CKL-41 untuk loafer cokelat nomor 41, lalu tempelkan di kotaknya. Gunakan kode itu di kasir, di marketplace, dan di website. Selama tiap kanal memakai nama sendiri, tidak ada orang maupun mesin yang sanggup menyamakan jumlahnya.",
            "Jangan memakai ulang kode lama. Barang yang berhenti dijual cukup ditandai, sebab riwayatnya masih berguna.",
          ],
        },
        {
          heading: "Bagi jatah ketika jumlahnya tinggal sedikit",
          paragraphs: [
            "Saat persediaan masih puluhan, semua kanal boleh berbagi. Begitu tersisa tiga atau empat, tentukan siapa yang berhak. Banyak toko memilih menutup penjualan di kanal yang dendanya paling berat bila terjadi pembatalan, lalu menghabiskan sisanya di kios. Pembeli di kios setidaknya dapat melihat sendiri apa yang masih ada. Keputusan ini sebaiknya dibuat sekali dan ditulis, bukan diperdebatkan setiap sore. Bila pramuniaga menyisihkan barang untuk pelanggan yang menelepon, ia harus mengurangi catatan saat itu juga, sekalipun uangnya baru datang besok.",
          ],
        },
        {
          heading: "Hitung sedikit, tetapi setiap hari",
          paragraphs: [
            "Menghitung seluruh gudang setahun sekali melelahkan dan cepat basi. Gantilah dengan putaran kecil selama lima belas menit menurut urutan ini.",
          ],
          list: [
            "Sepuluh barang terlaris, setiap Senin dan Kamis.",
            "Barang yang kemarin dibatalkan karena tidak ditemukan.",
            "Satu rak acak, supaya barang lambat pun mendapat giliran.",
            "Barang kembalian yang belum diputuskan nasibnya.",
            "Contoh pajangan yang sering lupa dikurangi dari catatan.",
          ],
        },
        {
          heading: "Cari sebab selisih sebelum membetulkan angka",
          paragraphs: [
            "Setiap ketidakcocokan memiliki cerita. Barang diambil untuk difoto, tertukar ukuran ketika dikemas, atau dipinjam cabang tanpa dicatat. Tuliskan sebabnya di kolom tersendiri selama sebulan, lalu urutkan dari yang tersering. Biasanya satu kebiasaan buruk menyumbang sebagian besar kekacauan, dan membereskannya tidak memerlukan biaya.",
            "Setelah selisih mengecil, barulah pertimbangkan sistem yang menyatukan stok secara otomatis. Pada saat itu Anda sudah tahu kanal mana yang harus dihubungkan dahulu, seberapa sering angka perlu diperbarui, dan siapa yang dipanggil bila integrasinya terputus. Pilih masa sepi untuk memasangnya, serta simpan salinan catatan manual sampai satu bulan berjalan tanpa kejutan.",
          ],
        },
      ],
    },
    {
      title: "Kapan Memesan Lagi: Menghitung Stok Pengaman Toko Kecil",
      summary:
        "Perhitungan sederhana untuk menentukan kapan dan berapa banyak memesan ulang barang, lengkap dengan contoh, cara menghadapi musim, dan barang yang sebaiknya dihentikan.",
      opening: [
        "Uang pemilik toko sering tidur di rak. Di satu sisi ada empat lusin termos warna oranye yang tidak bergerak sejak lama, di sisi lain termos hitam selalu kosong dan pelanggan terus menanyakannya. Kedua keadaan lahir dari cara memesan yang sama: menurut perasaan.",
        "Anda tidak membutuhkan rumus rumit. Dengan catatan penjualan beberapa minggu dan pengetahuan tentang lamanya pemasok mengirim, titik pemesanan dapat dihitung di balik nota.",
      ],
      sections: [
        {
          heading: "Tiga angka yang perlu Anda ketahui",
          paragraphs: [
            "Pertama, berapa buah yang terjual rata-rata dalam sehari. Kedua, berapa hari sejak Anda memesan sampai barang siap dijual, termasuk waktu memeriksa dan memotret. Ketiga, seberapa jauh keduanya pernah meleset. Angka terakhir paling sering dilupakan, padahal dialah alasan rak menjadi kosong pada minggu gajian.",
            "Ambil datanya dari catatan, jangan dari ingatan. Ingatan cenderung menyimpan hari paling ramai. Empat minggu sudah cukup untuk memulai.",
          ],
        },
        {
          heading: "Contoh perhitungan di balik nota",
          paragraphs: [
            "Misalkan termos hitam terjual tiga buah per hari dan pemasok butuh sepuluh hari. Selama menunggu, tiga puluh buah akan berpindah ke tangan pembeli. Pada minggu tersibuk penjualan pernah mencapai lima per hari, sementara kiriman pernah terlambat empat hari. Bila kedua kemungkinan buruk itu datang bersamaan, kebutuhannya menjadi tujuh puluh buah. Selisih empat puluh itulah stok pengaman yang paling hati-hati. Jika modal terbatas, ambil separuhnya, dan pesanlah kembali ketika sisa mencapai lima puluh, bukan ketika tinggal kotak terakhir.",
            "Jumlah pengaman boleh lebih kecil untuk barang yang mudah digantikan warna lain, dan lebih besar bagi barang yang menjadi alasan orang datang.",
          ],
        },
        {
          heading: "Sesuaikan dengan keadaan khusus",
          paragraphs: [
            "Angka rata-rata tidak mengenal kalender. Perbarui perhitungan ketika salah satu hal ini mendekat.",
          ],
          list: [
            "Hari raya, tahun ajaran baru, atau musim hujan yang mengubah kebutuhan.",
            "Promo yang sudah Anda jadwalkan sendiri.",
            "Libur panjang di tempat pemasok atau di perusahaan ekspedisi.",
            "Barang dengan masa simpan, seperti makanan dan kosmetik.",
            "Perubahan desain yang membuat model lama sulit dijual.",
          ],
        },
        {
          heading: "Berani menghentikan barang yang tidur",
          paragraphs: [
            "Setiap tiga bulan, tandai barang yang belum terjual satu pun. Tanyakan apakah fotonya buruk, harganya salah, atau memang tidak diinginkan. Beri satu kesempatan dengan foto dan judul baru. Bila tetap diam, jual sebagai paket dan jangan dipesan lagi. Ruang rak serta uangnya lebih berguna untuk yang hitam.",
            "Simpan perhitungan dalam lembar kerja dengan tanda warna: hijau masih aman, kuning saatnya memesan, merah sudah terlambat. Buka setiap Senin pagi bersama orang gudang. Lima menit rutin itu menggantikan kepanikan yang biasanya muncul pada malam sebelum hari promo, ketika tidak ada lagi pemasok yang mengangkat telepon.",
          ],
        },
      ],
    },
  ],
};
