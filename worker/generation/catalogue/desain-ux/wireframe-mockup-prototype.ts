import type { Topic } from "../topic";

export const topic: Topic = {
  id: "wireframe-mockup-prototype",
  category: "Desain & UX",
  subject: "wireframe, mockup, dan prototype",
  keywords: [
    "wireframe",
    "mockup",
    "prototype",
    "prototipe",
    "sketsa website",
    "perbedaan wireframe dan mockup",
    "rancangan website",
  ],
  asks: [
    "perbedaan wireframe dan mockup",
    "apa itu wireframe",
    "apa itu mockup",
    "apa itu prototype",
    "wireframe website",
    "mockup website",
  ],
  angles: [
    {
      title: "Perbedaan Wireframe, Mockup, dan Prototype Website",
      summary:
        "Tiga bentuk rancangan yang Anda terima sebelum website jadi. Bandingkan gunanya, masukan yang cocok untuk masing-masing, dan kapan boleh dilewati.",
      opening: [
        "Perancang mengirim gambar berisi kotak abu-abu dan garis. Pemilik restoran di Manado membalas, “Kok tidak ada warnanya?” Dua pekan kemudian ia menerima gambar berwarna yang indah, menekan tombolnya, dan heran karena tidak terjadi apa-apa. Kedua kiriman itu benar. Hanya namanya yang belum pernah dijelaskan.",
        "Membangun rumah pun begitu: ada denah, ada gambar tampak depan, dan ada maket yang dindingnya bisa diintip. Pada website, padanannya kira-kira wireframe, mockup, dan prototype. Setiap bentuk dibuat untuk memancing pertanyaan yang berbeda, sehingga salah menanggapi berarti membuang satu putaran kerja.",
      ],
      sections: [
        {
          heading: "Perbandingan ketiganya",
          paragraphs: [
            "Simpan tabel ini di dekat email dari perancang. Lihat dulu apa yang dikirim, baru tulis masukan.",
          ],
          table: {
            head: ["Hal", "Wireframe", "Mockup", "Prototype"],
            rows: [
              [
                "Bentuk",
                "Kotak, garis, teks sementara",
                "Gambar lengkap dengan warna dan foto",
                "Halaman yang bisa ditekan",
              ],
              [
                "Menjawab",
                "Apa isinya dan bagaimana urutannya?",
                "Bagaimana rupanya?",
                "Apakah alurnya masuk akal?",
              ],
              ["Mengubahnya", "Sangat ringan", "Cukup ringan", "Tergantung kedalamannya"],
              [
                "Masukan yang cocok",
                "Isi, urutan, halaman yang kurang",
                "Warna, foto, kesan",
                "Langkah yang membingungkan",
              ],
              ["Belum bisa dinilai", "Keindahan", "Alur", "Kecepatan sebenarnya"],
            ],
          },
        },
        {
          heading: "Wireframe: menyepakati isi",
          paragraphs: [
            "Kotak abu-abu sengaja dibuat polos supaya orang tidak membicarakan warna. Pada tahap ini, tanyakan apakah semua hal yang perlu diketahui tamu sudah ada: jam buka, menu, cara memesan meja, tempat parkir. Periksa juga urutannya dari atas ke bawah, dengan membayangkan layar ponsel. Kalau isi sebuah kotak belum bisa Anda tulis, itu tanda bahannya belum siap.",
            "Mengubah wireframe ibarat memindahkan perabot di atas kertas. Manfaatkan kesempatan itu sepuasnya. Permintaan menambah ruang acara pribadi yang disampaikan sekarang hanya menggeser satu kotak; permintaan yang sama setelah website diprogram dapat mengubah beberapa halaman sekaligus.",
          ],
        },
        {
          heading: "Mockup: menyepakati rupa",
          paragraphs: [
            "Pada mockup, warna, huruf, dan foto sudah tampil seperti rencana. Bandingkan dengan kemasan, papan nama, dan seragam. Apakah orang yang pernah makan di tempat Anda akan mengenalinya? Pakai foto asli sejak tahap ini bila tersedia, sebab foto contoh yang terlalu bagus akan mengecewakan ketika diganti.",
            "Minta mockup dengan teks sungguhan, paling tidak pada halaman utama. Judul contoh sepanjang dua kata selalu kelihatan rapi. Nama menu seperti ayam woku belanga ukuran keluarga akan menguji apakah susunannya kuat. Perhatikan juga keadaan yang jarang digambar: menu yang habis, ulasan yang belum ada, dan tanggal yang sudah penuh.",
          ],
        },
        {
          heading: "Prototype: mencoba alurnya",
          paragraphs: [
            "Prototype menyambungkan gambar-gambar tadi sehingga tombolnya bisa ditekan, meskipun di belakangnya belum ada sistem. Gunanya untuk mencoba: berikan kepada pelanggan dan minta ia memesan meja. Kalau ia tersesat, perancang tinggal mengubah gambar, bukan program.",
            "Tidak perlu membuat prototype untuk seluruh website. Pilih satu alur yang membawa pemasukan atau yang banyak langkahnya. Halaman tentang sejarah restoran jelas tidak memerlukannya. Saat mencobakannya, katakan kepada peserta bahwa sebagian tombol memang belum hidup, agar ia tidak merasa bersalah ketika buntu.",
          ],
        },
        {
          heading: "Memberi masukan tanpa berputar-putar",
          paragraphs: [
            "Jadwal sering molor karena masukan datang dalam bentuk yang sulit dikerjakan. Urutan ini menghemat tenaga kedua pihak.",
          ],
          steps: [
            "Baca keterangan dari perancang tentang apa yang ingin diputuskan pada kiriman itu.",
            "Kumpulkan pendapat orang dalam selama dua hari, lalu tutup.",
            "Tunjuk satu orang untuk menyatukan pendapat yang bertentangan.",
            "Tulis masalahnya, misalnya nomor reservasi tidak terlihat, dan biarkan perancang mencari bentuk penyelesaiannya.",
            "Tandai mana yang harus dan mana yang boleh menyusul.",
            "Nyatakan persetujuan secara tertulis supaya tahap berikutnya punya pijakan.",
          ],
        },
        {
          heading: "Kapan boleh melewatkan salah satunya",
          paragraphs: [
            "Website kecil tidak selalu membutuhkan tiga tahap. Pertimbangkan beberapa keadaan berikut sebelum meminta atau menolak.",
          ],
          list: [
            "Halamannya sedikit dan isinya sudah pasti: wireframe singkat lalu langsung mockup.",
            "Memakai tampilan yang sudah ada: mockup satu halaman cukup untuk melihat warna dan foto Anda.",
            "Ada pemesanan, pembayaran, atau formulir panjang: prototype layak diminta.",
            "Banyak orang harus menyetujui: jangan lewati wireframe, karena di sanalah perbedaan pendapat paling ringan biayanya.",
            "Website lama dirombak: bandingkan wireframe baru dengan daftar halaman lama supaya tidak ada isi yang tertinggal.",
          ],
        },
        {
          heading: "Apa yang Anda terima dari kami",
          paragraphs: [
            "Dalam [tahapan kerja kami](/services), sketsa susunan halaman atau wireframe datang bersama proposal, sedangkan desain awal diperlihatkan sebelum pengembangan dimulai. Anda boleh batal tanpa biaya pada titik itu. Karena jatah revisi mengikuti paket yang dipilih, seperti tertulis di [halaman harga](/pricing), masukan yang dikumpulkan lebih dulu akan terpakai lebih baik.",
          ],
        },
      ],
    },
  ],
};
