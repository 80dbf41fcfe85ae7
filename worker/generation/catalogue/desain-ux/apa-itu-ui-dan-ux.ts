import type { Topic } from "../topic";

export const topic: Topic = {
  id: "apa-itu-ui-dan-ux",
  category: "Desain & UX",
  subject: "UI dan UX",
  keywords: [
    "apa itu ui ux",
    "ui",
    "ux",
    "perbedaan ui dan ux",
    "user interface",
    "user experience",
    "desain antarmuka",
    "pengalaman pengguna",
  ],
  asks: [
    "apa itu ui ux",
    "perbedaan ui dan ux",
    "apa itu ui",
    "apa itu ux",
    "contoh ui dan ux",
    "desain ui ux website",
  ],
  angles: [
    {
      title: "Apa Itu UI dan UX? Perbedaan dan Contohnya di Website",
      summary:
        "UI adalah apa yang dilihat dan disentuh, UX adalah pengalaman menyelesaikan keperluan. Pahami bedanya lewat contoh di website usaha sehari-hari.",
      opening: [
        "Ada botol kecap yang labelnya indah, tetapi isinya menyemprot ke baju setiap kali dibuka. Labelnya dirancang dengan baik, pengalaman menuangnya tidak. Perumpamaan dapur ini kira-kira menggambarkan hubungan dua singkatan yang sering disebut bersamaan: UI dan UX.",
        "UI, user interface, adalah permukaan yang dilihat dan disentuh: warna, huruf, tombol, jarak. UX, user experience, adalah pengalaman seseorang sejak punya keperluan sampai keperluannya selesai. Keduanya dikerjakan berdekatan dan kadang oleh orang yang sama. Membedakannya membantu Anda meminta perbaikan yang tepat.",
      ],
      sections: [
        {
          heading: "Perbedaan UI dan UX dalam tabel",
          paragraphs: ["Pakai baris mana pun sebagai bahan bertanya kepada perancang."],
          table: {
            head: ["Hal", "UI", "UX"],
            rows: [
              ["Yang diurus", "Tampilan dan bentuk", "Alur dan keputusan"],
              [
                "Pertanyaannya",
                "Apakah tombol ini terlihat sebagai tombol?",
                "Apakah langkah ini memang diperlukan?",
              ],
              [
                "Bahan kerjanya",
                "Warna, huruf, gambar, jarak",
                "Percakapan dengan pelanggan, sketsa, uji coba",
              ],
              [
                "Hasil yang bisa dilihat",
                "Desain halaman dan kumpulan komponen",
                "Urutan langkah dan susunan isi",
              ],
              [
                "Gejala bila buruk",
                "Sulit dibaca, terlihat tidak rapi",
                "Orang tersesat atau berhenti di tengah",
              ],
            ],
          },
        },
        {
          heading: "Satu halaman, dua macam masalah",
          paragraphs: [
            "Ambil contoh halaman janji temu sebuah klinik hewan. Teks jadwalnya abu-abu muda di atas putih, sehingga sukar dibaca di bawah matahari. Itu masalah UI. Menggantinya cukup beberapa menit, dan siapa pun langsung melihat hasilnya.",
            "Di halaman yang sama, pemilik kucing diminta membuat akun sebelum boleh melihat jadwal dokter. Tombol daftarnya besar dan cantik, tetapi orang yang kucingnya sedang sakit tidak ingin mengarang kata sandi. Itu masalah UX. Warnanya boleh diganti sepuluh kali tanpa menolong siapa-siapa; yang perlu diubah adalah urutannya.",
          ],
        },
        {
          heading: "Mengapa keduanya tidak bisa dipisah",
          paragraphs: [
            "Alur yang masuk akal tetap gagal bila tombolnya tidak dikenali. Sebaliknya, tampilan menawan mempercepat orang sampai ke jalan buntu. Perancang yang baik bolak-balik di antara keduanya: mengurangi langkah, menggambar, mencobakan, kemudian mengurangi lagi.",
            "Untuk pemilik usaha, akibat praktisnya sederhana. Jangan menilai rancangan hanya dari gambar diam. Minta diperlihatkan sebagai urutan, dari halaman pertama sampai pesan terima kasih, lalu jalankan sambil memikirkan satu pelanggan yang Anda kenal. Kalau ada bagian yang hanya masuk akal setelah dijelaskan perancangnya, pelanggan tidak akan seberuntung Anda.",
          ],
        },
        {
          heading: "Contoh perbaikan yang terasa",
          paragraphs: [
            "Beberapa perubahan kecil berikut sering ditemui di website usaha. Coba tebak mana yang termasuk UI dan mana yang UX sebelum membaca penjelasannya.",
          ],
          parts: [
            {
              heading: "Menyebut ongkos kirim lebih awal",
              paragraphs: [
                "Pembeli tidak lagi terkejut di langkah terakhir. Ini pekerjaan UX, karena yang digeser adalah waktu munculnya keterangan.",
              ],
            },
            {
              heading: "Memperbesar jarak antartombol",
              paragraphs: [
                "Jempol tidak lagi menekan batal ketika bermaksud bayar. Bentuknya UI, akibatnya UX, dan tidak ada gunanya memperdebatkan mana yang lebih berhak.",
              ],
            },
            {
              heading: "Mengganti istilah di formulir",
              paragraphs: [
                "Kolom “PIC” diubah menjadi “nama yang bisa dihubungi”. Menulis adalah bagian dari desain, walaupun jarang disebut dalam penawaran.",
              ],
            },
          ],
        },
        {
          heading: "Memeriksa website sendiri tanpa keahlian khusus",
          paragraphs: [
            "Ajak satu orang yang belum pernah melihat website Anda. Berikan ponsel dan satu keperluan nyata, misalnya mencari jadwal vaksin. Perhatikan hal-hal ini sambil diam.",
          ],
          list: [
            "Di mana matanya berhenti lebih dulu?",
            "Kata apa yang ia cari tetapi tidak ada di layar?",
            "Langkah mana yang membuatnya bertanya kepada Anda?",
            "Apakah ia tahu bahwa tugasnya sudah selesai?",
            "Apa yang ia tekan padahal tidak bisa ditekan?",
          ],
        },
        {
          heading: "Membaca penawaran desain",
          paragraphs: [
            "Kata UI/UX sering ditulis sebagai satu pos tanpa penjelasan. Tanyakan apa saja yang akan Anda terima. Percakapan dengan pelanggan? Sketsa alur? Desain untuk ponsel dan komputer? Uji coba sebelum diprogram? Penawaran yang hanya berisi gambar jadi mungkin indah, tetapi menyisakan pertanyaan tentang alurnya.",
            "Tidak semua website memerlukan riset panjang. Profil usaha dengan beberapa halaman cukup ditopang percakapan yang baik dan satu kali uji coba. Website pemesanan dengan banyak keputusan layak diuji lebih sering. Sebutkan jenis website Anda sejak awal, supaya usulan yang datang sesuai ukurannya. Di tempat kami, sketsa susunan halaman sudah Anda terima bersama proposal, seperti diterangkan dalam tahapan kerja di [halaman layanan](/services).",
          ],
        },
        {
          heading: "Selera boleh beda, tujuannya sama",
          paragraphs: [
            "Rapat desain mudah tergelincir menjadi adu selera antara pemilik, anak pemilik, dan kepala toko. Kembalikan percakapan ke pelanggan: siapa yang membuka halaman ini, sedang apa dia, dan apa yang ingin ia selesaikan? Dengan pertanyaan itu, warna hijau atau biru biasanya menemukan tempatnya sendiri. Untuk melihat bagaimana kebutuhan berbeda melahirkan susunan berbeda, bandingkan toko dan klinik di [portofolio kami](/portfolio).",
          ],
        },
      ],
    },
  ],
};
