import type { Topic } from "../topic";

export const topic: Topic = {
  id: "konten-dari-pelanggan",
  category: "Media Sosial",
  subject: "konten dari pelanggan",
  keywords: ["testimoni", "ulasan", "pelanggan", "repost", "kesaksian", "izin"],
  asks: [
    "konten dari pelanggan",
    "user generated content",
    "repost foto pelanggan",
    "minta foto pelanggan",
    "testimoni pelanggan di instagram",
  ],
  angles: [
    {
      title: "Cara Meminta Foto dan Testimoni Pelanggan tanpa Memaksa",
      summary:
        "Pelanggan senang bercerita bila waktunya tepat dan caranya mudah. Pelajari kapan meminta, kalimat yang dipakai, dan batas izin yang perlu dijaga.",
      opening: [
        "Foto terbaik dari produk Anda mungkin tidak ada di kamera Anda. Ia tersimpan di ponsel seorang pelanggan: rak buku buatan bengkel kayu Anda, sudah penuh novel, dengan kucing tidur di papan paling bawah. Tidak ada studio yang bisa menata itu.",
        "Sayangnya foto seperti itu jarang dikirim sendiri. Orang puas cenderung diam dan melanjutkan hidup. Mereka perlu diminta, pada saat yang tepat, dengan cara yang tidak membuat kikuk. Tugas Anda menyiapkan saat dan caranya.",
      ],
      sections: [
        {
          heading: "Saat terbaik adalah saat lega",
          paragraphs: [
            "Setiap usaha punya titik ketika pelanggan merasa bebannya berkurang. Bagi jasa pindahan, titik itu datang setelah kasur terpasang dan dus terakhir dibuka. Bagi penjual seragam, ketika anak mencobanya dan ukurannya pas. Cari titik tersebut dalam usaha Anda, lalu letakkan permintaan satu atau dua hari sesudahnya. Meminta sebelum barang dipakai hanya menghasilkan foto bungkus. Terlambat sebulan pun kurang baik, sebab rasa senangnya sudah menjadi biasa.",
          ],
        },
        {
          heading: "Pertanyaan kecil melahirkan cerita besar",
          paragraphs: [
            "“Minta testimoninya, Kak” membuat orang mengarang kalimat iklan. Ganti dengan sesuatu yang mudah dijawab sambil lalu, seperti obrolan di teras rumah. Pilih satu saja dari daftar ini untuk setiap pelanggan.",
          ],
          list: [
            "“Raknya akhirnya ditaruh di mana, Pak?”",
            "“Apa yang paling merepotkan sebelum memakai ini?”",
            "“Bagian mana yang ternyata berbeda dari bayangan Ibu?”",
            "“Siapa di rumah yang paling sering memakainya?”",
            "“Kalau tetangga bertanya, Bapak akan bilang apa?”",
          ],
        },
        {
          heading: "Izin ditulis, bukan dikira-kira",
          paragraphs: [
            "Foto yang dikirim lewat pesan pribadi belum berarti boleh dipajang. Tanyakan di mana gambar akan muncul, apakah nama boleh disebut, dan bagaimana dengan wajah anak atau nomor rumah yang terlihat. Simpan jawabannya bersama fotonya. Bila seseorang berubah pikiran setahun kemudian, turunkan dengan cepat dan tanpa perdebatan.",
            "Untuk klinik, konsultan, atau usaha lain yang bersentuhan dengan urusan pribadi, berhati-hatilah berlipat. Di bidang itu sering kali lebih bijak menceritakan cara kerja Anda daripada cerita orang yang datang.",
          ],
        },
        {
          heading: "Permudah lalu ucapkan terima kasih",
          paragraphs: [
            "Cetak kartu kecil di dalam paket: nama akun, satu kalimat ajakan, dan contoh foto sederhana. Jangan menuntut tagar panjang yang sulit dieja. Setelah kiriman datang, balas dengan sesuatu yang menunjukkan bahwa Anda benar-benar melihatnya, misalnya menyebut judul novel di rak itu.",
            "Hindari menukar pujian dengan potongan harga. Pembaca mencium transaksi, dan sejumlah platform melarang ulasan berimbalan. Ucapan tulus yang ditulis tangan biasanya diingat jauh lebih lama. Kumpulkan semua kiriman dalam satu folder yang diberi nama pelanggan dan tanggal, agar kelak Anda tidak perlu menggulir percakapan lama demi mencari satu gambar.",
          ],
        },
      ],
    },
    {
      title: "Cara Memakai Testimoni Pelanggan di Website dan Media Sosial",
      summary:
        "Testimoni yang ditumpuk di satu halaman jarang dibaca. Cara memilih, memotong dengan jujur, dan menempatkan suara pelanggan tepat di titik keraguan.",
      opening: [
        "Banyak toko memiliki halaman testimoni yang jarang dibuka orang, termasuk oleh pemiliknya sendiri. Isinya belasan kotak bertuliskan “Recommended!” dan “Pelayanan ramah”. Pujian seperti itu bisa ditempelkan pada usaha apa saja, sehingga tidak menjelaskan usaha yang mana pun.",
        "Kalimat pelanggan baru berguna ketika menjawab kekhawatiran yang persis sedang dirasakan calon pembeli. Kutipan tentang keramahan tidak menolong orang yang mencemaskan bau lembap di ruang tamunya. Maka pekerjaan Anda bukan mengumpulkan sebanyak mungkin, melainkan memasangkan.",
      ],
      sections: [
        {
          heading: "Petakan keraguan lebih dulu",
          paragraphs: [
            "Tuliskan alasan orang batal membeli dari Anda. Untuk jasa cuci sofa di rumah, kekhawatirannya mungkin bau lembap, lama kering, petugas terlambat, atau noda yang tidak hilang. Sesudah itu buka arsip kiriman pelanggan dan cari kalimat yang menyentuh masing-masing. Keraguan tanpa pasangan memberi tahu pertanyaan apa yang perlu diajukan kepada pelanggan berikutnya. Susun keduanya dalam tabel dua kolom; lubang di kolom kanan akan segera kelihatan. Mulailah menambal dari keraguan yang paling sering diucapkan.",
          ],
        },
        {
          heading: "Tempelkan di tempat orang ragu",
          paragraphs: [
            "Cerita tentang sofa yang kering sebelum malam pantas berdiri di sebelah keterangan jadwal, bukan di halaman terpisah. Komentar mengenai noda kopi cocok di bawah foto sebelum dan sesudah. Penempatan yang masuk akal antara lain:",
          ],
          list: [
            "Di dekat tombol pesan, satu kalimat yang menenangkan.",
            "Di halaman layanan, cerita dengan persoalan yang sama.",
            "Di unggahan bergambar, kutipan beserta foto kirimannya.",
            "Di balasan obrolan, ketika calon pembeli menanyakan hal serupa.",
          ],
        },
        {
          heading: "Memotong tanpa mengubah maksud",
          paragraphs: [
            "Kiriman pelanggan biasanya panjang, penuh singkatan, dan melompat-lompat. Anda boleh memangkas, asalkan artinya tidak bergeser. Buang basa-basi, pertahankan rincian: ukuran sofa, hujan deras sore itu, anak yang tidak mau turun. Ejaan boleh dirapikan seperlunya, tetapi jangan mengganti logat orang dengan bahasa brosur. Bila pemangkasan Anda cukup banyak, tunjukkan hasilnya kepada penulisnya sebelum terbit.",
            "Keterangan di bawah kutipan menambah bobot: nama depan, daerah, dan apa yang dikerjakan, sejauh diizinkan pemiliknya. Kutipan tanpa asal-usul mengundang curiga, apalagi bila berderet-deret, dan kecurigaan itu menular ke tulisan lain di halaman yang sama.",
          ],
        },
        {
          heading: "Memasukkan kritik yang adil",
          paragraphs: [
            "Deretan pujian sempurna terasa seperti pajangan. Sesekali tampilkan cerita yang memuat kekurangan beserta cara Anda menyelesaikannya. “Petugasnya datang telat setengah jam karena banjir, tetapi mengabari sejak pagi” lebih meyakinkan daripada lima bintang tanpa kata.",
            "Periksa koleksi itu setiap beberapa bulan. Buang yang membicarakan layanan yang sudah tidak ada, tambahkan yang lebih baru, dan kabari pelanggan ketika kalimatnya dipakai di tempat lain. Orang umumnya bangga melihat ucapannya dihargai, sering kali sampai membagikannya kepada keluarganya sendiri.",
          ],
        },
      ],
    },
  ],
};
