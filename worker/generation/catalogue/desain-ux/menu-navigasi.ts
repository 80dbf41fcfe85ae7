import type { Topic } from "../topic";

export const topic: Topic = {
  id: "menu-navigasi",
  category: "Desain & UX",
  subject: "menu navigasi website",
  keywords: ["menu", "navigasi", "struktur", "kategori", "susunan", "header"],
  asks: [
    "menu website",
    "navigasi website",
    "menyusun menu website",
    "struktur menu website",
    "card sorting",
  ],
  angles: [
    {
      title: "Menu Website yang Memakai Bahasa Pelanggan, Bukan Divisi",
      summary:
        "Menu adalah daftar janji di pintu masuk. Cara memilih kata, jumlah, dan urutannya supaya pengunjung menemukan yang dicari tanpa mempelajari perusahaan Anda.",
      opening: [
        "“Solusi”, “Portofolio Bisnis”, “Korporat”, “Insight”. Menu seperti ini masuk akal bagi orang yang duduk di rapat, karena mencerminkan pembagian kerja di kantor. Bagi ibu yang hendak memesan seragam untuk tiga puluh anak, keempatnya sama-sama tidak memberi petunjuk.",
        "Pengunjung datang dengan kata di kepalanya. Ia mencari kata itu, atau sesuatu yang mirip, di bagian atas layar. Bila tidak ada yang cocok, ia tidak menganggap dirinya kurang teliti. Ia menganggap Anda tidak menjualnya. Karena itu, menyusun menu adalah pekerjaan mendengarkan sebelum menjadi pekerjaan menggambar.",
      ],
      sections: [
        {
          heading: "Mulai dari kalimat pelanggan",
          paragraphs: [
            "Buka percakapan sepekan terakhir dan kumpulkan kata benda yang dipakai orang ketika bertanya. Konveksi akan menemukan “seragam”, “kaus”, “bordir”, dan “ukuran”, bukan “produk tekstil terintegrasi”. Kata yang paling sering muncul layak menjadi nama menu.",
            "Kalau dua kata bersaing, pilih yang lebih sempit. “Seragam Sekolah” menjelaskan lebih banyak daripada “Produk”, dan pembaca yang tidak membutuhkannya bisa langsung melewati. Nama yang terlalu luas memaksa orang membuka satu per satu seperti mencari kunci di laci. Hanya saja jangan berlebihan, sebab satu nama untuk setiap ukuran akan melahirkan menu sepanjang lengan.",
          ],
        },
        {
          heading: "Jumlah dan urutan",
          paragraphs: [
            "Lima sampai tujuh pilihan di tingkat pertama cukup bagi kebanyakan usaha. Letakkan yang paling dicari di awal, kontak di akhir, sebab ujung kiri dan kanan paling mudah ditemukan mata. Halaman karier, unduhan, dan kebijakan privasi boleh tinggal di kaki halaman.",
            "Untuk layar ponsel, tentukan satu atau dua pintu yang tetap terlihat tanpa membuka menu. Klinik biasanya memilih “Buat Janji”, sedangkan rumah makan memilih “Lihat Menu”. Sisanya boleh dilipat. Tulis kata “Menu” di samping ikon tiga garis bila pelanggan Anda banyak yang baru terbiasa dengan ponsel.",
          ],
        },
        {
          heading: "Kesalahan yang tampak sepele",
          paragraphs: [
            "Periksa menu Anda terhadap daftar berikut, sebaiknya bersama orang yang belum pernah melihat website tersebut:",
          ],
          list: [
            "Nama menu berbeda dengan judul halaman yang dibukanya.",
            "Dua menu artinya nyaris sama, misalnya “Galeri” dan “Hasil Kerja”.",
            "Menu bertingkat tertutup begitu kursor meleset sedikit.",
            "Tidak ada tanda di halaman mana pengunjung sedang berada.",
            "Logo tidak bisa diketuk untuk kembali ke depan.",
          ],
        },
        {
          heading: "Uji dengan satu pertanyaan",
          paragraphs: [
            "Tunjukkan tangkapan layar bagian atas website kepada lima orang, satu per satu, lalu sebutkan sebuah tugas: “Anda ingin tahu apakah bisa bordir nama. Ketuk di mana?” Jangan membantu, jangan mengangguk. Catat ketukan pertama dan lamanya mereka ragu.",
            "Apabila tiga dari lima orang memilih menu yang keliru, ubah katanya dan coba lagi kepada orang lain. Percobaan ini berlangsung beberapa menit, tidak memerlukan pengembang, dan jauh lebih murah daripada menebak. Simpan hasilnya; suatu hari seseorang di rapat akan mengusulkan kembali kata “Solusi”.",
          ],
        },
      ],
    },
    {
      title: "Card Sorting: Cara Menyusun Menu Website Bersama Pelanggan",
      summary:
        "Setumpuk kartu, lima orang, dan satu meja dapat memperlihatkan susunan menu yang masuk akal bagi pelanggan. Langkahnya dari persiapan sampai keputusan.",
      opening: [
        "Apakah kabel ekstensi termasuk “Listrik” atau “Perkakas”? Pemilik toko bahan bangunan punya jawabannya, kepala gudang punya jawaban lain, dan pembeli punya jawaban ketiga. Berdebat di kantor tidak akan menyelesaikannya. Setumpuk kartu bisa.",
        "Metodenya tua dan sederhana, dikenal para perancang sebagai penyortiran kartu. Orang diminta mengelompokkan isi website menurut pemahamannya sendiri. Dari tumpukan yang mereka buat, Anda melihat peta yang ada di kepala pelanggan. Alatnya tersedia di toko alat tulis mana pun.",
      ],
      sections: [
        {
          heading: "Siapkan kartunya",
          paragraphs: [
            "Tulis satu isi website pada satu kartu: nama produk, layanan, atau informasi seperti “jadwal kirim”. Tiga puluh sampai lima puluh kartu sudah cukup melelahkan. Jangan menyalin nama kategori yang sekarang, karena orang cenderung menirunya.",
            "Pakai kata yang netral. Jika lima kartu sama-sama memuat kata “pipa”, kelima kartu itu pasti ditumpuk bersama dan Anda tidak belajar apa-apa. Sediakan juga kartu kosong bagi peserta yang merasa ada sesuatu yang kurang. Apa yang mereka tulis di situ sering menjadi temuan paling mengejutkan. Kocok kartunya sebelum setiap putaran, karena urutan awal ikut menggiring pilihan.",
          ],
        },
        {
          heading: "Undang orang yang tepat",
          paragraphs: [
            "Lima sampai delapan peserta biasanya mulai memperlihatkan pola yang sama. Campurkan pelanggan lama dan orang yang belum pernah membeli. Mandor, pemilik rumah, dan tukang ledeng memandang toko yang sama dengan cara berbeda; ketiganya perlu didengar.",
            "Lakukan seorang demi seorang. Dalam kelompok, suara paling keras akan menyusun semua kartu. Sediakan minuman, sampaikan bahwa tidak ada jawaban salah, dan mintalah peserta berpikir sambil bersuara. Satu putaran biasanya selesai sebelum minumannya dingin, dan fotolah susunan akhirnya sebelum kartu dikocok untuk peserta berikutnya.",
          ],
        },
        {
          heading: "Selama latihan berlangsung",
          paragraphs: ["Tugas Anda mencatat, bukan mengarahkan. Perhatikan terutama saat-saat berikut:"],
          list: [
            "kartu yang dipegang lama sebelum diletakkan",
            "kartu yang dipindahkan lebih dari sekali",
            "kata yang diucapkan peserta untuk menamai tumpukan",
            "kartu yang akhirnya ditaruh di sisi meja karena tidak punya tempat",
            "tumpukan yang terlalu besar lalu dipecah sendiri",
          ],
        },
        {
          heading: "Dari tumpukan ke menu",
          paragraphs: [
            "Setelah semua selesai, letakkan foto setiap susunan berdampingan. Kartu yang selalu bersama menjadi satu kategori tanpa perdebatan. Kartu yang berpindah-pindah boleh muncul di dua tempat, asalkan keduanya menuju halaman yang sama.",
            "Nama kategori diambil dari mulut peserta, bukan dari kamus. Kalau empat orang menyebut “barang kamar mandi”, istilah “saniter” sebaiknya menjadi keterangan tambahan saja, dan kotak pencarian perlu mengenali kedua sebutan itu. Kemudian gambarkan menu baru di kertas, beri enam tugas pencarian kepada orang lain, dan lihat apakah mereka sampai. Bila sebagian besar sampai pada percobaan pertama, barulah pengembang mulai bekerja. Susunan yang lolos uji kertas jarang perlu dirombak lagi.",
          ],
        },
      ],
    },
  ],
};
