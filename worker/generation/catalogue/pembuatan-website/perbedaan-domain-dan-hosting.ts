import type { Topic } from "../topic";

export const topic: Topic = {
  id: "perbedaan-domain-dan-hosting",
  category: "Pembuatan Website",
  subject: "domain dan hosting",
  keywords: ["domain", "hosting", "perbedaan domain dan hosting", "registrar", "nameserver", "dns"],
  asks: [
    "perbedaan domain dan hosting",
    "apa itu domain",
    "apa itu hosting",
    "domain dan hosting",
    "apa itu dns",
  ],
  angles: [
    {
      title: "Perbedaan Domain dan Hosting, Dijelaskan tanpa Istilah Rumit",
      summary:
        "Domain itu nama, hosting itu tempat menyimpan. Pahami tugas masing-masing, siapa yang menagihnya, dan data apa yang harus Anda pegang sendiri.",
      opening: [
        "Dalam bulan yang sama, pemilik penatu di Depok menerima dua tagihan untuk website yang sama. Satu menyebut perpanjangan domain, satu lagi perpanjangan hosting, dan pengirimnya pun berbeda. Ia mengira ditagih dua kali, lalu menunda keduanya. Sepekan kemudian websitenya tidak bisa dibuka.",
        "Kedua tagihan itu benar, karena yang dibayar memang dua hal. Anggap saja domain seperti nomor telepon dan hosting seperti ponselnya. Ponsel boleh diganti kapan saja selama nomornya tetap, dan pelanggan tidak perlu diberi tahu. Kehilangan nomor adalah masalah yang lain sama sekali.",
      ],
      sections: [
        {
          heading: "Domain: nama yang Anda sewa",
          paragraphs: [
            "Domain adalah nama yang diketik orang untuk sampai ke website Anda. Nama itu didaftarkan melalui perusahaan yang disebut registrar, untuk jangka tertentu, lalu diperpanjang sebelum habis. Selama perpanjangannya lancar, tidak ada pihak lain yang boleh memakainya.",
            "Kata kuncinya adalah sewa. Domain tidak pernah menjadi barang yang dibeli putus. Bila masa sewanya lewat dan tidak ada yang mengurus, nama tersebut akhirnya dilepas dan dapat didaftarkan orang lain. Email yang memakai nama itu ikut berhenti.",
            "Karena itulah nama yang tercatat sebagai pemilik sangat menentukan. Pegawai yang mendaftarkannya dengan email pribadi mungkin bermaksud baik, tetapi di mata registrar dialah pemegangnya.",
          ],
        },
        {
          heading: "Hosting: tempat berkas website disimpan",
          paragraphs: [
            "Teks, foto, dan program website harus berada di sebuah komputer yang menyala siang malam dan terhubung ke internet. Menyewa ruang di komputer itulah yang disebut hosting. Saat seseorang membuka website Anda, komputer tersebut mengirimkan halamannya.",
            "Mutu hosting terasa pada hal sehari-hari: halaman cepat terbuka, cadangan tersedia, dan ada orang yang menjawab ketika terjadi gangguan. Karena bisa dipindah, salah memilih hosting masih dapat diperbaiki tanpa mengganti nama usaha di kartu nama.",
          ],
        },
        {
          heading: "Perbedaan domain dan hosting dalam satu tabel",
          paragraphs: [
            "Simpan tabel ini untuk orang di kantor yang mengurus pembayaran. Dengan begitu, tagihan yang datang tidak lagi membingungkan siapa pun.",
          ],
          table: {
            head: ["Hal", "Domain", "Hosting"],
            rows: [
              ["Tugasnya", "Memberi nama yang bisa diketik", "Menyimpan dan mengirimkan isi website"],
              ["Disewa dari", "Registrar", "Penyedia hosting"],
              [
                "Bila tidak dibayar",
                "Nama bisa jatuh ke tangan orang lain",
                "Website mati dan berkas dapat dihapus",
              ],
              [
                "Bila ingin ganti",
                "Sulit, semua orang telanjur hafal",
                "Bisa, berkasnya tinggal dipindahkan",
              ],
              ["Yang menentukan mutu", "Mudah dieja dan diingat", "Kecepatan, cadangan, dan bantuan"],
            ],
          },
        },
        {
          heading: "DNS, penunjuk jalan di antara keduanya",
          paragraphs: [
            "Domain perlu diberi tahu ke komputer mana pengunjung harus diantar. Petunjuk itu disimpan dalam catatan DNS. Di sana pula tertulis ke mana email dikirim. Ketika hosting dipindahkan, yang diubah hanyalah petunjuknya, sedangkan nama yang diketik pelanggan tetap sama.",
            "Perubahan catatan ini perlu waktu sampai dikenali di mana-mana. Jadi, kalau sebagian orang sudah melihat website baru dan sebagian lagi masih melihat yang lama, itu wajar. Jangan meminta pembuatnya mengubah lagi sebelum keadaan tenang, sebab dua perubahan yang bertumpuk justru sulit ditelusuri.",
          ],
        },
        {
          heading: "Contoh: apa yang terjadi saat salah satunya lewat waktu",
          paragraphs: [
            "Bayangkan toko roti di Purwokerto lupa membayar hosting. Pengunjung melihat halaman pemberitahuan, pesanan berhenti, tetapi papan nama di depan toko masih benar. Begitu tagihan dilunasi, atau isi website dipasang di tempat lain, semuanya kembali seperti semula.",
            "Sekarang bayangkan domainnya yang terlewat. Website, email pesanan, dan kode QR di kotak kue serentak tidak berfungsi. Ada masa tenggang untuk menebusnya, panjangnya tergantung registrar. Sesudah itu namanya bisa didaftarkan siapa saja, termasuk orang yang hanya ingin menjualnya kembali kepada Anda.",
          ],
        },
        {
          heading: "Beli di satu tempat atau terpisah?",
          paragraphs: ["Keduanya lazim, dan masing-masing punya alasan yang masuk akal."],
          parts: [
            {
              heading: "Satu tempat",
              paragraphs: [
                "Satu akun, satu tagihan, satu nomor bantuan. Pilihan ini ringan bagi pemilik usaha yang tidak ingin mengurus teknis. Kalau website dibuatkan orang lain, biasanya tahun pertama sudah disertakan. Pada [paket website kami](/pricing), misalnya, hosting dan domain tahun pertama termasuk di dalamnya.",
              ],
            },
            {
              heading: "Terpisah",
              paragraphs: [
                "Nama usaha tetap aman di satu tempat walaupun Anda berselisih dengan penyedia hosting. Cara ini menuntut sedikit ketelitian, karena ada dua masa berlaku yang harus dicatat dan dua akun yang harus dijaga.",
              ],
            },
          ],
        },
        {
          heading: "Catatan yang harus ada di tangan Anda",
          paragraphs: [
            "Siapa pun yang mengurus, pemilik usaha sebaiknya dapat membuka map berisi keterangan berikut tanpa bertanya kepada siapa-siapa.",
          ],
          list: [
            "Nama registrar, email akun, dan cara masuknya.",
            "Nama yang tercatat sebagai pemilik domain, seharusnya Anda atau perusahaan Anda.",
            "Nama penyedia hosting beserta paket yang dipakai.",
            "Tanggal jatuh tempo keduanya, ditulis di kalender dengan pengingat jauh hari.",
            "Kontak bantuan resmi, supaya tagihan palsu lewat email mudah dikenali.",
          ],
        },
      ],
    },
  ],
};
