import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-usaha-jasa",
  category: "Pembuatan Website",
  subject: "website usaha jasa",
  keywords: [
    "usaha jasa",
    "layanan",
    "konsultan",
    "halaman layanan",
    "rumahan",
    "company profile",
    "profil perusahaan",
  ],
  asks: [
    "website usaha jasa",
    "website jasa",
    "website konsultan",
    "halaman layanan",
    "website untuk usaha rumahan",
    "isi halaman layanan",
    "company profile usaha jasa",
  ],
  angles: [
    {
      title: "Halaman Layanan yang Menjawab sebelum Calon Klien Bertanya",
      summary:
        "Menulis halaman layanan untuk usaha jasa: memecah layanan per kebutuhan, menjelaskan proses, memberi gambaran biaya, dan menunjukkan hasil kerja yang relevan.",
      opening: [
        "Jasa tidak bisa difoto di atas meja putih. Orang yang mencari penerjemah tersumpah atau tukang taman membeli sesuatu yang belum ada, dari orang yang belum dikenal. Wajar bila ia ragu, dan keraguan itu terbawa sampai ke tombol kontak.",
        "Sayangnya, banyak halaman layanan hanya berisi daftar nama jasa dengan ikon di sampingnya. Ikon tidak menjawab apa-apa. Halaman yang bekerja justru terasa seperti obrolan pertama dengan orang yang paham bidangnya.",
      ],
      sections: [
        {
          heading: "Pecah menurut kebutuhan, bukan menurut keahlian",
          paragraphs: [
            "Kantor pajak Anda mungkin membagi pekerjaan menjadi kepatuhan, perencanaan, dan pendampingan. Calon klien tidak berpikir begitu. Ia berpikir “saya mendapat surat dari kantor pajak” atau “saya baru punya karyawan pertama”. Buat halaman untuk setiap keadaan tersebut, dengan judul yang memakai kata-katanya sendiri.",
            "Tiga halaman yang dalam lebih berguna daripada satu halaman berisi lima belas butir. Mulailah dari layanan yang paling sering dibeli.",
          ],
        },
        {
          heading: "Ceritakan prosesnya dari kursi pelanggan",
          paragraphs: [
            "Rasa cemas berkurang ketika orang tahu apa yang akan terjadi. Untuk jasa taman, misalnya, uraikan urutan ini beserta perkiraan waktunya.",
          ],
          list: [
            "Anda mengirim foto halaman dan ukuran kasarnya lewat pesan.",
            "Kami datang mengukur, melihat arah matahari, dan menanyakan siapa yang akan menyiram.",
            "Sketsa dan rincian tanaman dikirim beserta harganya.",
            "Pengerjaan berlangsung dua sampai empat hari, dan Anda tidak perlu berada di rumah sepanjang hari.",
            "Sebulan kemudian kami kembali untuk mengganti tanaman yang gagal tumbuh.",
          ],
        },
        {
          heading: "Berikan gambaran biaya walau tidak pasti",
          paragraphs: [
            "Banyak pemilik jasa takut mencantumkan angka karena setiap pekerjaan berbeda. Jalan tengahnya adalah menjelaskan apa yang memengaruhi harga: luas lahan, jenis tanaman, akses truk. Tambahkan satu contoh pekerjaan kecil dan satu yang besar dengan kisarannya. Orang yang anggarannya jauh di bawah akan mundur dengan sopan, sedangkan sisanya menghubungi Anda dengan harapan yang lebih masuk akal.",
            "Cantumkan pula apa yang tidak termasuk, seperti pembuangan puing atau perbaikan pipa yang kebetulan bocor.",
          ],
        },
        {
          heading: "Pilih bukti yang mirip dengan keadaan pembaca",
          paragraphs: [
            "Di bawah layanan taman belakang rumah, tampilkan taman belakang rumah. Foto lobi hotel memang megah, tetapi membuat pemilik rumah tipe kecil merasa salah alamat. Sertakan keterangan singkat: ukuran lahan, masalah awal, dan apa yang diubah.",
            "Terakhir, cantumkan siapa yang menjawab telepon dan jam berapa ia tersedia. Nama depan seseorang jauh lebih ramah daripada sebutan “tim kami”, dan calon klien merasa sudah setengah berkenalan. Bila Anda menerima pekerjaan hanya di wilayah tertentu, sebutkan nama kota atau kecamatannya di dekat tombol kontak. Penolakan yang jelas sejak awal lebih dihargai daripada balasan kecewa dua hari kemudian.",
          ],
        },
      ],
    },
    {
      title: "Website Usaha Jasa Rumahan: Mulai dari Lima Halaman Saja",
      summary:
        "Susunan lima halaman untuk usaha jasa kecil, apa yang ditulis di masing-masing, cara menghadapi soal alamat rumah, dan kapan halaman berikutnya layak ditambahkan.",
      opening: [
        "Penjahit kebaya, guru les piano, tukang reparasi jam: usaha yang dijalankan dari rumah sering merasa belum pantas punya website. Bayangan mereka adalah situs perusahaan besar dengan puluhan halaman. Akibatnya, seluruh reputasi dititipkan pada akun media sosial yang isinya bercampur dengan foto liburan.",
        "Padahal lima halaman sudah cukup untuk terlihat sungguh-sungguh. Ukuran sekecil ini masih sanggup diurus sendiri pada malam hari, tanpa harus merekrut siapa pun.",
      ],
      sections: [
        {
          heading: "Apa saja kelima halaman itu",
          paragraphs: [
            "Setiap halaman punya satu tugas. Jangan tergoda menambah menu sebelum semuanya terisi dengan baik.",
          ],
          list: [
            "Beranda: satu kalimat tentang apa yang Anda kerjakan, untuk siapa, dan di daerah mana.",
            "Layanan: pekerjaan yang diterima, yang tidak diterima, serta lama pengerjaannya.",
            "Hasil kerja: delapan sampai dua belas foto terbaik dengan keterangan.",
            "Tentang: wajah Anda, sejak kapan menekuni bidang ini, dan cara Anda bekerja.",
            "Kontak: nomor, jam membalas pesan, peta perkiraan, dan cara membuat janji.",
          ],
        },
        {
          heading: "Menulis tanpa berpura-pura besar",
          paragraphs: [
            "Pelanggan penjahit rumahan memilih Anda justru karena akan diukur langsung oleh orang yang menjahit. Maka tulislah “saya”, bukan “perusahaan kami”. Ceritakan bahwa dalam seminggu Anda hanya menerima empat kebaya supaya kerapiannya terjaga. Batas seperti itu membuat orang memesan lebih awal, sekaligus menjelaskan mengapa Anda tidak bisa melayani pesanan dadakan.",
            "Hindari meniru gaya brosur. Cukup bacakan draf Anda kepada satu pelanggan lama, lalu tanyakan apakah suaranya terdengar seperti Anda sehari-hari.",
          ],
        },
        {
          heading: "Soal alamat rumah dan jam tamu",
          paragraphs: [
            "Tidak semua orang nyaman memasang alamat lengkap. Anda boleh menulis nama kelurahan dan patokan umum, lalu mengirim titik peta setelah janji disepakati. Tambahkan keterangan bahwa kunjungan hanya dengan perjanjian. Keluarga Anda tetap tenang, dan calon pelanggan tahu bahwa tempatnya nyata.",
            "Pisahkan nomor kerja dari nomor pribadi sejak hari pertama. Kartu perdana kedua lebih murah daripada makan malam yang terus terganggu.",
          ],
        },
        {
          heading: "Kapan halaman keenam layak dibuat",
          paragraphs: [
            "Biarkan pertanyaan pelanggan yang menentukan. Bila dalam sebulan ada enam orang bertanya tentang cara mengukur badan sendiri, buatkan halaman panduan mengukur dengan foto langkah demi langkah. Ketika pesanan seragam keluarga mulai berdatangan, pisahkan dari jahitan satuan karena prosesnya berlainan.",
            "Tumbuh dengan cara ini terasa lambat, tetapi setiap halaman lahir dari kebutuhan yang sudah terbukti. Dua tahun kemudian Anda memiliki website kecil yang padat, bukan belasan halaman kosong yang dulu dibuat demi terlihat ramai. Sediakan satu jam setiap awal bulan untuk menukar foto lama, memeriksa apakah nomor dan jam layanan masih benar, serta mencatat pertanyaan yang belum punya halaman.",
          ],
        },
      ],
    },
  ],
};
