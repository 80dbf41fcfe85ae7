import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pemilihan-jasa-optimasi-pencarian",
  category: "SEO",
  subject: "pemilihan jasa optimasi pencarian",
  keywords: ["jasa", "seo", "agensi", "konsultan", "laporan", "kontrak"],
  asks: [
    "memilih jasa seo",
    "jasa seo terpercaya",
    "menyewa jasa seo",
    "pertanyaan untuk jasa seo",
    "laporan jasa seo",
    "laporan bulanan seo",
    "konsultan seo",
    "agensi seo",
  ],
  angles: [
    {
      title: "Pertanyaan yang Perlu Diajukan Sebelum Menyewa Jasa SEO",
      summary:
        "Jasa SEO sulit dinilai karena hasilnya baru tampak kemudian. Pertanyaan berikut membantu Anda mengenali pekerja yang jujur sejak pertemuan pertama.",
      opening: [
        "Membeli meja itu mudah: diketuk, digoyang, diduduki. Membeli jasa SEO berarti membayar pekerjaan yang sebagian besar tak terlihat, dengan hasil yang baru terasa beberapa bulan kemudian. Wajar bila pemilik usaha merasa sedang menebak.",
        "Anda tidak perlu menguasai bidangnya untuk memilih dengan baik. Seperti memilih kontraktor rumah, perhatikan caranya bertanya, caranya menjelaskan, dan apa yang ia tolak. Orang yang paham pekerjaannya bisa menerangkan rencananya dengan bahasa sehari-hari.",
      ],
      sections: [
        {
          heading: "Dengarkan pertanyaan mereka dulu",
          paragraphs: [
            "Calon mitra yang baik akan bertanya dari mana keuntungan Anda datang, pelanggan seperti apa yang ingin ditambah, dan pekerjaan mana yang sudah tidak ingin diterima. Toko mebel yang kewalahan mengurus pesanan satuan mungkin justru ingin lebih banyak pesanan hotel. Tanpa mengetahui hal itu, kata kunci apa pun hanya tebakan.",
            "Berhati-hatilah bila pertemuan pertama langsung berisi daftar paket. Itu resep yang ditulis sebelum pasien diperiksa. Tanyakan bagaimana mereka menyesuaikan paket itu dengan usaha musiman, lalu perhatikan apakah jawabannya masih terdengar seperti hafalan.",
          ],
        },
        {
          heading: "Lalu ajukan pertanyaan Anda",
          paragraphs: [
            "Catat jawabannya, termasuk jawaban “belum tahu, kami harus memeriksa dulu”, yang sering kali pertanda baik:",
          ],
          list: [
            "Apa yang akan Anda kerjakan pada tiga bulan pertama?",
            "Perubahan apa yang membutuhkan waktu atau izin dari tim kami?",
            "Bagaimana kita tahu bahwa pekerjaan ini berhasil bagi usaha, bukan hanya bagi peringkat?",
            "Siapa yang menulis, dan siapa yang memeriksa kebenarannya?",
            "Dari mana tautan akan diperoleh?",
            "Apa yang tetap menjadi milik kami bila kerja sama berakhir?",
          ],
        },
        {
          heading: "Jawaban yang patut membuat Anda mundur",
          paragraphs: [
            "Tidak ada orang yang bisa menjamin peringkat pertama, sebab hasil pencarian ditentukan pihak lain dan berbeda bagi setiap pencari. Janji semacam itu, klaim hubungan khusus dengan Google, atau metode rahasia yang tidak boleh diketahui pemilik website sudah cukup menjadi alasan untuk berpamitan.",
            "Waspadai juga akun yang didaftarkan atas nama mereka. Statistik, Search Console, profil usaha, dan domain harus berada di tangan Anda; mitra cukup diberi akses. Menarik kembali akun milik orang lain merupakan pekerjaan yang menyakitkan. Kalau akun itu belum ada, buatlah bersama pada pertemuan kedua dengan email perusahaan sebagai pemiliknya.",
          ],
        },
        {
          heading: "Mulai dengan pekerjaan kecil",
          paragraphs: [
            "Sebelum kontrak setahun, mintalah pemeriksaan awal yang berdiri sendiri: keadaan website, tiga masalah terpenting, dan urutan perbaikannya. Bayarlah dengan layak dan pastikan dokumennya boleh Anda pakai bersama siapa pun.",
            "Dari cara mereka bekerja selama pemeriksaan itu, Anda belajar banyak. Apakah tepat waktu? Apakah temuannya menyebut halaman nyata, atau hanya hasil cetak dari alat otomatis? Apakah mereka berani mengatakan bahwa sebagian pekerjaan tidak perlu dilakukan sama sekali? Jawaban atas ketiganya lebih berharga daripada presentasi seratus halaman.",
          ],
        },
      ],
    },
    {
      title: "Cara Membaca Laporan SEO Bulanan untuk Pemilik Usaha",
      summary:
        "Laporan tebal belum tentu berarti pekerjaan banyak. Cara memisahkan kabar penting dari hiasan, serta pertanyaan untuk rapat bulanan dengan mitra Anda.",
      opening: [
        "Setiap awal bulan datang berkas empat puluh halaman berisi grafik hijau. Anda menggulir sampai akhir, merasa tidak enak bertanya, lalu menyimpannya di folder. Bulan berikutnya terulang lagi.",
        "Laporan seharusnya membantu Anda memutuskan sesuatu. Bila setelah membacanya Anda tidak tahu apa yang telah dikerjakan, apa yang berubah, dan apa yang diminta dari Anda, masalahnya ada pada laporan tersebut, bukan pada pembacanya. Untungnya Anda tidak perlu menjadi ahli agar bisa memintanya diperbaiki; cukup membaca dari arah yang berbeda.",
      ],
      sections: [
        {
          heading: "Mulai dari uang, mundur ke peringkat",
          paragraphs: [
            "Buka catatan Anda sendiri terlebih dahulu. Berapa permintaan penawaran yang masuk bulan ini? Berapa yang datang dari pencarian, menurut pengakuan pelanggan atau formulir? Setelah itu barulah lihat kunjungan, kemudian posisi kata kunci.",
            "Urutan ini menjaga kepala tetap dingin. Peringkat kata “tips memilih genteng” yang melonjak tidak banyak artinya bagi distributor genteng jika tidak ada kontraktor yang menelepon. Sebaliknya, posisi yang diam saja bisa disertai permintaan yang lebih bermutu. Bila catatan permintaan belum ada, membuatnya adalah pekerjaan pertama, dan bagian penjualan Anda yang paling mampu melakukannya.",
          ],
        },
        {
          heading: "Pisahkan pekerjaan dari cuaca",
          paragraphs: [
            "Kunjungan naik karena musim hujan bukan jasa siapa-siapa bagi tukang talang. Mintalah agar laporan membedakan perubahan yang disebabkan pekerjaan dan yang disebabkan musim atau berita. Perbandingan dengan masa yang sama tahun lalu lebih adil daripada perbandingan dengan bulan kemarin.",
            "Perhatikan pula pencarian nama usaha Anda sendiri. Orang yang mengetik nama toko sudah mengenal Anda dari tempat lain, sehingga angkanya layak dipisahkan dari pencarian umum. Pada toko yang baru memasang papan reklame, misalnya, kenaikan pencarian nama kemungkinan besar berasal dari jalan raya.",
          ],
        },
        {
          heading: "Satu halaman yang Anda minta",
          paragraphs: [
            "Usulkan ringkasan di bagian depan dan biarkan rinciannya menjadi lampiran. Ringkasan tersebut cukup memuat:",
          ],
          list: [
            "pekerjaan yang selesai, dengan alamat halaman yang bisa dibuka",
            "permintaan yang masuk dari pencarian dibandingkan masa pembanding",
            "satu hal yang berhasil dan alasannya",
            "satu hal yang tidak berhasil dan apa yang dipelajari",
            "rencana bulan depan, termasuk yang ditunggu dari pihak Anda",
          ],
        },
        {
          heading: "Rapat setengah jam yang berguna",
          paragraphs: [
            "Buka sendiri dua halaman yang disebut dalam laporan, sebaiknya sebelum rapat. Bacalah sebagai pelanggan. Kalau tulisannya membuat Anda malu, tidak ada grafik yang bisa menebusnya. Sampaikan dengan contoh kalimat, karena komentar “kurang bagus” tidak bisa dikerjakan.",
            "Tanyakan juga apa yang sedang menunggu Anda. Banyak pekerjaan tersendat karena foto belum dikirim atau teks belum disetujui, dan mitra yang sopan kadang segan menagih. Akhiri rapat dengan tiga nama dan tiga tanggal. Kalau hubungan kerja berjalan baik, laporan berikutnya akan semakin pendek, tetapi percakapannya semakin kaya.",
          ],
        },
      ],
    },
  ],
};
