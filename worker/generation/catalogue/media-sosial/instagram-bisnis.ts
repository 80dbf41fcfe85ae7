import type { Topic } from "../topic";

export const topic: Topic = {
  id: "instagram-bisnis",
  category: "Media Sosial",
  subject: "akun Instagram bisnis",
  keywords: [
    "bio instagram",
    "bio instagram bisnis",
    "instagram bisnis",
    "akun bisnis",
    "akun kreator",
    "akun profesional",
    "contoh bio",
    "bio ig",
  ],
  asks: [
    "cara menulis bio instagram bisnis",
    "cara membuat bio instagram bisnis",
    "contoh bio instagram bisnis",
    "perbedaan akun bisnis dan akun pribadi instagram",
    "akun kreator atau bisnis",
    "perbedaan akun kreator dan bisnis",
  ],
  angles: [
    {
      title: "Cara Menulis Bio Instagram Bisnis: Susunan dan Contohnya",
      summary:
        "Langkah menulis bio Instagram bisnis dari kolom nama sampai tautan, lengkap dengan contoh untuk beberapa jenis usaha dan kata yang sebaiknya dibuang.",
      opening: [
        "Ruang bio di Instagram kira-kira sepanjang pesan singkat zaman dulu. Di ruang itu, pemilik katering di Palembang mencoba memuat sejarah, doa, daftar menu, penghargaan, dan tiga nomor telepon. Hasilnya deretan singkatan yang harus dipecahkan seperti teka-teki.",
        "Ruang yang sempit sebenarnya menolong, karena memaksa Anda memilih. Tulisan ini mengajak menyusunnya baris demi baris, dengan contoh yang boleh ditiru bentuknya. Isinya tetap harus datang dari usaha Anda sendiri.",
      ],
      sections: [
        {
          heading: "Menulis bio dalam enam langkah",
          paragraphs: [
            "Siapkan kertas dan ponsel. Jangan langsung mengetik di aplikasi, sebab tombol simpan menggoda untuk cepat selesai.",
          ],
          steps: [
            "Tulis apa yang Anda jual dengan tiga kata yang dipakai pelanggan ketika memesan.",
            "Tulis untuk siapa atau untuk acara apa.",
            "Tulis wilayah yang dilayani: nama kota, bukan sekadar Indonesia.",
            "Pilih satu hal yang membedakan dan dapat diperiksa orang.",
            "Tulis cara memesan dengan kata kerja yang jelas.",
            "Susun menjadi tiga atau empat baris pendek, lalu baca keras-keras.",
          ],
        },
        {
          heading: "Kolom nama bekerja lebih keras daripada yang disangka",
          paragraphs: [
            "Di atas bio terdapat kolom nama yang tampil tebal. Banyak usaha mengisinya dengan nama yang sama persis seperti nama akun, sehingga satu kesempatan terbuang. Tambahkan jenis usaha atau kotanya di sana. Orang yang mencari katering di kotak pencarian jadi punya peluang menemukan Anda meskipun belum tahu namanya.",
            "Kolom ini tidak dapat diganti terlalu sering. Putuskan dulu di atas kertas, termasuk ejaan kota yang lazim ditulis pelanggan. Hindari menjejalkan beberapa jenis usaha sekaligus. Katering yang menulis pula dekorasi, sewa tenda, dan rias pengantin membuat orang ragu mana yang sebenarnya dikerjakan sendiri.",
          ],
        },
        {
          heading: "Contoh bio menurut jenis usaha",
          paragraphs: [
            "Perhatikan susunannya: barang, untuk siapa, tempat, pembeda, lalu ajakan. Nama usahanya sengaja tidak ditulis.",
          ],
          table: {
            head: ["Usaha", "Contoh isi bio"],
            rows: [
              [
                "Katering rumahan",
                "Nasi kotak dan tumpeng. Untuk rapat dan syukuran. Kota Palembang, pesan sehari sebelumnya. Tanya menu lewat tombol pesan.",
              ],
              [
                "Jahit seragam",
                "Seragam sekolah dan kantor, bisa satuan. Ukur di tempat untuk wilayah Solo. Lihat bahan di tautan.",
              ],
              [
                "Bengkel sepeda",
                "Servis, setel, dan rakit sepeda. Buka sore sampai malam di Bantul. Boleh antre lewat chat.",
              ],
              [
                "Kelas melukis",
                "Kelas cat air untuk pemula dewasa. Grup kecil, alat disediakan. Jadwal bulan ini ada di tautan.",
              ],
              [
                "Toko bahan kue",
                "Bahan kue eceran dan karungan. Kirim hari yang sama dalam kota. Cek stok lewat pesan.",
              ],
            ],
          },
        },
        {
          heading: "Kata yang boleh dibuang",
          paragraphs: [
            "Setiap kata di bio harus menolong orang mengambil keputusan. Kata-kata ini biasanya tidak.",
          ],
          list: [
            "Pujian untuk diri sendiri, kecuali Anda siap membuktikannya.",
            "Official, bila tidak ada akun lain yang mungkin tertukar.",
            "Singkatan yang hanya dimengerti sesama penjual.",
            "Kutipan mutiara yang tidak ada hubungannya dengan barang.",
            "Deretan tagar yang mengajak orang pergi ke tempat lain.",
            "Nomor telepon panjang yang sudah tersedia sebagai tombol.",
          ],
        },
        {
          heading: "Kategori, tombol, dan alamat",
          paragraphs: [
            "Akun bisnis menyediakan beberapa keterangan di luar bio. Pakailah supaya bio tidak perlu memuatnya.",
          ],
          parts: [
            {
              heading: "Kategori",
              paragraphs: [
                "Pilih yang dipahami orang awam. Bila kategori yang tersedia terlalu umum, sembunyikan saja dan jelaskan di baris pertama.",
              ],
            },
            {
              heading: "Tombol kontak",
              paragraphs: [
                "Aktifkan hanya yang sungguh dijawab. Tombol email yang kotak masuknya tidak pernah dibuka lebih buruk daripada tidak ada tombol.",
              ],
            },
            {
              heading: "Alamat",
              paragraphs: [
                "Tampilkan bila orang boleh datang. Dapur rumahan yang tidak menerima tamu cukup menyebut kota, demi ketenangan tetangga juga.",
              ],
            },
          ],
        },
        {
          heading: "Emoji: penanda atau hiasan?",
          paragraphs: [
            "Satu emoji di awal baris dapat menggantikan kata, misalnya penanda lokasi. Tiga di setiap baris membuat bio seperti papan permainan. Ingat pula bahwa sebagian orang mendengarkan layar lewat pembaca suara, dan setiap gambar akan dibacakan namanya satu per satu.",
            "Ujilah dengan menghapus semuanya. Kalau bio masih jelas, kembalikan satu atau dua yang benar-benar mempercepat mata menemukan keterangan. Huruf hias yang disalin dari generator sebaiknya dihindari sepenuhnya, karena pembaca suara membacanya sebagai lambang dan pencarian tidak mengenalinya sebagai kata.",
          ],
        },
        {
          heading: "Tautan di bawahnya",
          paragraphs: [
            "Bio menyisakan rasa ingin tahu, dan tautanlah yang menjawabnya. Arahkan ke halaman berisi daftar barang, harga, serta cara memesan, kemudian periksa setiap bulan apakah halaman itu masih benar. Kalau Anda belum memiliki halaman semacam itu, beberapa contoh bentuknya dapat dilihat di [portofolio kami](/portfolio), dan pembuatannya termasuk dalam [layanan website](/services). Sampai saat itu tiba, satu unggahan sematan yang memuat daftar harga sudah lebih baik daripada tautan ke beranda kosong.",
          ],
        },
      ],
    },
    {
      title: "Perbedaan Akun Instagram Pribadi, Kreator, dan Bisnis",
      summary:
        "Tiga jenis akun Instagram dengan hak yang berbeda. Bandingkan fitur dan batasnya, lalu pilih yang sesuai dengan cara usaha Anda melayani orang.",
      opening: [
        "Seorang perajin tas rajut berjualan dari akun pribadinya, bercampur dengan foto liburan dan ulang tahun keponakan. Ketika pesanan bertambah, temannya menyarankan beralih ke akun bisnis. Teman lain justru melarang, katanya jangkauan akan turun. Ia pun menunda setahun penuh.",
        "Kebingungan itu bisa diurai dengan melihat apa yang sebenarnya berubah. Jenis akun menentukan alat yang tersedia dan beberapa batas. Jenis akun tidak menentukan apakah foto Anda menarik. Instagram juga sesekali mengubah aturannya, jadi bandingkan tulisan ini dengan pilihan yang muncul di aplikasi Anda.",
      ],
      sections: [
        {
          heading: "Perbandingan tiga jenis akun",
          paragraphs: [
            "Akun kreator dan akun bisnis sama-sama disebut akun profesional. Bedanya terletak pada siapa yang dibayangkan memakainya.",
          ],
          table: {
            head: ["Hal", "Pribadi", "Kreator", "Bisnis"],
            rows: [
              [
                "Cocok untuk",
                "Kehidupan sehari-hari",
                "Orang yang dikenal karena karyanya",
                "Toko, jasa, lembaga",
              ],
              ["Data pengikut dan jangkauan", "Tidak lengkap", "Tersedia", "Tersedia"],
              ["Tombol kontak", "Tidak ada", "Bisa dipilih", "Tersedia, termasuk alamat"],
              ["Bisa dikunci", "Bisa", "Tidak", "Tidak"],
              ["Beriklan", "Perlu beralih", "Bisa", "Bisa"],
              ["Pilihan musik", "Paling leluasa", "Umumnya leluasa", "Lebih terbatas karena hak pemakaian"],
            ],
          },
        },
        {
          heading: "Kapan akun bisnis pantas dipilih",
          paragraphs: [
            "Pilihlah bila orang datang untuk membeli, memesan, atau mencari alamat. Tombol kontak menghemat satu langkah, dan data pengikut memberi tahu di kota mana mereka tinggal. Toko dengan beberapa admin juga terbantu, sebab akun bisnis dapat dihubungkan ke alat pengelolaan bersama sehingga kata sandi tidak perlu dibagikan.",
            "Perajin tas tadi mengirim ke seluruh negeri, mencantumkan harga, dan berencana beriklan menjelang hari raya. Akun bisnis memberinya semua yang diperlukan. Foto liburan sebaiknya pindah ke akun lain, karena pembeli yang mencari ukuran tas tidak datang untuk melihat pantai. Kalau ia sayang pada pengikut lamanya, cukup umumkan bahwa akun itu kini milik tokonya dan ajak teman dekat ke akun yang baru.",
          ],
        },
        {
          heading: "Kapan akun kreator lebih pas",
          paragraphs: [
            "Pelatih yoga, juru masak, penulis, atau fotografer bekerja atas nama sendiri, tidak di balik nama toko. Orang mengikuti karena wajah dan suaranya. Akun kreator memberi data yang dibutuhkan sambil menjaga kesan perorangan, dan pilihan musiknya lebih longgar untuk video.",
            "Batasnya tidak kaku. Juru masak yang membuka katering boleh memulai sebagai kreator, lalu membuat akun bisnis tersendiri ketika pesanan sudah ditangani orang lain. Dua akun berarti dua pekerjaan, jadi jangan memisahkannya sebelum perlu. Ukurannya sederhana: bila orang mengirim pesan kepada Anda sebagai pribadi, kreator; bila mereka mencari bagian penjualan, bisnis.",
          ],
        },
        {
          heading: "Soal jangkauan yang katanya turun",
          paragraphs: [
            "Cerita tentang jangkauan yang anjlok setelah beralih banyak beredar. Sulit memastikan sebabnya, karena pada saat yang sama orang biasanya mengubah isi unggahan menjadi lebih banyak jualan. Pengikut yang dulu menyukai foto keseharian tidak lagi menanggapi foto katalog, dan itu wajar.",
            "Daripada berdebat, catat sendiri. Tulis jangkauan delapan unggahan terakhir sebelum beralih, pertahankan gaya yang sama selama sebulan, lalu bandingkan. Kalau memang tidak cocok, jenis akun dapat diubah kembali dari pengaturan. Simpan dulu angka yang ingin Anda ingat, karena data kunjungan mungkin tidak lagi terlihat setelah kembali ke akun pribadi.",
          ],
        },
        {
          heading: "Langkah beralih dengan tenang",
          paragraphs: ["Peralihannya singkat. Yang memakan waktu adalah merapikan hal-hal di sekitarnya."],
          steps: [
            "Simpan tangkapan layar bio, tautan, dan data penting.",
            "Pastikan email dan nomor pemulihan masih Anda kuasai.",
            "Buka pengaturan akun, lalu pilih beralih ke akun profesional.",
            "Tentukan kategori dan keterangan kontak yang boleh dilihat umum.",
            "Periksa profil dari ponsel orang lain.",
            "Nyalakan verifikasi dua langkah bila belum aktif.",
          ],
        },
        {
          heading: "Yang perlu dijaga sesudah beralih",
          paragraphs: [
            "Akun profesional selalu terbuka untuk umum. Beberapa kebiasaan lama harus disesuaikan.",
          ],
          list: [
            "Hapus atau arsipkan foto keluarga, terutama anak-anak.",
            "Jangan menampilkan nomor pribadi bila ada nomor toko.",
            "Periksa musik pada video lama yang akan dipakai beriklan.",
            "Tetapkan siapa yang menjawab pesan dan sampai jam berapa.",
            "Lihat data pengikut sebulan sekali, cukup untuk satu keputusan.",
          ],
        },
        {
          heading: "Akun bukan pengganti alamat tetap",
          paragraphs: [
            "Apa pun jenisnya, akun tetap meminjam tempat. Simpan salinan foto, daftar pelanggan, dan keterangan barang di luar aplikasi. Cukup satu folder yang diperbarui tiap akhir bulan. Usaha yang sudah berjalan stabil biasanya menambah website sebagai tempat yang bisa dirujuk kapan saja.",
            "Bila mengurus akun mulai mengambil jam kerja Anda, paket pengelolaan media sosial kami tercantum dengan jumlah akun dan unggahannya di [halaman harga](/pricing). Belum yakin perlu? [Tanyakan dulu](/contact), ceritakan siapa yang sekarang memegang akunnya.",
          ],
        },
      ],
    },
  ],
};
