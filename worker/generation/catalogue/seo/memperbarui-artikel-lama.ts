import type { Topic } from "../topic";

export const topic: Topic = {
  id: "memperbarui-artikel-lama",
  category: "SEO",
  subject: "pembaruan artikel lama",
  keywords: ["artikel", "blog", "memperbarui", "konten", "usang", "arsip"],
  asks: [
    "memperbarui artikel lama",
    "update artikel lama",
    "artikel blog usang",
    "menghapus artikel lama",
    "menggabungkan artikel",
  ],
  angles: [
    {
      title: "Memperbarui Artikel Lama Lebih Dulu, Baru Menulis yang Baru",
      summary:
        "Artikel yang pernah ramai sering lebih mudah dihidupkan lagi daripada artikel baru didorong naik. Cara memilihnya dan apa saja yang perlu diubah.",
      opening: [
        "Di arsip blog Anda mungkin ada satu tulisan yang dulu membawa banyak telepon, lalu perlahan sepi. Bukan karena buruk. Pesaing menulis versi yang lebih lengkap, bahan berganti merek, dan produk di fotonya sudah tidak dijual. Lama-lama pembaca pindah ke sana.",
        "Naluri pertama biasanya menulis artikel lain. Padahal tulisan lama sudah punya modal: alamatnya dikenal, ada yang menautkannya, dan Anda tahu topiknya diminati. Memugar rumah yang fondasinya baik lebih ringan daripada membeli tanah baru. Hasilnya pun bisa dibandingkan, sebab Anda mempunyai catatan sebelum dan sesudah.",
      ],
      sections: [
        {
          heading: "Cara memilih yang pantas dipugar",
          paragraphs: [
            "Cari halaman yang masih sering tampil di hasil pencarian tetapi jarang diklik, atau yang kunjungannya menurun dibandingkan musim yang sama sebelumnya. Kemudian saring dengan satu pertanyaan: apakah pembaca artikel ini bisa menjadi pelanggan?",
            "Artikel toko cat tentang memilih warna kamar anak layak diurus. Artikel tentang lomba tujuh belasan yang kebetulan ramai, barangkali tidak. Pilih lima kandidat dulu. Daftar yang terlalu panjang membuat orang berhenti sebelum mulai.",
          ],
        },
        {
          heading: "Baca sebagai orang asing",
          paragraphs: [
            "Cetak artikelnya dan pegang pena merah. Coret kalimat yang tidak lagi benar, lingkari bagian yang membuat Anda bertanya “lalu bagaimana?”, dan tandai janji pada judul yang tidak ditepati di isi. Libatkan penulis aslinya bila masih ada, karena ia ingat mengapa suatu bagian dulu ditulis begitu. Sesudah itu, buka beberapa hasil teratas untuk kata kunci yang sama dan catat pertanyaan yang mereka jawab sementara Anda tidak.",
            "Anda tidak perlu menyalin mereka. Cari celahnya: pengalaman lapangan, foto sendiri, atau contoh hitungan yang tidak dimiliki siapa pun. Tukang cat Anda, misalnya, tahu berapa lama ruangan harus dibiarkan terbuka, dan pengetahuan itu jarang tertulis di tempat lain.",
          ],
        },
        {
          heading: "Perubahan yang benar-benar terasa",
          paragraphs: [
            "Mengganti tanggal tanpa mengubah isi adalah kebohongan kecil yang gampang ketahuan. Kerjakan yang berbobot:",
          ],
          list: [
            "jawaban singkat di paragraf awal bagi pembaca yang terburu-buru",
            "foto atau diagram baru dari pekerjaan Anda",
            "bagian tambahan untuk pertanyaan yang belum terjawab",
            "tautan ke layanan yang sekarang tersedia",
            "penghapusan paragraf yang hanya mengulang",
            "nama orang yang memeriksa isinya, bila topiknya menyangkut keselamatan",
          ],
        },
        {
          heading: "Pertahankan alamatnya",
          paragraphs: [
            "Alamat halaman sebaiknya tidak diganti, sekalipun judulnya berubah. Seluruh modal tadi menempel pada alamat. Karena itu pula, hindari angka tahun dalam alamat sejak awal.",
            "Setelah terbit, umumkan seperlunya: kirim kepada pelanggan yang pernah bertanya, sematkan di media sosial, dan tautkan dari artikel yang lebih baru. Lalu catat tanggal pembaruan di lembar kerja agar enam bulan kemudian Anda tahu mana yang gilirannya berikut. Dua artikel yang dipugar setiap bulan sudah cukup untuk menjaga arsip tetap hidup.",
          ],
        },
      ],
    },
    {
      title: "Gabung, Perbaiki, atau Hapus: Memilah Artikel di Blog Usaha",
      summary:
        "Blog yang bertahun-tahun diisi lama-lama mirip gudang. Panduan memilah artikel menjadi empat tumpukan, termasuk kapan menghapus justru pilihan terbaik.",
      opening: [
        "Gudang toko yang penuh barang mati membuat barang laku sulit dicari. Blog bisa bernasib sama. Setelah beberapa tahun, bisa saja ada enam puluh tulisan, separuhnya pengumuman libur dan seperempatnya mengulang hal yang sudah pernah ditulis.",
        "Banyak pemilik usaha segan menghapus karena merasa setiap halaman adalah aset. Belum tentu. Halaman yang tidak pernah dibaca dan tidak lagi benar lebih mirip barang kedaluwarsa di rak depan. Pembaca yang kebetulan menemukannya akan menilai seluruh toko dari satu barang itu.",
      ],
      sections: [
        {
          heading: "Hitung stok lebih dahulu",
          paragraphs: [
            "Susun semua artikel dalam satu tabel. Untuk tiap baris, isi jumlah kunjungan dari pencarian dalam setahun terakhir, ada tidaknya tautan dari situs luar, dan penilaian Anda sendiri: apakah isinya masih benar?",
            "Jangan hanya memercayai angka kunjungan. Panduan mengklaim garansi mungkin dibaca sepuluh orang saja, tetapi setiap pembacanya sangat membutuhkan halaman tersebut. Mintalah bagian layanan pelanggan ikut menandai tulisan yang kerap mereka kirimkan lewat WhatsApp. Tulisan semacam itu bekerja diam-diam, di luar jangkauan laporan.",
          ],
        },
        {
          heading: "Empat tumpukan",
          paragraphs: [
            "Setelah tabel terisi, bagilah seperti orang membereskan lemari. Satu artikel hanya boleh masuk satu tumpukan.",
          ],
          list: [
            "Simpan: isinya benar, dibaca, dan masih mewakili usaha Anda.",
            "Perbaiki: topiknya penting, isinya kurang atau sudah lewat masanya.",
            "Gabungkan: beberapa tulisan pendek menjawab pertanyaan yang sama.",
            "Buang: pengumuman lama, berita acara, dan tulisan tanpa pembaca.",
          ],
        },
        {
          heading: "Menggabungkan tanpa kehilangan pembaca",
          paragraphs: [
            "Misalnya sebuah usaha katering punya tiga tulisan: memilih menu rapat, menu rapat hemat, dan ide makan siang kantor. Pilih yang alamatnya paling banyak dikunjungi sebagai halaman tujuan. Pindahkan bagian terbaik dari dua lainnya ke sana, susun ulang agar mengalir, kemudian alihkan kedua alamat lama secara permanen ke sana. Bacalah hasilnya sekali duduk, karena sambungan antarbagian biasanya masih kasar.",
            "Pengalihan ini penting. Tanpanya, orang yang menyimpan tautan akan tiba di halaman galat, dan rekomendasi dari situs luar terbuang. Mintalah pengembang memasangnya lalu coba sendiri satu per satu.",
          ],
        },
        {
          heading: "Menghapus dengan tertib",
          paragraphs: [
            "Untuk tumpukan terakhir, periksa sekali lagi apakah ada halaman lain yang menautkannya. Hapus tautan itu dulu, baru turunkan artikelnya. Bila tidak ada pengganti yang setara, biarkan alamatnya menjawab bahwa halaman sudah tidak ada; mengalihkan semuanya ke beranda hanya membingungkan. Sampaikan juga kepada staf, siapa tahu ada yang masih memakai tautannya di pesan jawaban.",
            "Simpan salinan teksnya di folder arsip. Sesekali ada paragraf bagus yang bisa dipakai lagi, dan rasa aman itu membuat keputusan membuang jadi lebih ringan. Ulangi pemilahan setahun sekali, pada bulan yang paling sepi pesanan. Kalau ragu antara memperbaiki dan membuang, ajukan pertanyaan sederhana: maukah Anda mengirimkan tulisan ini kepada pelanggan hari ini juga?",
          ],
        },
      ],
    },
  ],
};
