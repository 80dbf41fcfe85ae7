import type { Topic } from "../topic";

export const topic: Topic = {
  id: "cadangan-website",
  category: "Perawatan Website",
  subject: "cadangan website",
  keywords: ["cadangan", "backup", "pemulihan", "salinan", "restore", "arsip"],
  asks: [
    "backup website",
    "jadwal backup website",
    "berapa hari sekali backup website",
    "restore website",
    "memulihkan website dari backup",
    "cadangan website",
  ],
  angles: [
    {
      title: "Cara Restore Backup Website: Latihan dalam Satu Pagi",
      summary:
        "Cadangan yang belum pernah dipulihkan hanyalah harapan. Panduan menjalankan latihan pemulihan, mencatat hambatannya, dan mengulanginya dengan tenang.",
      opening: [
        "Setiap malam, sistem mengirim pesan bahwa pencadangan berhasil. Pesan itu datang bertahun-tahun, sampai suatu hari server rusak dan orang membuka berkasnya: ternyata yang tersalin hanya gambar, tanpa satu pun data pesanan. Kata berhasil rupanya berarti proses berjalan, bukan isinya lengkap.",
        "Kantor yang baik berlatih kebakaran sebelum ada asap. Latihan serupa untuk website cukup memakan satu pagi, dan sebaiknya dilakukan pada hari biasa ketika tidak ada yang panik.",
      ],
      sections: [
        {
          heading: "Tentukan skenario yang masuk akal",
          paragraphs: [
            "Pilih satu musibah dan bermainlah sungguh-sungguh. Misalnya, pegawai toko alat tulis di Kudus tanpa sengaja menghapus seluruh kategori produk pukul sepuluh kemarin. Atau penyedia hosting mati total dan tidak dapat dihubungi sampai besok. Skenario kedua jauh lebih menguji, sebab cadangan yang disimpan di tempat yang sama ikut tidak terjangkau.",
            "Tunjuk satu orang yang memulihkan dan satu yang hanya mencatat waktu. Pemilik usaha boleh menjadi pencatat; Anda akan belajar banyak tanpa menyentuh apa pun.",
          ],
        },
        {
          heading: "Pulihkan di tempat terpisah",
          paragraphs: [
            "Jangan berlatih di atas website yang sedang melayani pembeli. Gunakan alamat percobaan yang tertutup dari umum dan tidak mengirim email sungguhan kepada pelanggan. Bangun kembali dari nol, seolah-olah server lama memang tidak ada lagi. Setiap kali pelaksana berkata “seharusnya ada di sini”, tuliskan; di situlah lubang persiapan Anda.",
            "Bila semua langkahnya hanya ada di kepala satu orang, minta ia membiarkan rekannya mengerjakan sambil membaca catatan. Rasanya lambat dan sedikit menyakitkan, tetapi begitulah keadaannya nanti ketika orang itu sedang di pesawat.",
          ],
        },
        {
          heading: "Periksa hasil dengan mata pelanggan",
          paragraphs: [
            "Halaman depan yang tampil belum membuktikan apa-apa. Sebelum menyatakan latihan berhasil, telusuri bagian yang paling sering luput.",
          ],
          list: [
            "Pesanan atau pesan terakhir: tanggal berapa, dan berapa yang hilang.",
            "Gambar produk lama maupun yang baru diunggah.",
            "Masuk ke panel pengelola dengan akun biasa.",
            "Formulir, pencarian, dan perhitungan ongkos kirim.",
            "Kunci layanan luar, misalnya peta atau pembayaran mode uji.",
          ],
        },
        {
          heading: "Tulis angka, lalu perbaiki satu hal",
          paragraphs: [
            "Di akhir pagi Anda memiliki dua angka: berapa lama sampai website hidup kembali, dan seberapa tua data yang berhasil diselamatkan. Bacakan kepada orang yang mengurus penjualan. Apakah toko sanggup tutup selama itu? Apakah pesanan sehari penuh boleh lenyap? Jawaban mereka, bukan kebiasaan bagian teknis, yang menentukan apakah cadangan Anda memadai.",
            "Kalau jawabannya tidak, pilih perbaikan yang paling besar pengaruhnya dan kerjakan minggu ini juga. Hapus salinan percobaan setelah selesai karena ia berisi data pelanggan. Terakhir, tentukan tanggal latihan berikutnya sebelum semua orang meninggalkan meja; latihan yang dijadwalkan nanti-nanti biasanya tidak pernah terjadi.",
          ],
        },
      ],
    },
    {
      title: "Backup Website: Seberapa Sering dan Disimpan di Mana",
      summary:
        "Seberapa sering website dicadangkan bergantung pada data yang rela Anda kehilangan. Cara menetapkan jadwal, lama simpan, tempat, dan penanggung jawab.",
      opening: [
        "Setiap berapa lama website perlu dicadangkan? Pertanyaan itu tidak punya satu jawaban, karena sesungguhnya ia menanyakan hal lain: seberapa banyak pekerjaan yang rela Anda ulangi?",
        "Kantor notaris yang mengganti isi websitenya dua kali setahun akan menjawab berbeda dari toko sepatu yang menerima pesanan sepanjang malam. Keduanya bisa benar. Yang keliru adalah memakai jadwal bawaan penyedia tanpa pernah menimbangnya. Menimbangnya pun tidak rumit, asalkan dimulai dari data dan bukan dari menu pengaturan.",
      ],
      sections: [
        {
          heading: "Mulai dari data yang berubah",
          paragraphs: [
            "Bedakan tiga golongan. Pertama, data yang datang terus-menerus dari pelanggan, seperti pesanan, pendaftaran, dan percakapan. Kedua, isi yang Anda ubah sesekali, misalnya artikel dan foto. Ketiga, kerangka website yang hanya berganti ketika ada pekerjaan teknis. Golongan pertama menuntut salinan paling rapat, bahkan mungkin beberapa kali sehari. Yang ketiga cukup disalin sebelum dan sesudah setiap perubahan.",
            "Website lembaga kursus, contohnya, berubah perlahan hampir sepanjang tahun lalu mendadak sibuk pada pekan pendaftaran. Jadwalnya boleh ikut berubah.",
          ],
        },
        {
          heading: "Simpan lebih lama daripada dugaan Anda",
          paragraphs: [
            "Kerusakan tidak selalu ketahuan esok paginya. Artikel yang terhapus mungkin baru dicari sesudah sebulan, dan berkas jahat dapat bersembunyi lama sebelum terlihat. Bila semua salinan hanya berumur seminggu, semuanya bisa sudah memuat kerusakan yang sama. Sisakan beberapa salinan harian, beberapa mingguan, dan sejumlah bulanan, lalu buang sisanya secara teratur sebab data pelanggan tidak patut disimpan tanpa alasan.",
          ],
        },
        {
          heading: "Tempat yang nasibnya tidak sama",
          paragraphs: [
            "Prinsipnya sederhana: satu kejadian tidak boleh melenyapkan asli dan salinannya sekaligus. Ujilah susunan Anda dengan membayangkan beberapa kejadian di bawah ini satu per satu.",
          ],
          list: [
            "Akun hosting ditangguhkan karena tagihan terlewat.",
            "Laptop pengelola dicuri dari mobil.",
            "Seseorang masuk ke panel dan menghapus semuanya.",
            "Penyedia penyimpanan awan mengunci akun Anda.",
            "Vendor yang memegang cadangan berhenti menjawab.",
          ],
        },
        {
          heading: "Nama orang di samping setiap tugas",
          paragraphs: [
            "Mesin dapat menyalin, tetapi manusia harus menyadari ketika ia berhenti. Tetapkan siapa yang menerima pemberitahuan gagal, siapa penggantinya saat cuti, dan di mana kunci pembuka salinan terenkripsi disimpan. Enkripsi tanpa kunci yang dapat ditemukan sama saja dengan berkas yang hilang. Letakkan kunci itu di dua tempat, dan pastikan satu di antaranya tetap terbuka ketika seluruh sistem Anda mati.",
            "Tuangkan semuanya ke dalam setengah halaman: apa, kapan, di mana, berapa lama, oleh siapa. Bila cadangan diurus pihak luar, mintalah mereka mengisinya, lalu simpan satu salinan yang dapat Anda ambil sendiri tanpa izin siapa pun. Setengah halaman itu kelak dibaca pada hari yang buruk, jadi tulislah untuk orang yang tangannya sedang gemetar.",
          ],
        },
      ],
    },
  ],
};
