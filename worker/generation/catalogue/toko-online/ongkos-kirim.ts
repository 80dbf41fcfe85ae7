import type { Topic } from "../topic";

export const topic: Topic = {
  id: "ongkos-kirim",
  category: "Toko Online",
  subject: "ongkos kirim",
  keywords: ["ongkir", "ongkos", "pengiriman", "kurir", "gratis ongkir", "kirim", "ekspedisi", "paket"],
  asks: [
    "ongkir",
    "gratis ongkir",
    "biaya ongkir",
    "harga ongkir",
    "menghitung ongkir",
    "subsidi ongkir",
    "memilih kurir",
    "kurir pengiriman",
    "kemasan paket",
    "packing pengiriman",
  ],
  angles: [
    {
      title: "Gratis Ongkir tanpa Merugi: Hitung dari Margin Lebih Dulu",
      summary:
        "Sebelum memasang gratis ongkir, hitung ruang di margin Anda. Contoh perhitungan, pilihan batas belanja, wilayah, dan cara menyampaikan syaratnya dengan jujur.",
      opening: [
        "Kata “gratis” memang menggoda, dan itulah yang membuat banyak toko memasangnya sebelum membuka kalkulator. Pesanan bertambah, gudang sibuk, lalu laporan akhir bulan menunjukkan laba yang menipis. Kurir tetap dibayar; yang berubah hanyalah siapa yang membayarnya.",
        "Gratis ongkir tetap bisa menjadi alat yang sehat asalkan batasnya berasal dari angka Anda sendiri. Perhitungannya selesai dalam satu sore dengan data pesanan tiga bulan terakhir.",
      ],
      sections: [
        {
          heading: "Cari tahu ruang yang tersedia per pesanan",
          paragraphs: [
            "Ambil contoh toko teh dengan rata-rata belanja Rp\u00a0120.000 dan laba kotor Rp\u00a048.000 setelah kemasan serta biaya pembayaran. Bila ongkos ke pulau yang sama sekitar Rp\u00a012.000, masih tersisa Rp\u00a036.000. Namun untuk tujuan yang ongkosnya Rp\u00a045.000, hampir tidak ada yang tertinggal untuk menggaji orang. Angka tersebut sekadar ilustrasi; yang penting adalah melakukan pengurangan ini untuk setiap wilayah.",
            "Lakukan juga pada barang terberat. Satu jeriken sirup bisa menghapus keuntungan dari sepuluh kotak teh.",
          ],
        },
        {
          heading: "Bentuk yang bisa dipilih",
          paragraphs: [
            "Gratis untuk semua orang, semua barang, dan semua tujuan hanyalah satu kemungkinan, biasanya yang termahal. Pertimbangkan variasi berikut.",
          ],
          list: [
            "Gratis mulai nilai belanja tertentu, sedikit di atas rata-rata pesanan sekarang.",
            "Tarif rata yang mudah diingat untuk satu pulau.",
            "Potongan ongkos sampai batas tertentu, sisanya ditanggung pembeli.",
            "Gratis hanya untuk produk ringan bermargin lebar.",
            "Ambil sendiri di toko bagi pembeli yang tinggal berdekatan.",
          ],
        },
        {
          heading: "Menentukan batas belanja yang masuk akal",
          paragraphs: [
            "Urutkan pesanan dari yang terkecil hingga terbesar, lalu lihat di mana sebagian besar berkumpul. Jika kebanyakan orang membeli dua kotak, tetapkan batas yang tercapai dengan tiga kotak. Selisih satu barang terasa mungkin; selisih lima barang terasa seperti jebakan. Bantu pembeli dengan kalimat hidup di keranjang: “Tambah Rp\u00a025.000 lagi untuk gratis ongkir.”",
            "Sediakan barang kecil yang melengkapi, contohnya saringan atau sendok takar, sehingga orang tidak membeli sesuatu yang tidak ia butuhkan. Pembeli yang merasa dibantu akan mengingat toko Anda.",
          ],
        },
        {
          heading: "Sampaikan syarat sebelum ditanya",
          paragraphs: [
            "Cantumkan wilayah, batas berat, dan kurir yang dipakai pada halaman produk, tidak hanya di kebijakan yang jarang dibuka. Pembeli dari luar jangkauan akan lebih menerima tarif penuh daripada harapan yang dibatalkan di langkah terakhir.",
            "Jalankan percobaan selama empat minggu sambil mencatat tiga hal: nilai rata-rata pesanan, laba kotor setelah ongkos, dan jumlah pesanan ke wilayah jauh. Bila pesanan naik tetapi sisa uang tidak ikut naik, geser batasnya. Tidak ada yang salah dengan mengakhiri program lebih cepat, asalkan tanggal akhirnya diumumkan sejak awal. Pelanggan yang pernah menikmati promo lebih mudah menerima perubahan bila alasannya diterangkan terus terang.",
          ],
        },
      ],
    },
    {
      title: "Memilih Kurir dan Kemasan: Biaya Kirim yang Tak Terlihat",
      summary:
        "Ongkos kirim bukan hanya tarif kurir. Cara menekan biaya lewat ukuran kardus, titik serah, asuransi, jadwal jemput, dan penanganan paket yang kembali.",
      opening: [
        "Dua toko mengirim barang yang sama ke kota yang sama dengan kurir yang sama. Toko pertama membayar lebih mahal setiap kali. Bedanya hanya pada kardus: ia memakai satu ukuran untuk semua pesanan, lalu memenuhi sisanya dengan gumpalan koran.",
        "Sebagian besar penghematan pengiriman tidak datang dari tawar-menawar tarif, melainkan dari kebiasaan di meja kemas. Kabar baiknya, kebiasaan itu berada sepenuhnya dalam kendali Anda.",
      ],
      sections: [
        {
          heading: "Ukur barang dalam keadaan siap kirim",
          paragraphs: [
            "Timbang dan ukur setiap produk setelah dibungkus, bukan ketika masih telanjang di rak. Masukkan angka itu ke data toko, sehingga ongkos yang dilihat pembeli mendekati tagihan kurir. Barang ringan yang makan tempat, seperti topi atau bantal, sering ditagih menurut ukurannya. Tanpa data yang benar, selisihnya mengikis laba sedikit demi sedikit dan baru ketahuan di akhir tahun.",
            "Periksa ulang ketika pemasok mengganti kotak. Perubahan dua sentimeter terkadang memindahkan paket ke golongan berat berikutnya.",
          ],
        },
        {
          heading: "Cukup tiga ukuran kardus",
          paragraphs: [
            "Kumpulkan catatan lima puluh pesanan terakhir dan kelompokkan menurut besarnya. Biasanya tiga ukuran kardus serta satu amplop tebal sudah menampung hampir semuanya. Latih petugas memilih ukuran terkecil yang masih aman. Untuk barang pecah belah, jarak dua jari di setiap sisi lebih melindungi daripada tumpukan isolasi di bagian luar. Tempel contoh isi untuk tiap ukuran di dinding, sehingga karyawan baru tidak perlu menebak.",
          ],
        },
        {
          heading: "Nilai kurir dari lebih dari sekadar tarif",
          paragraphs: [
            "Bandingkan dua atau tiga layanan selama sebulan, kemudian beri catatan pada hal-hal yang memengaruhi pelanggan Anda.",
          ],
          list: [
            "Jarak gerai terdekat dan kepastian jam penjemputan.",
            "Ketepatan sampai ke lima kota tujuan tersering.",
            "Kejelasan pelacakan ketika paket tertahan.",
            "Cara mengajukan klaim dan lama penyelesaiannya.",
            "Perlakuan terhadap paket yang gagal diantar.",
          ],
        },
        {
          heading: "Siapkan jalan bagi paket yang bermasalah",
          paragraphs: [
            "Paket hilang, basah, atau kembali pasti terjadi sesekali. Putuskan sejak sekarang kapan Anda mengirim pengganti tanpa menunggu klaim, dan barang senilai berapa yang wajib diasuransikan. Aturan tertulis membuat admin berani mengambil keputusan pada hari itu juga, sementara pembeli merasakan bahwa tokonya bertanggung jawab.",
            "Foto isi paket sebelum ditutup bila nilainya tinggi. Kebiasaan sepuluh detik ini menyelesaikan banyak perselisihan. Setiap akhir bulan, hitung biaya kirim ulang dan bandingkan dengan biaya menambah lapisan pelindung. Bila kaca terus pecah di jalur yang sama, mengganti kemasan hampir selalu lebih murah daripada meminta maaf. Terakhir, beri tahu jam potong harian dengan jelas di halaman toko. Pesanan pukul empat sore yang dijanjikan berangkat hari itu, padahal penjemputan terakhir pukul tiga, akan memulai hubungan dengan kekecewaan.",
          ],
        },
      ],
    },
  ],
};
