import type { Topic } from "../topic";

export const topic: Topic = {
  id: "gambar-di-hasil-pencarian",
  category: "SEO",
  subject: "gambar di hasil pencarian",
  keywords: ["gambar", "foto", "alt", "teks alternatif", "berkas", "google images"],
  asks: [
    "teks alternatif gambar",
    "alt text",
    "seo gambar",
    "foto muncul di google",
    "pencarian gambar google",
    "optimasi gambar",
  ],
  angles: [
    {
      title: "SEO Gambar: Agar Foto Usaha Muncul di Google Images",
      summary:
        "Sebagian orang membeli dengan mata. Nama berkas, tempat foto, dan kalimat di sekitarnya menentukan apakah gambar Anda ikut ditemukan saat orang mencari.",
      opening: [
        "Orang yang mencari “pagar minimalis rumah pojok” jarang ingin membaca lebih dulu. Ia membuka tab gambar, menggulir, lalu berhenti pada foto yang mirip bayangannya. Bagi bengkel las, perias pengantin, penjahit kebaya, atau pembuat kue ulang tahun, di situlah penjualan bermula.",
        "Sayangnya foto pekerjaan terbaik kerap tersimpan dengan nama “IMG” diikuti angka, di galeri tanpa keterangan. Mesin pencari sebenarnya semakin pandai mengenali isi gambar. Namun, ia tetap mengandalkan petunjuk yang Anda letakkan di sekitarnya.",
      ],
      sections: [
        {
          heading: "Beri nama seperti memberi label rak",
          paragraphs: [
            "Sebelum mengunggah, ganti nama berkas menjadi uraian singkat, misalnya “pagar-besi-hollow-rumah-pojok.jpg”. Tiga sampai enam kata sudah cukup. Tidak perlu menambahkan nama kota pada setiap foto; cukup ketika lokasinya memang bagian dari cerita.",
            "Untuk foto yang telanjur terbit, mulailah dari yang terbaik saja. Mengganti nama berarti mengganti alamat gambar, sehingga ratusan foto lama lebih baik dibiarkan sampai halamannya diperbarui. Biasakan juru foto atau admin menyerahkan berkas yang sudah diberi nama, sehingga tidak ada yang harus menebak isinya belakangan.",
          ],
        },
        {
          heading: "Letakkan di halaman yang tepat",
          paragraphs: [
            "Foto pagar yang berdiri sendiri di galeri seratus gambar tidak punya teman. Pindahkan ke halaman yang membahas pagar, dekat dengan paragraf yang menjelaskan bahan, tinggi, dan lama pengerjaan. Beri keterangan di bawahnya, sebab keterangan foto termasuk bagian yang dibaca orang saat memindai halaman.",
            "Satu halaman dengan delapan foto bercerita lebih berguna daripada galeri tanpa kata. Pengunjung dari pencarian gambar pun langsung menemukan jawaban atas pertanyaan berikutnya: bisa dipesan dengan ukuran lain atau tidak, dan bagaimana memulainya.",
          ],
        },
        {
          heading: "Syarat teknis yang bisa Anda titipkan",
          paragraphs: [
            "Sampaikan daftar pendek ini kepada pengembang. Tidak satu pun memerlukan pekerjaan besar.",
          ],
          list: [
            "Gambar penting dipasang sebagai gambar halaman, bukan latar belakang dekoratif.",
            "Ukuran berkas disesuaikan dengan lebar tampilnya.",
            "Tersedia versi yang cukup besar agar tidak pecah saat dibuka.",
            "Alamat gambar tetap sama setiap kali halaman dimuat.",
            "Teks penawaran ditulis sebagai teks, tidak dilukis ke dalam foto.",
          ],
        },
        {
          heading: "Foto sendiri mengalahkan foto pinjaman",
          paragraphs: [
            "Gambar dari bank foto muncul di ratusan situs lain. Orang yang mencari penjahit ingin melihat jahitan Anda, termasuk bagian dalam dan detail kancingnya. Ambil foto sebelum, selama, dan sesudah pekerjaan, lalu mintalah izin pemilik sebelum menayangkannya. Tiga foto yang jujur tentang satu kebaya lebih meyakinkan daripada tiga puluh foto busana entah milik siapa.",
            "Ketika hasilnya mulai tampak, periksa laporan kinerja dengan jenis pencarian gambar. Kata-kata yang membawa orang ke sana sering memberi gagasan untuk foto berikutnya, bahkan kadang untuk layanan yang belum terpikir. Sebuah bengkel las bisa saja mendapati bahwa orang berdatangan lewat foto rak tanaman, padahal yang selama ini ditonjolkan hanya pagar.",
          ],
        },
      ],
    },
    {
      title: "Cara Menulis Alt Text Gambar yang Benar",
      summary:
        "Teks alternatif dibacakan kepada orang yang tidak melihat layar dan ikut menjelaskan gambar kepada mesin pencari. Contoh baik, buruk, dan kapan dikosongkan.",
      opening: [
        "Bayangkan Anda menerangkan isi sebuah foto lewat telepon kepada saudara. Anda tidak akan berkata “gambar satu”, tidak pula menyebut “kue murah kue enak kue Bogor kue ulang tahun”. Anda akan bilang, “Kue cokelat dua tingkat dengan hiasan stroberi, tingginya kira-kira sejengkal.”",
        "Itulah teks alternatif yang baik. Ia dibacakan oleh pembaca layar, ditampilkan bila gambar gagal dimuat, dan dipakai mesin pencari untuk memahami foto. Satu kalimat pendek melayani tiga kebutuhan, dan menulisnya tidak sampai semenit. Pengelola isi hampir selalu menyediakan kolomnya, hanya saja jarang ada yang mengisi.",
      ],
      sections: [
        {
          heading: "Tulis menurut tugas gambar",
          paragraphs: [
            "Foto yang sama bisa memerlukan teks berbeda. Potret seorang dokter di halaman profil cukup diberi teks “dr. Rina memeriksa telinga pasien anak”. Potret yang dipakai sebagai tombol menuju jadwal lebih baik ditulis “Jadwal praktik dr. Rina”, karena pembaca perlu tahu apa yang terjadi bila tombol itu dipilih.",
            "Jadi, jangan bertanya “apa yang terlihat?” saja. Pertanyaan yang lebih tepat: apa yang hilang dari halaman ini kalau gambarnya tidak ada? Jawaban atas pertanyaan itulah yang ditulis.",
          ],
        },
        {
          heading: "Panjang dan gaya bahasa",
          paragraphs: [
            "Satu kalimat atau sepotong frasa biasanya memadai. Tidak perlu memulai dengan “gambar” atau “foto”, karena pembaca layar sudah menyebutkannya. Sebut hal yang menentukan keputusan: warna, bahan, posisi, jumlah orang, ukuran perbandingan.",
            "Untuk bagan, tulis kesimpulannya dan letakkan angka lengkap dalam tabel di bawahnya. Bagan alur pemesanan tidak mungkin diringkas menjadi dua belas kata; lebih baik tahapannya juga ditulis sebagai daftar bernomor. Dengan cara ini, orang yang melihat gambar pun mendapat versi yang bisa disalin.",
          ],
        },
        {
          heading: "Contoh sebelum dan sesudah",
          paragraphs: [
            "Berikut beberapa teks yang lazim ditemui beserta gantinya. Coba bandingkan dengan isi website Anda sendiri:",
          ],
          list: [
            "“produk1” menjadi “tas kanvas hijau tua dengan tali kulit”",
            "“tim kami” menjadi “empat montir berdiri di depan ruang servis”",
            "“banner promo” menjadi “gratis ongkos pasang untuk wilayah Sleman”",
            "“dapur” menjadi “dapur letter L dengan kabinet kayu jati belanda”",
            "“logo” menjadi “Bengkel Cahaya Motor, kembali ke beranda”",
          ],
        },
        {
          heading: "Kapan boleh dikosongkan",
          paragraphs: [
            "Hiasan seperti garis lengkung, pola latar, dan ikon yang berdampingan dengan tulisan bermakna sama sebaiknya diberi teks alternatif kosong. Kosong di sini berarti sengaja diisi kosong, bukan dilupakan. Dengan begitu, pembaca layar melewatinya dan pengguna tidak lelah mendengar “bintang, bintang, bintang”.",
            "Mulailah dari foto produk dan foto pada halaman layanan, lalu biasakan mengisi kolomnya setiap kali mengunggah. Lima belas detik per gambar terasa ringan; tiga ratus gambar sekaligus di akhir tahun terasa seperti hukuman. Minta satu rekan memeriksa hasilnya dengan cara membaca teksnya tanpa melihat foto, lalu menebak gambarnya.",
          ],
        },
      ],
    },
  ],
};
