import type { Topic } from "../topic";

export const topic: Topic = {
  id: "keluhan-di-media-sosial",
  category: "Media Sosial",
  subject: "penanganan keluhan di media sosial",
  keywords: ["keluhan", "komplain", "komentar", "kritik", "viral", "reputasi"],
  asks: [
    "keluhan di media sosial",
    "komentar negatif instagram",
    "menghadapi komentar negatif",
    "komplain pelanggan di instagram",
    "komplain viral",
  ],
  angles: [
    {
      title: "Cara Menghadapi Komentar Negatif yang Ramai di Media Sosial",
      summary:
        "Urutan tindakan ketika keluhan pelanggan mulai ramai: siapa yang menjawab, apa yang diperiksa, dan kalimat mana yang sebaiknya tidak ditulis.",
      opening: [
        "Pukul delapan malam, seorang pelanggan mengunggah foto kue ulang tahun yang hiasannya rusak saat tiba. Akun toko disebut, teman-temannya ikut berkomentar, dan admin yang masih muda itu mulai mengetik pembelaan: pasti kurirnya. Berhenti di situ.",
        "Jawaban pertama akan dibaca lebih banyak orang daripada semua jawaban sesudahnya. Ia juga yang paling mudah disimpan orang sebagai bukti. Karena itu satu jam pertama perlu urutan, bukan sekadar keberanian.",
      ],
      sections: [
        {
          heading: "Akui dulu, periksa kemudian",
          paragraphs: [
            "Dalam belasan menit, tulis tanggapan pendek yang mengakui kejadian tanpa memutuskan siapa yang salah. “Bu Rina, kami melihat fotonya dan mengerti kecewanya. Kami sedang memeriksa pesanan ini dan akan mengabari Ibu sebelum pukul sembilan.” Sebut nama, sebut waktu, lalu tepati. Kalimat tempelan seperti “mohon maaf atas ketidaknyamanannya” tanpa apa pun di belakangnya terdengar seperti mesin penjawab. Hindari pula menyalin balasan yang sama untuk setiap komentar; orang membacanya berderet dan merasa sedang dihadapi robot.",
          ],
        },
        {
          heading: "Kumpulkan fakta di dalam",
          paragraphs: [
            "Sementara pelanggan menunggu kabar, satu orang mengumpulkan keterangan. Tanyakan kepada dapur, kasir, dan pengantar; mintalah foto bila ada. Jangan mencari kambing hitam pada menit-menit ini. Urusan siapa yang lalai dapat dibahas besok; malam ini yang diperlukan hanyalah gambaran yang utuh.",
          ],
          list: [
            "Nomor pesanan dan apa yang dijanjikan saat memesan.",
            "Waktu barang keluar serta siapa yang menyerahkannya.",
            "Percakapan terakhir dengan pelanggan yang bersangkutan.",
            "Kejadian serupa dalam beberapa minggu terakhir.",
            "Pilihan penyelesaian yang sanggup Anda berikan malam itu juga.",
          ],
        },
        {
          heading: "Pindahkan rincian, bukan tanggung jawab",
          paragraphs: [
            "Alamat, nomor telepon, dan rincian pembayaran tidak pantas dibicarakan di kolom komentar. Ajak pelanggan ke pesan pribadi, tetapi jelaskan di tempat terbuka apa yang sedang dilakukan. Setelah selesai, kembali ke komentar awal dan tulis penutupnya dalam satu kalimat: kue pengganti sudah diantar pukul berapa. Tanpa penutup itu, pembaca lain mengira Anda menghilang.",
            "Jika ternyata kesalahan ada pada Anda, katakan dengan kata kerja yang jelas. “Kotaknya kami susun terlalu longgar” lebih menenangkan daripada “terjadi kendala teknis”, sebab orang percaya bahwa hal yang bisa disebut juga bisa diperbaiki.",
          ],
        },
        {
          heading: "Kalimat yang disimpan di laci",
          paragraphs: [
            "Ada beberapa jenis balasan yang hampir selalu memperburuk keadaan: menyebut pelanggan lain tidak pernah mengeluh, menuduh ada pesaing di baliknya, mengancam dengan pengacara, atau bercanda. Menghapus komentar yang sopan pun termasuk di sini, karena tangkapan layarnya sudah ada di tangan orang.",
            "Hapus hanya yang memuat data pribadi, kata kasar, atau penipuan, dan simpan buktinya lebih dahulu. Setelah itu tutup ponsel. Membaca ulang hujatan sampai larut malam tidak membuat jawaban Anda esok pagi lebih baik.",
          ],
        },
      ],
    },
    {
      title: "Mengubah Keluhan Menjadi Perbaikan yang Terlihat Pelanggan",
      summary:
        "Setelah suasana reda, keluhan masih menyimpan bahan perbaikan. Cara mencatat, mengelompokkan, dan mengabarkan perubahan tanpa terdengar membela diri.",
      opening: [
        "Keluhan yang sudah dijawab biasanya langsung dilupakan. Pelanggan diberi pengganti, komentar ditutup, toko kembali sibuk. Tiga minggu kemudian persoalan yang sama datang dari orang lain, dan pegawai memadamkannya dengan cara yang sama pula.",
        "Mengganti barang memulihkan satu orang. Memperbaiki sebabnya memulihkan semua orang yang belum sempat mengeluh, termasuk mereka yang diam-diam tidak pernah memesan lagi. Di situlah nilai sebenarnya dari komentar pedas yang tempo hari membuat Anda sulit tidur.",
      ],
      sections: [
        {
          heading: "Buku kecil berisi keluhan",
          paragraphs: [
            "Sediakan satu lembar kerja yang boleh diisi siapa saja di toko. Tulis seperti pelanggan mengucapkannya, bukan dalam bahasa laporan. “Katanya servis dua jam, saya menunggu sampai sore” jauh lebih berguna daripada “keterlambatan layanan”. Pesan pribadi, komentar, telepon, dan gerutu di kasir semuanya masuk, karena orang yang kecewa memilih saluran yang paling dekat dengannya. Tambahkan tanggal, jenis pesanan, dan cara penyelesaiannya supaya kelak bisa dibandingkan.",
          ],
        },
        {
          heading: "Kelompokkan menurut sebab",
          paragraphs: [
            "Sebulan sekali, baca semuanya sambil minum kopi bersama orang yang bekerja di lapangan. Tujuannya menemukan sebab yang bisa disentuh, bukan menghitung siapa paling sering salah. Biasanya catatan itu jatuh ke dalam salah satu kotak berikut.",
          ],
          list: [
            "Janji yang terlalu muluk di iklan atau di halaman produk.",
            "Keterangan yang kurang, misalnya ukuran, bahan, atau lama tunggu.",
            "Proses kerja yang melompati satu pemeriksaan.",
            "Pihak luar, seperti pengiriman atau pemasok.",
            "Harapan pelanggan yang memang tidak akan Anda layani.",
          ],
        },
        {
          heading: "Perbaikan kecil yang bisa dipamerkan",
          paragraphs: [
            "Pilih satu sebab, kerjakan sampai tuntas, baru beralih. Klinik hewan di Malang yang sering ditegur soal antrean dapat memasang jadwal kedatangan per setengah jam dan menulis sisa antrean di status setiap pagi. Ketika perubahan sudah berjalan, ceritakan apa adanya: dulu pelanggan menunggu tanpa kepastian, sekarang begini caranya. Tidak perlu menyebut nama pengeluh, kecuali ia mengizinkan.",
            "Unggahan semacam ini jarang meledak, tetapi orang yang pernah kecewa memperhatikannya. Kirim juga kabar pribadi kepada mereka yang keluhannya menjadi pemicu. Satu pesan pendek yang tulus kerap mengembalikan pelanggan yang sudah Anda anggap hilang.",
          ],
        },
        {
          heading: "Menghadapi keluhan yang tidak benar",
          paragraphs: [
            "Sebagian tuduhan memang salah alamat atau sengaja dibuat. Jawab satu kali dengan tenang: nyatakan bahwa Anda tidak menemukan pesanan atas nama tersebut, minta nomor nota, dan sebutkan saluran untuk melanjutkan. Setelah itu diam.",
            "Debat panjang dapat mengangkat unggahan itu ke layar lebih banyak orang dan memberi kesan bahwa Anda punya waktu untuk bertengkar. Simpan bukti, laporkan lewat fasilitas platform bila melanggar aturannya, dan kembalilah bekerja. Reputasi toko kecil dibangun dari ratusan pesanan yang beres, bukan dari satu perdebatan yang dimenangkan.",
          ],
        },
      ],
    },
  ],
};
