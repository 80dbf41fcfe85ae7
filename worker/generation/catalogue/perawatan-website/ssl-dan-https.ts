import type { Topic } from "../topic";

export const topic: Topic = {
  id: "ssl-dan-https",
  category: "Perawatan Website",
  subject: "sertifikat SSL dan HTTPS",
  keywords: [
    "ssl",
    "https",
    "apa itu ssl",
    "sertifikat ssl",
    "website tidak aman",
    "gembok website",
    "koneksi tidak aman",
    "not secure",
  ],
  asks: [
    "apa itu ssl",
    "apa itu https",
    "sertifikat ssl website",
    "website tidak aman",
    "kenapa website tidak aman",
    "perbedaan http dan https",
  ],
  angles: [
    {
      title: "Apa Itu SSL dan Kenapa Website Perlu HTTPS?",
      summary:
        "SSL menjaga percakapan antara pengunjung dan website Anda. Pahami cara kerjanya, apa yang tidak dijaganya, dan siapa yang mengurus perpanjangannya.",
      opening: [
        "Surat yang dikirim lewat kartu pos dapat dibaca siapa saja di sepanjang jalan: tukang sortir, pengantar, tetangga yang menerima titipan. Surat dalam amplop tertutup hanya dibaca penerimanya. Website tanpa HTTPS bekerja seperti kartu pos. Formulir yang diisi pelanggan melintas dalam keadaan terbuka.",
        "SSL adalah sebutan sehari-hari untuk cara menutup amplop itu. Nama teknisnya sekarang TLS, tetapi istilah lama telanjur melekat, sehingga penyedia hosting pun masih memakainya. Website yang memakainya dibuka dengan alamat berawalan https, dan browser tidak lagi memberi peringatan.",
      ],
      sections: [
        {
          heading: "Apa yang dikerjakan sertifikat",
          paragraphs: [
            "Agar amplop bisa ditutup, website memerlukan sertifikat. Sertifikat diterbitkan oleh lembaga yang dipercaya browser setelah lembaga itu memastikan bahwa pemohonnya memang menguasai domain tersebut. Ketika pengunjung datang, browser memeriksa sertifikat, lalu kedua pihak menyepakati kunci rahasia untuk percakapan itu. Kunci itu berlaku untuk satu kunjungan saja, jadi percakapan esok hari memakai kunci lain.",
            "Semua berlangsung sebelum halaman tampil dan tidak terasa. Yang terasa adalah akibatnya bila gagal: layar peringatan besar yang membuat orang mundur. Bagi calon pembeli yang baru pertama datang, layar semacam itu tidak bisa dibedakan dari tanda bahaya sungguhan.",
          ],
        },
        {
          heading: "Kenapa website tanpa pembayaran pun memerlukannya",
          paragraphs: [
            "Anggapan bahwa SSL hanya untuk toko online sudah lama tertinggal. Website profil pun mendapat manfaatnya.",
          ],
          list: [
            "Nama, nomor, dan keluhan di formulir kontak tidak terbaca di Wi-Fi umum.",
            "Halaman tidak disisipi iklan oleh jaringan yang dilewati.",
            "Kata sandi pengelola terlindung ketika ia masuk dari kafe.",
            "Browser tidak memasang tanda tidak aman di sebelah nama usaha Anda.",
            "Sejumlah fitur browser, misalnya meminta lokasi, hanya berjalan lewat https.",
            "Google memakainya sebagai salah satu pertimbangan kecil dalam peringkat.",
          ],
        },
        {
          heading: "Yang dijaga dan yang tidak",
          paragraphs: [
            "Tanda https sering disalahartikan sebagai cap kejujuran. Padahal penipu pun dapat memasang sertifikat di websitenya. Batasnya perlu diketahui, oleh Anda maupun pelanggan.",
          ],
          table: {
            head: ["Pertanyaan", "Dijawab oleh SSL?"],
            rows: [
              ["Apakah percakapan ini bisa diintip di jalan?", "Ya, dijaga"],
              ["Apakah saya terhubung ke domain yang tertulis?", "Ya, diperiksa"],
              ["Apakah pemilik website ini jujur?", "Tidak"],
              ["Apakah website ini bebas dari celah keamanan?", "Tidak"],
              ["Apakah data saya disimpan dengan baik sesudah sampai?", "Tidak, itu urusan pengelola"],
            ],
          },
        },
        {
          heading: "Jenis sertifikat dan pilihan yang wajar",
          paragraphs: [
            "Sertifikat dibedakan menurut seberapa dalam pemohonnya diperiksa. Untuk sebagian besar usaha, jenis yang memastikan penguasaan domain sudah memadai, dan jenis ini banyak tersedia tanpa biaya.",
          ],
          parts: [
            {
              heading: "Validasi domain",
              paragraphs: [
                "Umumnya terbit dan diperpanjang secara otomatis. Cocok untuk profil usaha, blog, dan kebanyakan toko.",
              ],
            },
            {
              heading: "Validasi organisasi",
              paragraphs: [
                "Lembaga penerbit ikut memeriksa keberadaan perusahaan. Dipilih bila klien atau aturan internal memintanya, karena enkripsinya sendiri tidak menjadi lebih kuat.",
              ],
            },
          ],
        },
        {
          heading: "Siapa yang memasang dan memperpanjang",
          paragraphs: [
            "Setiap website memerlukan sertifikat. Banyak penyedia hosting menyertakannya dan memperpanjangnya sendiri, sehingga Anda tinggal memastikan fitur itu menyala. Ada juga paket yang mencantumkannya sebagai bagian pekerjaan; di tempat kami, misalnya, sertifikat SSL tertulis dalam [paket Enterprise](/pricing). Untuk paket mana pun, dari siapa pun, ajukan satu pertanyaan sebelum setuju: sertifikatnya dari mana, dan siapa yang menjaga agar tidak habis masanya?",
            "Catat jawabannya bersama tanggal domain. Sertifikat yang diperpanjang otomatis pun bisa gagal, contohnya setelah domain dipindahkan atau pengaturan DNS diubah. Karena itu, jangan menganggap kata otomatis sebagai alasan untuk tidak pernah melihatnya lagi.",
          ],
        },
        {
          heading: "Memeriksa website Anda hari ini",
          paragraphs: ["Pemeriksaan ini bisa dilakukan siapa saja tanpa masuk ke panel."],
          steps: [
            "Ketik alamat dengan awalan http dan lihat apakah berpindah sendiri ke https.",
            "Coba dengan www dan tanpa www.",
            "Tekan ikon di sebelah alamat, lalu baca keterangan koneksinya.",
            "Buka halaman formulir dan halaman masuk pengelola, jangan hanya beranda.",
            "Lihat tanggal berakhirnya sertifikat dan tulis di kalender.",
          ],
        },
        {
          heading: "Kalau website lama baru akan dipindah ke HTTPS",
          paragraphs: [
            "Pekerjaannya lebih dari memasang sertifikat. Alamat lama harus diarahkan ke alamat baru, gambar dan tautan yang masih memakai http perlu diganti, dan peta situs dikirim ulang. Minta pembuatnya mengerjakan pada jam sepi dan menguji formulir sesudahnya. Simpan daftar alamat lama sebagai bahan pemeriksaan: buka beberapa secara acak, dan pastikan semuanya berakhir di halaman yang sepadan dengan awalan baru. Bila website Anda sudah dirawat oleh vendor, tanyakan apakah pekerjaan ini termasuk dalam perjanjiannya. Di tempat kami, [maintenance](/services) mencakup pembaruan dan pemantauan keamanan; pemindahan sebesar ini lebih baik disepakati lingkup dan biayanya dulu.",
          ],
        },
      ],
    },
    {
      title: "Website Tertulis Tidak Aman: Penyebab dan Cara Memperbaikinya",
      summary:
        "Peringatan tidak aman di browser punya beberapa sebab yang berbeda. Kenali jenisnya, langkah perbaikannya, dan apa yang dikatakan kepada pelanggan.",
      opening: [
        "Pelanggan mengirim tangkapan layar: di sebelah alamat website Anda tertulis tidak aman. Pesannya pendek, “Ini kena virus, ya?” Padahal kemarin semuanya biasa saja, dan tidak ada yang merasa mengubah apa pun.",
        "Peringatan seperti itu umumnya soal koneksi dan tidak ada hubungannya dengan virus. Browser memberi tahu bahwa ia tidak dapat menjamin percakapan ini tertutup. Sebabnya ada beberapa, dan masing-masing meninggalkan petunjuk yang dapat dibaca tanpa keahlian khusus. Kerjakan pelan-pelan menurut urutan di bawah.",
      ],
      sections: [
        {
          heading: "Baca dulu bunyi peringatannya",
          paragraphs: [
            "Kata-kata di setiap browser sedikit berbeda. Cocokkan dengan yang paling mirip sebelum menghubungi siapa pun.",
          ],
          table: {
            head: ["Yang terlihat", "Kemungkinan sebab", "Siapa yang memperbaiki"],
            rows: [
              [
                "Tulisan tidak aman di sebelah alamat",
                "Halaman dibuka tanpa https",
                "Pengelola website atau hosting",
              ],
              [
                "Layar penuh dan menyebut kedaluwarsa",
                "Masa sertifikat habis",
                "Penyedia hosting atau pembuat website",
              ],
              [
                "Nama tidak cocok",
                "Sertifikat milik domain lain, sering terjadi pada www",
                "Penyedia hosting",
              ],
              [
                "Hanya muncul di satu perangkat",
                "Jam perangkat salah atau jaringan kantor menyaring",
                "Pemilik perangkat",
              ],
              ["Layar merah tentang situs penipuan", "Website ditandai berbahaya", "Orang teknis, segera"],
            ],
          },
        },
        {
          heading: "Langkah pertama dalam satu jam",
          paragraphs: [
            "Jangan langsung mengubah pengaturan. Kumpulkan keterangan lebih dahulu, karena tebakan yang keliru menambah masalah.",
          ],
          steps: [
            "Buka website dari ponsel dengan jaringan seluler, lalu dari jaringan lain.",
            "Salin bunyi peringatan dan tekan rinciannya untuk melihat tanggal sertifikat.",
            "Tanyakan siapa yang baru mengubah domain, hosting, atau DNS.",
            "Periksa apakah tagihan hosting dan domain sudah dibayar.",
            "Kirim semua keterangan itu kepada penyedia hosting lewat jalur resmi.",
            "Setelah diperbaiki, uji lagi dengan www, tanpa www, dan halaman dalam.",
          ],
        },
        {
          heading: "Penyebab yang sering ditemukan",
          paragraphs: [
            "Penyebabnya biasanya salah satu dari hal berikut. Mengenalinya membantu Anda bertanya dengan tepat.",
          ],
          parts: [
            {
              heading: "Perpanjangan otomatis gagal",
              paragraphs: [
                "Sertifikat gratis umumnya berumur pendek dan diperpanjang oleh mesin. Mesin itu berhenti bila domain dipindahkan, catatan DNS berubah, atau berkas pemeriksaannya terhalang. Minta penyedia memeriksa catatan kegagalannya.",
              ],
            },
            {
              heading: "Pengalihan ke https belum dipasang",
              paragraphs: [
                "Sertifikatnya ada, tetapi orang yang mengetik alamat tanpa awalan masih sampai di versi lama. Satu aturan pengalihan menyelesaikannya.",
              ],
            },
            {
              heading: "Mixed content",
              paragraphs: [
                "Halaman sudah memakai https, sedangkan sebagian gambar atau program di dalamnya dipanggil lewat http. Browser menahan bagian itu, sehingga foto hilang atau tombol tidak bekerja. Pengelola cukup mengganti alamat panggilannya.",
              ],
            },
          ],
        },
        {
          heading: "Apa yang dikatakan kepada pelanggan",
          paragraphs: [
            "Diam membuat orang mengarang sendiri. Beri tahu lewat WhatsApp dan media sosial bahwa website sedang diperbaiki, sarankan menunda pengisian formulir, dan sediakan cara memesan yang lain. Jangan menyuruh pelanggan menekan tombol lanjutkan meski berbahaya. Kebiasaan itu akan merugikan mereka di website lain.",
            "Sesudah beres, ucapkan terima kasih kepada orang yang melapor. Dialah pemantau gratis yang peduli. Ceritakan pula singkat apa yang terjadi, tanpa menutupi dan tanpa membesar-besarkan. Kalimat seperti “sertifikat keamanan website sempat kedaluwarsa dan sudah diperbarui” cukup menenangkan, sebab menunjukkan bahwa Anda tahu sebabnya.",
          ],
        },
        {
          heading: "Bila layarnya merah",
          paragraphs: [
            "Peringatan tentang penipuan atau perangkat lunak berbahaya adalah perkara lain. Artinya layanan penilai menemukan sesuatu di website Anda, mungkin halaman yang disisipkan orang. Sertifikat baru tidak menolong. Hubungi orang teknis, periksa laporan keamanan di Search Console, dan perlakukan website seperti baru diretas sampai terbukti tidak. Permintaan peninjauan ulang dikirim hanya setelah halaman asingnya benar-benar hilang.",
            "Selama pemeriksaan, hentikan iklan yang mengarah ke sana. Membayar untuk mengantar orang ke layar merah hanya merusak nama. Simpan gambar layarnya beserta waktunya, karena keterangan itu akan ditanyakan oleh siapa pun yang membantu membersihkan.",
          ],
        },
        {
          heading: "Mencegahnya terulang",
          paragraphs: [
            "Kejadian seperti ini lebih sering lahir dari hal yang tidak dicatat daripada dari serangan.",
          ],
          list: [
            "Tulis tanggal berakhir sertifikat, domain, dan hosting di satu kalender.",
            "Pasang pemantau yang mengirim pesan beberapa hari sebelum masa habis.",
            "Tunjuk dua penerima pesan, supaya cuti satu orang tidak menjadi masalah.",
            "Periksa koneksi setiap kali domain, hosting, atau DNS diubah.",
            "Simpan kontak resmi penyedia di luar email yang memakai domain itu.",
          ],
        },
        {
          heading: "Kapan perlu menyerahkannya",
          paragraphs: [
            "Kalau peringatan yang sama datang lagi, berarti tidak ada orang yang menjaga. Tunjuk seseorang, di dalam atau di luar usaha, yang menganggapnya sebagai tugas tetap. Kalau Anda memilih orang luar, pemantauan keamanan termasuk dalam [layanan maintenance kami](/services). Punya tangkapan layar peringatan yang belum terpecahkan? Lampirkan bunyinya saat [menghubungi kami](/contact), lengkap dengan nama penyedia hosting, supaya jawaban pertama sudah bisa langsung ke sebabnya.",
          ],
        },
      ],
    },
  ],
};
