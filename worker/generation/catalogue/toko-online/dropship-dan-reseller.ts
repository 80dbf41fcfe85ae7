import type { Topic } from "../topic";

export const topic: Topic = {
  id: "dropship-dan-reseller",
  category: "Toko Online",
  subject: "jualan dropship dan reseller",
  keywords: [
    "perbedaan dropship dan reseller",
    "dropship",
    "dropshipper",
    "jualan tanpa stok",
    "jualan tanpa modal",
    "supplier",
  ],
  asks: [
    "perbedaan dropship dan reseller",
    "apa itu dropship",
    "apa itu reseller",
    "dropship atau reseller",
    "jualan online tanpa stok",
  ],
  angles: [
    {
      title: "Perbedaan Dropship dan Reseller: Mana yang Cocok untuk Anda?",
      summary:
        "Dropship menjual tanpa menyimpan barang, reseller membeli lebih dulu. Bandingkan modal, risiko, dan tanggung jawab keduanya sebelum mulai berjualan.",
      opening: [
        "Dua kakak beradik sama-sama menjual mukena. Sang kakak membeli dua lusin, menumpuknya di kamar, lalu mengirim sendiri setiap ada pesanan. Sang adik hanya memajang foto; saat ada pembeli, ia meneruskan alamatnya kepada pemasok, dan pemasok yang mengirim. Kakaknya reseller, adiknya dropshipper.",
        "Pertanyaan mana yang lebih untung tidak punya jawaban umum. Yang satu menanggung barang yang tidak laku, yang lain menanggung janji atas barang yang tidak pernah ia pegang. Kenali dulu tanggungan mana yang sanggup Anda pikul.",
      ],
      sections: [
        {
          heading: "Perbandingan dari modal sampai keluhan",
          paragraphs: [
            "Baca tabel ini sebagai pembagian tugas. Apa pun yang tidak dikerjakan pemasok menjadi pekerjaan Anda.",
          ],
          table: {
            head: ["Hal", "Dropship", "Reseller"],
            rows: [
              ["Modal awal", "Kecil, untuk promosi dan kuota", "Lebih besar, karena barang dibeli dulu"],
              ["Tempat menyimpan", "Tidak perlu", "Perlu, beserta cara merawatnya"],
              ["Selisih harga", "Cenderung tipis", "Lebih longgar, tergantung jumlah pembelian"],
              ["Kepastian stok", "Bergantung pada kabar pemasok", "Terlihat dengan mata sendiri"],
              ["Mutu dan kemasan", "Ditentukan pemasok", "Bisa diperiksa sebelum dikirim"],
              ["Barang tidak laku", "Bukan tanggungan Anda", "Menjadi tanggungan Anda"],
              ["Keluhan pembeli", "Tetap datang kepada Anda", "Tetap datang kepada Anda"],
            ],
          },
        },
        {
          heading: "Baris terakhir yang sering dilupakan",
          paragraphs: [
            "Pembeli tidak tahu siapa pemasoknya dan tidak perlu tahu. Kalau mukena yang datang berbeda warna, nama toko Anda yang disebut di ulasan. Seorang dropshipper karena itu menjual sesuatu yang lain dari barang, yaitu ketelitian memilih pemasok dan kesigapan menyelesaikan masalah.",
            "Hitung kemungkinan buruknya sejak awal. Siapa yang membayar ongkos kirim balik? Berapa lama pemasok menjawab pada akhir pekan? Bila jawabannya belum jelas, keuntungan sebulan bisa habis oleh satu keluhan.",
          ],
        },
        {
          heading: "Kapan dropship masuk akal",
          paragraphs: [
            "Cara ini baik untuk belajar. Anda menguji apakah orang di sekitar mau membeli jenis barang tertentu, belajar menulis keterangan, dan mengenal pertanyaan pembeli, semuanya tanpa kamar yang penuh kardus. Cocok pula untuk barang besar seperti rak atau kasur, yang menyulitkan siapa pun bila harus disimpan di rumah.",
            "Batasi jumlah pemasok. Dengan tiga pemasok, Anda masih hafal siapa yang rapi dan siapa yang suka terlambat. Dengan tiga puluh, Anda hanya menjadi penerus pesan. Pilih barang yang keterangannya mudah dipastikan, karena Anda akan menjawab pertanyaan tentang benda yang berada di gudang orang lain.",
          ],
        },
        {
          heading: "Kapan menjadi reseller lebih sehat",
          paragraphs: [
            "Begitu satu barang terus dipesan, membeli persediaan membuat Anda menguasai hal yang dinilai pembeli: kecepatan kirim, kemasan, dan kondisi barang. Pedagang tas anyaman dapat menyisihkan anyaman yang longgar sebelum pembeli melihatnya. Ia juga bisa menyelipkan kartu ucapan, memotret sendiri, dan menjawab soal ukuran dengan memegang barangnya.",
            "Risikonya adalah salah menebak. Kurangi dengan membeli sedikit tetapi lebih sering, walaupun harga satuannya agak lebih tinggi. Selisih itu anggap sebagai biaya belajar yang jauh lebih murah daripada gudang berisi warna yang tidak dicari orang.",
          ],
        },
        {
          heading: "Memeriksa pemasok sebelum memajang barangnya",
          paragraphs: ["Belilah satu barang sebagai pembeli biasa, lalu perhatikan hal-hal berikut."],
          list: [
            "Apakah barang sama dengan fotonya, termasuk jahitan dan ukurannya?",
            "Berapa lama jarak antara pembayaran dan nomor resi?",
            "Apakah paketnya memuat promosi yang mengajak pembeli langsung ke pemasok?",
            "Bagaimana nada mereka saat Anda menanyakan penukaran?",
            "Bolehkah fotonya dipakai, dan apakah izinnya tertulis?",
            "Bagaimana Anda diberi tahu ketika stok habis?",
          ],
        },
        {
          heading: "Membedakan diri dari ratusan penjual yang sama",
          paragraphs: [
            "Dropshipper dan reseller punya kesulitan yang serupa: barangnya juga dijual orang lain. Bersaing dengan menurunkan harga menghabiskan selisih yang sudah tipis. Lebih awet bila Anda menambahkan pengetahuan. Penjual perlengkapan bayi dapat menyusun paket menurut usia, menerangkan bahan yang ramah kulit, dan jujur mengatakan barang mana yang sebenarnya belum perlu dibeli.",
            "Pengetahuan seperti itu butuh tempat yang tidak terpotong oleh daftar penjual lain. Toko online milik sendiri memberi ruang tersebut, meskipun pembelinya harus Anda undang sendiri. Belum perlu buru-buru: mulai dari marketplace, kumpulkan pertanyaan pembeli, lalu bangun toko ketika sudah ada barang andalan. Perkiraan biayanya dapat dilihat di [halaman harga](/pricing) sebagai bahan menghitung.",
          ],
        },
        {
          heading: "Berpindah pelan-pelan",
          paragraphs: [
            "Jalan yang sering berhasil adalah bertahap. Jual beberapa barang sebagai dropshipper, lihat mana yang dipesan berulang, beli persediaan hanya untuk barang itu, dan biarkan sisanya tetap dikirim pemasok. Tulis di keterangan barang mana yang dikirim dari tempat Anda dan mana yang berangkat dari kota lain, sebab lama tibanya berbeda. Pembeli yang tahu alasannya jarang marah karena menunggu.",
          ],
        },
      ],
    },
  ],
};
