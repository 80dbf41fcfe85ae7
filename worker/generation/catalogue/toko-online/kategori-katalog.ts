import type { Topic } from "../topic";

export const topic: Topic = {
  id: "kategori-katalog",
  category: "Toko Online",
  subject: "kategori dan pencarian produk",
  keywords: ["kategori", "katalog", "filter", "pencarian", "navigasi", "menu produk", "varian", "produk"],
  asks: [
    "kategori produk toko online",
    "menyusun kategori produk",
    "filter produk",
    "pencarian produk di toko online",
    "katalog produk online",
  ],
  angles: [
    {
      title: "Cara Menyusun Kategori Produk Toko Online yang Mudah Dicari",
      summary:
        "Kategori toko online sering mengikuti gudang, bukan pembeli. Cara menyusun ulang: mendengar istilah, menguji kartu, membatasi cabang, dan menangani barang serbaguna.",
      opening: [
        "Di sebuah toko bahan kue, loyang dan cetakan berada di kategori “Aluminium”, sementara spatula di “Plastik”. Pemiliknya menyusun begitu karena pemasoknya berbeda. Pembeli yang ingin membuat bolu pertama kalinya harus menebak bahan setiap alat sebelum dapat menemukannya.",
        "Kategori adalah janji: di balik kata ini terdapat barang yang Anda bayangkan. Menyusunnya lebih banyak menuntut mendengarkan daripada mendesain, dan bahan mentahnya sudah ada di percakapan Anda dengan pelanggan.",
      ],
      sections: [
        {
          heading: "Kumpulkan kata dari mulut pelanggan",
          paragraphs: [
            "Buka obrolan sebulan terakhir dan catat bagaimana orang menyebut barang. Anda akan menemukan “tempat bekal anak”, “kotak makan sekat”, dan “lunch box” untuk benda yang serupa. Pilih sebutan yang paling sering sebagai nama kategori, lalu simpan sisanya sebagai padanan di kotak pencarian.",
            "Perhatikan juga keperluan yang menyertai pertanyaan. “Untuk jualan” dan “untuk di rumah” mungkin lebih membedakan daripada ukuran atau bahan.",
          ],
        },
        {
          heading: "Uji dengan kartu di atas meja",
          paragraphs: [
            "Tulis empat puluh barang pada kartu kecil, satu barang satu kartu. Minta tiga orang yang bukan karyawan mengelompokkannya sesuka hati dan memberi nama tiap tumpukan. Kesamaan di antara mereka adalah kategori yang alami. Perbedaannya menunjukkan barang yang perlu muncul di dua tempat. Kegiatan ini selesai dalam empat puluh menit dan tidak memerlukan perangkat apa pun selain kopi. Potretlah hasilnya sebelum kartu dibereskan, sebab urutan tumpukan juga bercerita: yang pertama kali disebut biasanya yang paling dicari.",
          ],
        },
        {
          heading: "Aturan kecil yang menjaga kerapian",
          paragraphs: [
            "Setelah susunannya terbentuk, pegang beberapa pedoman agar menu tidak kembali menjadi gudang dalam setengah tahun.",
          ],
          list: [
            "Lima sampai delapan kategori utama, masing-masing paling dalam dua tingkat.",
            "Setiap kategori berisi sedikitnya empat barang; bila kurang, gabungkan dengan tetangganya.",
            "Nama kategori memakai kata benda yang lazim, bukan permainan kata.",
            "“Lain-lain” tidak boleh ada, karena di sanalah barang menghilang.",
            "Koleksi musiman dibuat terpisah dan dihapus sesudah lewat.",
          ],
        },
        {
          heading: "Barang yang berhak punya dua rumah",
          paragraphs: [
            "Timbangan digital berguna bagi pembuat kue sekaligus penyeduh kopi. Tempatkan ia di kedua kategori, tetapi dengan satu halaman produk yang sama, supaya stok dan ulasannya tidak terpecah. Pada halaman itu, tunjukkan jalur asal pengunjung, sehingga ia dapat kembali ke rak yang tadi dilihat.",
            "Bila mengganti nama kategori lama, pasang pengalihan dari alamat sebelumnya. Setelah sebulan, periksa kata yang diketik di kotak pencarian dan tidak menghasilkan apa-apa. Daftar pendek itu adalah surat dari pelanggan: sebagian meminta istilah baru, sebagian meminta barang yang belum Anda jual. Bahas bersama pemasok sebelum memutuskan mana yang layak disediakan.",
          ],
        },
      ],
    },
    {
      title: "Filter dan Fitur Pencarian Toko Online agar Produk Ditemukan",
      summary:
        "Panduan memilih filter, merapikan data varian, mengatur hasil pencarian, dan menangani hasil kosong agar pembeli toko online cepat sampai ke barang yang dicari.",
      opening: [
        "Begitu koleksi melewati seratus barang, menggulir bukan lagi cara berbelanja. Pembeli mulai mengetik atau menyaring. Di saat itulah terlihat apakah data produk Anda rapi, sebab filter hanya sepintar kolom yang diisi karyawan pada malam-malam menjelang buka toko.",
        "Toko kecil punya keunggulan di sini. Anda mengenal setiap barang dan sanggup menentukan tiga atau empat pertanyaan yang sungguh membedakan. Tidak perlu meniru panel filter raksasa milik marketplace.",
      ],
      sections: [
        {
          heading: "Pilih filter dari pertanyaan yang menggugurkan",
          paragraphs: [
            "Filter berguna bila jawabannya langsung mencoret separuh pilihan. Untuk toko lampu, itu berarti jenis fitting, warna cahaya, dan pemakaian di dalam atau luar ruangan. Untuk toko kain: lebar, ketebalan, dan sifat melar. Tahun koleksi atau nama perancang jarang menggugurkan apa pun, jadi biarkan menjadi keterangan saja.",
            "Sembunyikan pilihan yang tidak menghasilkan barang. Tidak ada yang lebih mematahkan semangat daripada mencentang tiga kotak lalu disambut halaman kosong.",
          ],
        },
        {
          heading: "Rapikan data sebelum menyalakan filternya",
          paragraphs: [
            "Satu warna yang ditulis dengan empat cara akan muncul sebagai empat pilihan. Tetapkan daftar nilai baku, kemudian periksa hal-hal berikut di seluruh katalog.",
          ],
          list: [
            "Warna memakai sebutan umum, sedangkan nama puitisnya cukup di deskripsi.",
            "Ukuran mengikuti satu sistem dengan satuan yang sama.",
            "Bahan ditulis dari yang terbanyak.",
            "Setiap varian mempunyai foto sendiri bila rupanya berbeda.",
            "Kolom kosong ditandai untuk dilengkapi, bukan diisi tanda hubung.",
          ],
        },
        {
          heading: "Ajari kotak pencarian bahasa sehari-hari",
          paragraphs: [
            "Orang mengetik sambil lalu: “lampu tumblr”, “lampu tumbler”, atau “lampu gantung bulet”. Mintalah pengembang menyediakan daftar padanan kata dan toleransi salah ketik. Hasil sebaiknya mendahulukan barang yang tersedia, lalu yang paling sering dibeli, bukan yang terakhir diunggah. Saran yang muncul selama mengetik perlu menampilkan foto kecil dan harga.",
            "Pada ponsel, letakkan kotaknya di tempat yang langsung tampak. Ikon kaca pembesar mungil di pojok kerap terlewat oleh ibu jari yang tergesa.",
          ],
        },
        {
          heading: "Ubah hasil kosong menjadi percakapan",
          paragraphs: [
            "Halaman tanpa hasil bukan jalan buntu. Tawarkan ejaan yang mendekati, kategori terdekat, dan tombol untuk bertanya dengan kata pencarian yang sudah terisi. Admin yang menerima pesan “mencari fitting keramik E40” dapat langsung menjawab, bahkan bila barangnya ada di toko fisik dan belum difoto.",
            "Setiap dua minggu, baca dua puluh pencarian teratas beserta hasilnya. Ketik sendiri di ponsel, lihat apakah lima barang pertama memang yang akan Anda ambilkan bila orang itu berdiri di depan meja. Jika tidak, betulkan judul produk atau padanannya. Pekerjaan kecil ini tak pernah selesai, tetapi setiap putaran membuat toko terasa makin mengerti pembelinya. Catat tanggal serta perubahan yang dilakukan, supaya rekan Anda tidak membatalkannya tanpa sengaja.",
          ],
        },
      ],
    },
  ],
};
