import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pesan-kesalahan-di-website",
  category: "Desain & UX",
  subject: "pesan kesalahan di website",
  keywords: ["pesan kesalahan", "galat", "error", "404", "konfirmasi", "mikrokopi"],
  asks: [
    "halaman 404",
    "pesan error",
    "pesan kesalahan formulir",
    "halaman tidak ditemukan",
    "error 404",
    "ux writing",
  ],
  angles: [
    {
      title: "Menulis Pesan Kesalahan yang Menolong, Bukan Menyalahkan",
      summary:
        "Pesan kesalahan muncul ketika orang paling mudah menyerah. Cara menulisnya supaya pelanggan tahu apa yang terjadi dan bagaimana melanjutkan.",
      opening: [
        "“Input tidak valid.” Pelanggan menatap layar, memeriksa nama, memeriksa alamat, dan tidak menemukan yang salah. Ternyata nomor telepon ditulis dengan spasi. Komputer tahu persis masalahnya, tetapi memilih tidak memberi tahu.",
        "Pesan kesalahan biasanya ditulis pada saat terakhir oleh orang yang sedang mengurus hal lain. Padahal pembacanya sedang berada di titik paling rapuh: sudah berniat, sudah berusaha, lalu ditolak. Satu kalimat yang baik dapat menyelamatkan pesanan; satu kalimat yang ketus mengirimnya ke tempat lain.",
      ],
      sections: [
        {
          heading: "Tiga bagian yang perlu ada",
          paragraphs: [
            "Pesan yang lengkap menyebut apa yang terjadi, mengapa bila perlu, dan apa yang bisa dilakukan. “Nomor telepon terlalu pendek. Tulis lengkap dengan kode area, contohnya 0251 untuk Bogor.” Dua kalimat, selesai.",
            "Letakkan pesannya di dekat kolom yang bersangkutan, bukan di bagian atas halaman yang sudah tergulir keluar layar. Dan bila sistem mampu memperbaiki sendiri, jangan repotkan orang. Spasi pada nomor bisa dihapus tanpa bertanya. Tanda hubung dan kurung pun demikian. Sisakan tenaga pelanggan untuk hal yang memang hanya diketahuinya, seperti warna pagar rumah yang dituju kurir.",
          ],
        },
        {
          heading: "Nada seorang petugas yang baik",
          paragraphs: [
            "Bayangkan petugas loket yang menghadapi berkas kurang. Ia tidak berseru “Ditolak!” Ia berkata, “Fotokopinya belum ada, Bu. Bisa dibuat di toko sebelah, nanti langsung ke saya saja.” Pakailah suara itu.",
            "Hindari kata “gagal”, “ilegal”, dan “dilarang” untuk urusan sepele. Jangan pula melucu saat uang atau kesehatan terlibat; gurauan tentang robot yang tertidur tidak lucu bagi orang yang pembayarannya menggantung. Permintaan maaf cukup satu kali, yaitu bila kesalahannya memang di pihak Anda.",
          ],
        },
        {
          heading: "Sebelum dan sesudah",
          paragraphs: [
            "Kumpulkan semua pesan di website Anda dan tulis ulang satu per satu. Beberapa contoh perubahannya:",
          ],
          list: [
            "“Wajib diisi” menjadi “Tulis nama penerima supaya kurir tahu mencari siapa.”",
            "“Format salah” menjadi “Email ini belum memuat tanda @.”",
            "“Sesi berakhir” menjadi “Silakan masuk lagi. Isi keranjang Anda tetap tersimpan.”",
            "“Berkas ditolak” menjadi “Fotonya terlalu besar. Pilih ukuran sedang saat mengirim.”",
            "“Stok tidak cukup” menjadi “Tersisa tiga. Kurangi jumlahnya atau tanyakan kapan datang lagi.”",
          ],
        },
        {
          heading: "Cara menemukan pesan yang tersembunyi",
          paragraphs: [
            "Banyak pesan tidak pernah dilihat pemilik usaha karena ia selalu mengisi dengan benar. Sediakan satu sore khusus untuk berbuat salah: kosongkan kolom, tempel huruf di kolom angka, putuskan koneksi, tekan tombol dua kali. Rekam layarnya.",
            "Mintalah pengembang menyerahkan daftar lengkap pesan dalam satu berkas, supaya bisa disunting seperti naskah biasa. Serahkan kepada rekan yang paling sering berhadapan dengan pelanggan. Ia akan mencoret separuh kata dan menambahkan satu hal yang selalu ditanyakan orang, dan hasilnya hampir selalu lebih baik daripada tulisan siapa pun di ruang rapat.",
          ],
        },
      ],
    },
    {
      title: "Halaman 404 dan Pencarian Kosong yang Tetap Berguna",
      summary:
        "Pencarian tanpa hasil, keranjang kosong, dan alamat yang salah bukan jalan buntu. Cara merancang layar kosong yang mengantar orang ke tempat yang tepat.",
      opening: [
        "Toko fisik hampir tidak pernah benar-benar kosong di mata tamu. Bila barang yang dicari habis, penjaga menawarkan yang mirip atau mencatat pesanan. Website sering kali hanya berkata “0 hasil” lalu diam. Tamu pun pergi dengan kesimpulan bahwa tidak ada apa-apa di sana.",
        "Layar kosong muncul di banyak tempat: pencarian tanpa hasil, keranjang yang belum diisi, jadwal penuh, daftar pesanan pada akun baru, dan alamat yang salah ketik. Perancang jarang memikirkannya karena contoh desain selalu penuh isi. Padahal bagi sebagian pelanggan, justru layar inilah yang pertama kali mereka jumpai.",
      ],
      sections: [
        {
          heading: "Ketika alamatnya tidak ada",
          paragraphs: [
            "Orang tiba di sini karena tautan lama, salah ketik, atau halaman yang sudah diturunkan. Katakan dengan bahasa biasa bahwa halaman itu tidak ada, tanpa menyalahkan. Setelah itu sediakan jalan: kotak pencarian, beberapa halaman terpenting, dan cara bertanya.",
            "Pertahankan menu dan tampilan yang biasa, supaya orang tahu bahwa ia masih di website Anda. Ilustrasi lucu boleh saja, asal tidak mendorong pilihan yang berguna ke luar layar. Secara teknis, mintalah halaman ini menjawab dengan kode 404 agar mesin pencari tahu bahwa alamat itu memang tidak berisi.",
          ],
        },
        {
          heading: "Ketika pencarian tidak membuahkan hasil",
          paragraphs: [
            "Tampilkan kembali kata yang dicari, karena salah ketik sering langsung terlihat. Tawarkan istilah yang mirip. Toko alat pancing perlu mengenali “senar”, “benang pancing”, dan “kenur” sebagai benda yang sama, entah ditulis pembeli dari Medan atau dari Malang.",
            "Simpan daftar pencarian yang nihil. Isinya permintaan yang belum Anda layani, kadang barang yang sebetulnya ada tetapi bernama lain. Memeriksa daftar tersebut sebulan sekali sering lebih berguna daripada survei.",
          ],
        },
        {
          heading: "Keadaan kosong yang mengajak",
          paragraphs: [
            "Setiap layar kosong sebaiknya menjelaskan apa yang akan muncul di situ dan bagaimana memulainya. Beberapa penerapan yang mudah:",
          ],
          list: [
            "Keranjang kosong menampilkan barang yang terakhir dilihat.",
            "Jadwal penuh menawarkan hari terdekat atau daftar tunggu.",
            "Riwayat pesanan kosong menjelaskan bahwa pesanan pertama akan tampil di sana.",
            "Kategori tanpa barang memberi tahu kapan biasanya diisi lagi.",
            "Ulasan yang belum ada mengundang pembeli pertama bercerita.",
          ],
        },
        {
          heading: "Rawat seperti halaman lain",
          paragraphs: [
            "Masukkan layar kosong ke dalam daftar halaman yang diperiksa berkala. Tautan yang disarankan bisa berubah, layanan yang ditawarkan bisa berhenti. Tidak ada yang lebih ganjil daripada halaman galat yang menautkan ke halaman galat lain.",
            "Lihat pula dari mana orang datang ke halaman tidak ditemukan. Kalau banyak yang berasal dari satu brosur atau satu unggahan, pasang pengalihan dan perbaiki sumbernya. Dengan cara ini, layar yang tadinya menjadi jalan buntu berubah fungsi menjadi penunjuk arah, sekaligus papan pengumuman tentang bagian website yang perlu Anda benahi.",
          ],
        },
      ],
    },
  ],
};
