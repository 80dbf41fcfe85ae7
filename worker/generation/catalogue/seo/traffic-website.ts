import type { Topic } from "../topic";

export const topic: Topic = {
  id: "traffic-website",
  category: "SEO",
  subject: "traffic website",
  keywords: [
    "traffic website",
    "apa itu traffic",
    "trafik website",
    "pengunjung website",
    "kunjungan website",
    "meningkatkan traffic",
    "google analytics",
  ],
  asks: [
    "apa itu traffic website",
    "traffic website",
    "cara meningkatkan traffic website",
    "sumber traffic website",
    "cara menambah pengunjung website",
  ],
  angles: [
    {
      title: "Apa Itu Traffic Website dan dari Mana Asalnya?",
      summary:
        "Traffic website adalah arus kunjungan ke halaman Anda. Kenali sumbernya, istilah dalam laporan, dan cara membedakan kunjungan ramai dari yang berguna.",
      opening: [
        "Pemilik sanggar tari di Cirebon membuka laporan websitenya untuk pertama kali. Grafiknya naik tajam pada satu malam. Ia gembira, sampai menyadari bahwa hampir semua kunjungan itu berasal dari luar negeri dan pergi dalam sekejap. Pendaftar kelasnya tetap tiga orang.",
        "Traffic berarti arus kunjungan ke sebuah website. Kata itu terdengar seperti lalu lintas kendaraan, dan kemiripannya memang membantu: ramainya jalan di depan toko belum tentu berarti ramainya kasir. Yang perlu diketahui adalah siapa yang lewat, dari arah mana, dan apakah mereka berhenti.",
      ],
      sections: [
        {
          heading: "Arti istilah dalam laporan kunjungan",
          paragraphs: [
            "Nama menu di setiap alat berbeda dan kadang berganti. Pengertian dasarnya tidak banyak berubah.",
          ],
          table: {
            head: ["Istilah", "Artinya", "Pertanyaan yang dijawabnya"],
            rows: [
              ["Pengguna", "Perkiraan jumlah orang atau perangkat", "Berapa banyak yang datang?"],
              ["Sesi", "Satu kunjungan, dari datang sampai pergi", "Seberapa sering mereka datang?"],
              ["Tampilan halaman", "Berapa kali halaman dibuka", "Apa yang dibaca?"],
              ["Sumber", "Tempat asal kunjungan", "Dari mana mereka tahu?"],
              [
                "Peristiwa penting",
                "Tindakan yang Anda anggap berarti",
                "Siapa yang menghubungi atau membeli?",
              ],
            ],
          },
        },
        {
          heading: "Lima arah datangnya pengunjung",
          paragraphs: [
            "Laporan mengelompokkan kunjungan menurut asalnya. Kenali ciri masing-masing supaya tidak membandingkan yang tak sebanding.",
          ],
          list: [
            "Pencarian: orang mengetik kebutuhan di Google dan memilih halaman Anda.",
            "Langsung: alamat diketik sendiri, dibuka dari penanda, atau asalnya tidak terbaca.",
            "Rujukan: orang menekan tautan di website lain, misalnya direktori atau berita.",
            "Media sosial: kunjungan dari unggahan, bio, atau pesan di aplikasi.",
            "Iklan: kunjungan yang Anda bayar dan dapat dihentikan kapan saja.",
          ],
        },
        {
          heading: "Membedakan kunjungan yang ramai dan yang berguna",
          paragraphs: [
            "Satu artikel tentang sejarah tari topeng bisa menarik pelajar dari seluruh negeri. Tulisannya menarik, tetapi pelajar itu tidak akan mendaftar kelas anak pada Sabtu sore. Sebaliknya, halaman jadwal mungkin hanya dibuka beberapa orang sehari, dan separuhnya kemudian mengirim pesan.",
            "Maka jangan menilai halaman dari banyaknya pembaca semata. Tandai dulu tindakan yang berarti bagi usaha: menekan tombol WhatsApp, mengirim formulir, membuka peta, menyelesaikan pembelian. Setelah itu, lihat halaman dan sumber mana yang mendahului tindakan tersebut.",
          ],
        },
        {
          heading: "Menandai tautan sendiri supaya asalnya terbaca",
          paragraphs: [
            "Kunjungan dari brosur, chat, dan kode QR sering tercatat sebagai langsung, padahal Anda yang mengundangnya. Tambahkan penanda pada alamat yang disebarkan. Penanda ini berupa tambahan di belakang alamat yang menyebutkan sumber dan nama kegiatannya, dan dikenal dengan nama parameter UTM. Pembaca tetap sampai di halaman yang sama.",
            "Sanggar tari tadi dapat membuat satu alamat untuk spanduk pentas dan satu lagi untuk grup orang tua murid. Setelah sebulan, ia tahu mana yang mendatangkan pendaftar. Sepakati cara menulisnya sejak awal, huruf kecil semua dan tanpa spasi, karena dua ejaan akan tercatat sebagai dua sumber berlainan. Simpan daftarnya di satu lembar yang dapat dibuka seluruh tim.",
          ],
        },
        {
          heading: "Kunjungan palsu dan cara mengenalinya",
          paragraphs: [
            "Sebagian kunjungan dibuat oleh program: perayap, pemindai celah, atau layanan yang menjual pengunjung. Cirinya serupa. Datang serentak, dari negara yang tidak Anda layani, hanya membuka satu halaman, dan menghilang sebelum halaman selesai dimuat.",
            "Tawaran melipatgandakan pengunjung dalam sehari biasanya berisi yang seperti ini. Selain tidak membeli apa pun, mereka mengotori catatan sehingga Anda tidak bisa lagi membaca kebiasaan pelanggan yang sebenarnya. Kunjungan dari kantor sendiri pun sebaiknya dikecualikan, terutama bila staf membuka website setiap hari untuk memperbarui isi.",
          ],
        },
        {
          heading: "Menambah traffic dari yang sudah ada",
          paragraphs: [
            "Sebelum mencari sumber baru, manfaatkan yang sudah Anda punya. Urutan berikut berangkat dari pekerjaan yang ringan.",
          ],
          steps: [
            "Cantumkan alamat website di bio, tanda tangan email, nota, dan kemasan.",
            "Perbaiki judul halaman yang sering tampil di pencarian tetapi jarang dipilih.",
            "Lengkapi halaman layanan dengan pertanyaan yang biasa masuk lewat chat.",
            "Tautkan halaman yang ramai ke halaman yang menjual, dengan kalimat yang wajar.",
            "Minta mitra menautkan Anda di tempat yang memang membahas kerja sama itu.",
            "Baru pertimbangkan iklan, dengan halaman tujuan yang sudah terbukti menghasilkan pesan.",
          ],
        },
        {
          heading: "Kebiasaan membaca yang cukup sebulan sekali",
          paragraphs: [
            "Melihat grafik setiap hari membuat gelisah tanpa menambah pengetahuan. Sisihkan setengah jam pada awal bulan dan bandingkan dengan bulan yang sama pada tahun sebelumnya bila datanya ada, sebab sanggar tari, toko seragam, dan katering punya musim yang berbeda. Tulis tiga kalimat saja: apa yang berubah, apa dugaannya, dan apa yang akan dicoba.",
            "Kalau kunjungan cukup tetapi pesan tidak bertambah, masalahnya kemungkinan ada di halaman, bukan di jumlah orang. Kalau kunjungannya memang sepi, mulailah dari pencarian dan peta. Kami mengerjakan kedua sisinya, dan [daftar layanan](/services) memisahkannya supaya Anda tidak membayar yang belum perlu. Punya laporan yang ingin dibaca bersama? Kirim pertanyaannya lewat [formulir kontak](/contact).",
          ],
        },
      ],
    },
  ],
};
