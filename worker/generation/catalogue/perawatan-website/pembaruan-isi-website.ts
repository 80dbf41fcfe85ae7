import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pembaruan-isi-website",
  category: "Perawatan Website",
  subject: "pembaruan isi website",
  keywords: ["isi", "pembaruan", "informasi", "usang", "kedaluwarsa", "penyunting"],
  asks: [
    "update isi website",
    "memperbarui isi website",
    "website jarang diupdate",
    "informasi website kedaluwarsa",
    "siapa mengisi website",
  ],
  angles: [
    {
      title: "Cara Menemukan Isi Website yang Sudah Usang",
      summary:
        "Jam buka lama, staf yang sudah pindah, dan promo lewat diam-diam merusak kepercayaan. Ajak satu orang menyusuri website dan catat semua yang meleset.",
      opening: [
        "Seorang pasien datang ke klinik gigi pada Sabtu sore karena website menyebut buka sampai pukul lima. Pintunya terkunci sejak pukul satu. Jam praktik memang sudah berubah setahun lalu, dan semua pegawai mengetahuinya, kecuali halaman yang dibaca orang luar.",
        "Isi website tidak berbunyi ketika basi. Tidak ada lampu merah, tidak ada bau. Untuk menemukannya Anda perlu berjalan, membaca halaman demi halaman seperti orang yang baru pertama kali datang.",
      ],
      sections: [
        {
          heading: "Siapkan tiga peran pembaca",
          paragraphs: [
            "Jangan membaca sebagai pemilik, sebab mata Anda akan melompati kalimat yang sudah hafal. Pilih tiga tokoh dan bacalah tiga kali: orang yang hendak datang hari ini, orang yang membandingkan Anda dengan dua pilihan lain, dan pelanggan lama yang membutuhkan bantuan. Masing-masing mencari halaman berlainan. Yang pertama memerlukan jam buka dan tempat parkir; yang kedua mencermati bukti serta harga; yang ketiga mencari nomor yang masih dijawab.",
            "Ajak seseorang dari bagian penerimaan tamu. Ia tahu keterangan mana yang setiap hari harus diralat lewat telepon. Catatannya sering lebih tajam daripada laporan alat mana pun.",
          ],
        },
        {
          heading: "Tempat persembunyian isi basi",
          paragraphs: [
            "Halaman utama biasanya paling terurus. Keterangan usang lebih suka tinggal di sudut yang jarang dikunjungi pemiliknya sendiri, seperti tempat-tempat ini.",
          ],
          list: [
            "Kaki halaman: alamat, nomor, dan ikon yang sudah tidak dipakai.",
            "Balasan otomatis yang dikirim setelah orang mengisi formulir.",
            "Berkas unduhan, misalnya brosur atau daftar menu.",
            "Foto tim beserta jabatannya.",
            "Halaman promo yang tidak lagi ditautkan, tetapi tetap bisa dibuka.",
            "Artikel lama yang menyebut layanan yang dihentikan.",
          ],
        },
        {
          heading: "Tiga keputusan untuk setiap temuan",
          paragraphs: [
            "Ketika menemukan yang keliru, tahan diri untuk langsung menulis ulang. Beri tanda dahulu: perbaiki, gabungkan, atau hapus. Perbaikan kecil seperti nomor telepon dikerjakan saat itu juga. Dua halaman yang membahas hal serupa digabung, dan alamat lamanya dialihkan. Halaman tanpa pembaca dan tanpa tujuan boleh pergi, asalkan tautan yang menuju ke sana ikut dicabut.",
            "Urutkan sisanya menurut kerugian. Jam buka yang salah membuat orang menempuh perjalanan sia-sia; kalimat yang kurang luwes tidak merugikan siapa pun hari ini.",
          ],
        },
        {
          heading: "Tinggalkan jejak tanggal",
          paragraphs: [
            "Setelah selesai, tulis di lembar sederhana kapan setiap halaman terakhir dibaca dan oleh siapa. Bukan diubah, tetapi dibaca; halaman yang masih benar tidak perlu disentuh. Dari lembar itu Anda tahu bagian mana yang paling lama terlantar.",
            "Klinik tadi, seandainya melakukan ini setiap triwulan, hanya memerlukan secangkir kopi dan satu jam. Pasien yang kecewa di depan pintu terkunci jarang mengadu. Ia mencari nama lain di ponselnya, kemudian pergi tanpa pernah Anda ketahui.",
          ],
        },
      ],
    },
    {
      title: "Cara Mengatur Update Konten Website untuk Tim Kecil",
      summary:
        "Perubahan isi website sering macet karena tidak jelas siapa pemiliknya. Bagi halaman kepada orang yang tahu, dan buat alur permintaan yang pendek.",
      opening: [
        "“Harga di website belum diganti, ya?” Kasir mengira itu tugas bagian pemasaran. Pemasaran menunggu angka dari gudang. Gudang sudah mengirimnya, dua bulan lalu, di grup yang berisi empat ratus pesan sehari. Semua orang bekerja dengan baik, dan harganya tetap salah.",
        "Isi yang terbengkalai jarang disebabkan kemalasan. Penyebabnya jalan yang putus antara orang yang tahu dan orang yang bisa mengubah. Menyambungnya tidak menuntut sistem baru, cukup kesepakatan yang ditulis dan dijalankan.",
      ],
      sections: [
        {
          heading: "Setiap halaman punya wali",
          paragraphs: [
            "Tempelkan satu nama pada setiap halaman, bukan nama bagian. Kepala bengkel bertanggung jawab atas halaman layanan karena ia tahu pekerjaan apa yang sudah tidak diterima. Bagian personalia memegang lowongan. Pemilik cukup memegang halaman tentang perusahaan. Wali halaman tidak harus pandai menulis atau mengerti panel; tugasnya hanya memastikan isinya benar dan segera bersuara ketika keadaan di lapangan berubah.",
            "Bila seseorang pindah, pindahkan pula nama pada halamannya, sama seperti menyerahkan kunci lemari. Halaman yatim, yang tidak diakui siapa pun, adalah calon pertama untuk dihapus.",
          ],
        },
        {
          heading: "Permintaan perubahan yang tidak menimbulkan tanya jawab",
          paragraphs: [
            "Penyunting sering kehabisan waktu untuk menebak maksud. Sepakati satu tempat untuk mengajukan, misalnya formulir singkat atau papan tugas, kemudian isi dengan keterangan yang sama setiap kali.",
          ],
          list: [
            "Alamat halaman yang dimaksud.",
            "Kalimat sekarang dan kalimat penggantinya.",
            "Alasan perubahan, cukup beberapa kata.",
            "Tanggal mulai berlaku dan tanggal berakhir, bila ada.",
            "Nama orang yang dapat ditanya.",
          ],
        },
        {
          heading: "Dua pasang mata untuk hal yang berisiko",
          paragraphs: [
            "Tidak semua perubahan setara. Mengganti foto kantor boleh dikerjakan sendiri. Harga, syarat garansi, nomor rekening, dan keterangan yang menyangkut kesehatan harus dibaca orang kedua sebelum terbit, tanpa kecuali, termasuk ketika yang meminta adalah direktur. Orang kedua tidak menilai gaya bahasa; ia mencocokkan angka dengan sumbernya.",
            "Sesudah terbit, pengaju membuka halaman itu di ponselnya sendiri dan membalas “sudah benar”. Barulah tugas dianggap selesai.",
          ],
        },
        {
          heading: "Irama yang bisa dipelihara",
          paragraphs: [
            "Perubahan mendesak dilayani hari itu juga; sisanya dikumpulkan dan dikerjakan pada hari tetap, umpamanya setiap Kamis pagi. Tim kecil lebih sanggup menjaga satu pagi yang teratur daripada gangguan sepanjang minggu. Pada Kamis terakhir setiap bulan, penyunting mengirim daftar halaman kepada walinya masing-masing dengan satu pertanyaan: masih benarkah?",
            "Dalam beberapa putaran, Anda akan melihat halaman mana yang selalu berubah. Mungkin isinya lebih pantas ditulis dengan cara yang tahan lama, seperti rentang alih-alih angka pasti, atau dipindahkan ke satu tempat agar tidak perlu diralat di lima halaman. Perawatan terbaik kadang berupa mengurangi hal yang perlu dirawat.",
          ],
        },
      ],
    },
  ],
};
