import type { Topic } from "../topic";

export const topic: Topic = {
  id: "apa-itu-backlink",
  category: "SEO",
  subject: "backlink",
  keywords: [
    "apa itu backlink",
    "backlink",
    "backlink berkualitas",
    "dofollow",
    "nofollow",
    "link building",
    "tautan balik",
  ],
  asks: [
    "apa itu backlink",
    "pengertian backlink",
    "backlink berkualitas",
    "perbedaan dofollow dan nofollow",
    "contoh backlink",
    "manfaat backlink",
  ],
  angles: [
    {
      title: "Apa Itu Backlink dan Mana yang Layak Anda Cari?",
      summary:
        "Backlink adalah tautan dari website lain ke website Anda. Kenali jenisnya, cara menilai mutunya, dan mengapa asal tautan lebih berarti daripada jumlahnya.",
      opening: [
        "Majalah kampus memuat cerita tentang kedai buku di Bandung dan menyertakan alamat websitenya. Beberapa mahasiswa datang pada pekan itu. Tautan dalam cerita tersebut adalah backlink: rujukan dari website milik orang lain ke website kedai.",
        "Mesin pencari memperlakukan rujukan semacam itu sebagai salah satu petunjuk, sebab orang jarang menautkan sesuatu tanpa alasan. Persoalannya, petunjuk yang berharga selalu mengundang peniru. Supaya tidak tertipu, Anda perlu tahu bedanya rujukan yang tumbuh dari hubungan nyata dan rujukan yang dipabrikkan.",
      ],
      sections: [
        {
          heading: "Istilah yang akan Anda dengar",
          paragraphs: [
            "Percakapan tentang backlink penuh istilah asing. Memahami beberapa saja sudah cukup untuk mengikuti rapat.",
          ],
          table: {
            head: ["Istilah", "Artinya dalam bahasa sehari-hari"],
            rows: [
              ["Backlink", "Tautan dari website lain menuju website Anda"],
              ["Tautan internal", "Tautan antarhalaman di website Anda sendiri"],
              ["Teks jangkar", "Kata yang bisa ditekan pada sebuah tautan"],
              ["Nofollow", "Tanda bahwa penulis tidak ikut menjamin tujuan tautan"],
              ["Sponsored", "Tanda bahwa tautan dipasang karena ada pembayaran atau imbalan"],
              ["Domain perujuk", "Website yang memberi tautan, dihitung sekali walaupun tautannya banyak"],
            ],
          },
        },
        {
          heading: "Mengapa asalnya lebih berarti daripada jumlahnya",
          paragraphs: [
            "Bayangkan mencari dokter gigi untuk anak. Saran dari guru di sekolahnya Anda dengarkan, sedangkan seratus selebaran di tiang listrik Anda lewati. Mesin pencari berusaha meniru akal sehat ini. Rujukan dari website yang membahas bidang Anda, punya pembaca, dan disunting orang sungguhan memberi petunjuk yang kuat.",
            "Rujukan dari halaman yang memuat segala macam topik, tanpa penulis dan tanpa pembaca, hampir tidak mengatakan apa-apa. Kalau jumlahnya besar dan datang serentak, justru terlihat dibuat-buat.",
          ],
        },
        {
          heading: "Empat sumber yang wajar untuk usaha di Indonesia",
          paragraphs: [
            "Semuanya berangkat dari hubungan atau pengetahuan yang sudah Anda punya. Pilih satu dulu.",
          ],
          parts: [
            {
              heading: "Mitra dan pemasok",
              paragraphs: [
                "Toko cat yang menjadi penyalur resmi biasanya berhak dicantumkan di daftar penyalur. Mintalah datanya diperiksa, lengkap dengan alamat website.",
              ],
            },
            {
              heading: "Media dan komunitas setempat",
              paragraphs: [
                "Kegiatan sosial, lokakarya, atau cerita usaha yang unik kerap diberitakan media daerah. Siapkan halaman yang menerangkan kegiatannya supaya redaksi punya sesuatu untuk dirujuk.",
              ],
            },
            {
              heading: "Tulisan tamu yang disunting",
              paragraphs: [
                "Menulis di website lain masih pantas dilakukan bila pembacanya memang calon pelanggan Anda dan redaksinya berani menolak tulisan yang buruk. Tulislah sesuatu yang berguna walaupun tautannya dihapus.",
              ],
            },
            {
              heading: "Isi yang dirujuk dengan sendirinya",
              paragraphs: [
                "Tabel ukuran, peta, atau panduan perawatan yang Anda susun dari pengalaman sering dikutip orang lain tanpa diminta. Ini sumber yang lambat, tetapi terus memberi.",
              ],
            },
          ],
        },
        {
          heading: "Dofollow dan nofollow, perlukah dipusingkan?",
          paragraphs: [
            "Penjual tautan gemar memamerkan kata dofollow, seakan-akan hanya jenis itu yang bernilai. Pembedaan tersebut memang ada: sebagian website menandai tautannya supaya tidak dihitung sebagai rekomendasi. Media besar kerap melakukannya untuk semua tautan keluar, tanpa menilai siapa yang ditautkan.",
            "Namun calon pelanggan tidak melihat tanda itu. Liputan tentang kedai buku tadi tetap membawa mahasiswa datang, apa pun penandanya. Kumpulan rujukan yang tumbuh wajar selalu campuran. Kalau semua backlink Anda berjenis sama dan memakai kata yang sama persis, yang terlihat justru polanya.",
          ],
        },
        {
          heading: "Pertanyaan untuk menilai sebuah backlink",
          paragraphs: ["Sebelum menerima tawaran atau memuji laporan, bukalah halamannya dan jawab sendiri."],
          list: [
            "Apakah orang mungkin membaca halaman ini dan menekan tautannya?",
            "Apakah bidangnya bersinggungan dengan usaha Anda?",
            "Adakah nama penulis, alamat redaksi, atau cara menghubunginya?",
            "Apakah artikel di sekelilingnya pantas bersanding dengan nama Anda?",
            "Apakah tautan berbayar diberi tanda sebagaimana mestinya?",
          ],
        },
        {
          heading: "Yang sebaiknya dihindari",
          paragraphs: [
            "Hindari jaringan yang memproduksi tautan secara massal: ratusan blog kosong, komentar otomatis, direktori yang tidak pernah dibuka orang, dan tukar tautan berantai. Google menganggap cara-cara itu sebagai upaya memengaruhi peringkat. Kerugiannya berkisar dari tautan yang diabaikan sampai website yang tersisih dari hasil pencarian.",
            "Hindari pula menghitung backlink seperti menghitung karung beras. Laporan yang hanya berisi jumlah menyembunyikan hal yang perlu Anda lihat, yaitu di mana nama usaha Anda sekarang tercantum.",
          ],
        },
        {
          heading: "Bila backlink termasuk dalam paket SEO",
          paragraphs: [
            "Sebagian paket SEO, termasuk dua dari [paket yang kami tawarkan](/pricing), memuat backlink bulanan. Yang layak dibayar adalah pekerjaan mencari situs relevan, menyiapkan tulisan yang lolos penyuntingan, dan berhubungan dengan pengelolanya. Jumlahnya sedikit setiap bulan karena pekerjaan itu memang tidak bisa diborong.",
            "Kepada penyedia mana pun, termasuk kami, mintalah daftar alamat halamannya setiap bulan dan hak untuk menolak situs yang tidak cocok dengan nama Anda. Kalau Anda sudah memiliki daftar backlink lama dan tidak tahu harus diapakan, ceritakan lewat [halaman kontak](/contact) sebelum menghapus atau menolaknya. Tautan yang tampak biasa saja kadang berasal dari mitra lama yang masih mengirim pelanggan.",
          ],
        },
      ],
    },
  ],
};
