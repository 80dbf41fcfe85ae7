import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-responsive",
  category: "Desain & UX",
  subject: "website responsive",
  keywords: [
    "website responsive",
    "responsif",
    "mobile friendly",
    "mobile responsive",
    "tampilan ponsel",
    "tampilan hp",
    "apa itu responsive",
  ],
  asks: [
    "apa itu website responsive",
    "website responsive",
    "website mobile friendly",
    "cara cek website di hp",
    "tampilan website di hp berantakan",
  ],
  angles: [
    {
      title: "Apa Itu Website Responsive dan Cara Mengeceknya Sendiri",
      summary:
        "Website responsive menyesuaikan susunannya dengan ukuran layar. Kenali cirinya, cara mengeceknya di ponsel sendiri, dan hal yang layak diminta diperbaiki.",
      opening: [
        "Brosur wisata perahu di Pangandaran dibuka di layar komputer kantor dan tampak megah. Di ponsel calon wisatawan, halaman yang sama muncul sebagai lembar koran yang dikecilkan. Orang mencubit layar, menggeser ke kanan, kehilangan kalimatnya, lalu pergi ke perahu sebelah.",
        "Website responsive tidak mengecilkan halaman; ia menyusunnya kembali. Kolom yang berjajar di komputer turun menjadi satu kolom di ponsel, menu dilipat, gambar mengikuti lebar layar, dan hurufnya tetap mudah dibaca. Isi dan alamatnya sama, hanya susunannya yang menyesuaikan.",
      ],
      sections: [
        {
          heading: "Bedanya dengan istilah yang mirip",
          paragraphs: [
            "Empat istilah ini kerap tertukar dalam penawaran, padahal akibatnya bagi Anda berlainan.",
          ],
          table: {
            head: ["Istilah", "Maksudnya", "Yang perlu diperhatikan"],
            rows: [
              [
                "Responsive",
                "Satu website yang menyusun diri menurut lebar layar",
                "Harus dirancang untuk layar kecil, bukan hanya muat",
              ],
              [
                "Mobile friendly",
                "Nyaman dipakai di ponsel, apa pun tekniknya",
                "Istilah umum, mintalah contohnya",
              ],
              [
                "Website khusus ponsel",
                "Alamat terpisah untuk pengunjung ponsel",
                "Isi harus dirawat di dua tempat",
              ],
              ["Aplikasi", "Program yang dipasang di ponsel", "Orang perlu alasan kuat untuk memasangnya"],
            ],
          },
        },
        {
          heading: "Cara mengeceknya dalam sepuluh menit",
          paragraphs: [
            "Gunakan ponsel sungguhan. Mengecilkan jendela komputer memberi gambaran, tetapi tidak bisa meniru jempol dan sinar matahari.",
          ],
          steps: [
            "Matikan Wi-Fi, buka website lewat jaringan seluler, dan tunggu sampai selesai.",
            "Geser halaman ke samping. Seharusnya tidak ada yang bergerak.",
            "Baca satu paragraf dengan lengan terulur tanpa memperbesar.",
            "Buka menu, masuk ke halaman terdalam, lalu kembali ke beranda.",
            "Isi formulir dengan satu tangan sambil berdiri.",
            "Putar ponsel menjadi mendatar dan periksa apakah tombolnya masih terlihat.",
            "Ulangi di ponsel orang lain yang layarnya lebih kecil.",
          ],
        },
        {
          heading: "Kerusakan yang sering lolos",
          paragraphs: [
            "Halaman depan biasanya sudah dirapikan. Masalah bersembunyi di tempat yang jarang dibuka ketika rapat.",
          ],
          list: [
            "Tabel harga yang melebar keluar layar tanpa bisa digeser.",
            "Gambar berisi tulisan yang menjadi titik-titik.",
            "Jendela pemberitahuan yang tombol tutupnya berada di luar layar.",
            "Keyboard ponsel yang menutupi kolom yang sedang diisi.",
            "Nomor telepon yang tidak bisa ditekan untuk menelepon.",
            "Dua tautan berdempetan sehingga jempol menekan yang salah.",
          ],
        },
        {
          heading: "Menentukan apa yang tampil lebih dulu",
          paragraphs: [
            "Di komputer, foto perahu dan daftar harga berdiri berdampingan. Di ponsel keduanya harus antre. Mana yang duluan? Jawabannya bergantung pada keadaan orang yang membuka. Wisatawan yang sudah di pantai mencari jam berangkat dan letak dermaga. Keluarga yang masih merencanakan ingin melihat foto serta harga.",
            "Keputusan ini tidak bisa dititipkan kepada perangkat lunak. Tuliskan urutan isi setiap halaman penting sebagai daftar dari atas ke bawah, lalu serahkan kepada perancang. Isi yang tidak mendapat tempat di daftar itu mungkin memang tidak diperlukan, di layar mana pun. Berhati-hatilah dengan kebiasaan menyembunyikan bagian tertentu di ponsel. Orang yang membaca di layar kecil bisa jadi tidak pernah membuka versi besarnya, sehingga keterangan yang disembunyikan sama saja dengan keterangan yang tidak ada.",
          ],
        },
        {
          heading: "Kecepatan adalah bagian dari susunan",
          paragraphs: [
            "Foto yang dikirim dalam ukuran komputer lalu ditampilkan kecil di ponsel menghabiskan kuota pengunjung tanpa memberi apa-apa. Website yang dikerjakan dengan baik menyediakan beberapa ukuran gambar, dan browser memilih yang cocok. Tanyakan kepada pembuatnya apakah hal itu sudah dilakukan; jawabannya singkat, ya atau belum.",
            "Periksa pula video latar dan hiasan bergerak. Di layar besar ia memberi suasana. Di ponsel dengan sinyal naik turun, ia membuat tombol pesan terlambat muncul. Hiasan semacam itu boleh dimatikan khusus untuk layar sempit.",
          ],
        },
        {
          heading: "Perlu diperbaiki atau dibuat ulang?",
          paragraphs: ["Tidak semua website lama harus dibongkar. Lihat dulu letak masalahnya."],
          parts: [
            {
              heading: "Cukup diperbaiki",
              paragraphs: [
                "Hanya beberapa halaman yang meluber, hurufnya kekecilan, atau tombolnya rapat. Perbaikan seperti ini bisa dimasukkan ke pekerjaan perawatan.",
              ],
            },
            {
              heading: "Lebih baik dirombak",
              paragraphs: [
                "Seluruh susunannya dibuat dengan lebar tetap, isinya menumpuk di gambar, dan setiap perubahan kecil merusak bagian lain. Menambal keadaan demikian biasanya lebih melelahkan daripada menata ulang.",
              ],
            },
          ],
        },
        {
          heading: "Meminta bukti sebelum menyetujui",
          paragraphs: [
            "Saat desain diperlihatkan, mintalah versi ponsel lebih dahulu, karena ruang sempit memaksa semua orang jujur tentang apa yang utama. Setelah itu barulah versi komputernya. Ketika website jadi, periksa dengan langkah-langkah di atas dan kirim temuan dalam satu daftar bergambar layar.",
            "Tampilan yang menyesuaikan ponsel sudah menjadi bagian dari paket kami; rinciannya tertulis di [halaman harga](/pricing). Untuk website lama, perombakan tampilan tanpa membuang isinya termasuk [layanan redesign](/services). Catat halaman mana yang terasa mengganggu, supaya percakapan pertama tidak dimulai dari nol.",
          ],
        },
      ],
    },
  ],
};
