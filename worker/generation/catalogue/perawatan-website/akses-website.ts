import type { Topic } from "../topic";

export const topic: Topic = {
  id: "akses-website",
  category: "Perawatan Website",
  subject: "pengelolaan akses website",
  keywords: ["akses", "sandi", "password", "akun", "login", "admin", "hak"],
  asks: [
    "password website",
    "akses website",
    "admin website keluar",
    "karyawan keluar akses website",
    "siapa memegang akun website",
    "lupa siapa pegang domain",
    "hak akses admin",
  ],
  angles: [
    {
      title: "Daftar Akun dan Akses Website yang Wajib Dimiliki Perusahaan",
      summary:
        "Domain, hosting, email, analitik: banyak kunci, sedikit yang tahu letaknya. Buat inventaris akun agar kendali website benar-benar ada di tangan usaha.",
      opening: [
        "Cobalah pertanyaan ini pada rapat berikutnya: kalau website harus dipindahkan besok, akun apa saja yang diperlukan dan siapa yang dapat masuk ke sana? Biasanya ruangan menjadi hening, lalu seseorang menyebut nama orang yang sudah lama tidak bekerja di situ.",
        "Website bukan satu benda dengan satu kunci. Ia rangkaian layanan, dan masing-masing memiliki pemilik, tagihan, serta email pemulihannya sendiri. Inventaris membuat rangkaian itu terlihat. Menyusunnya cukup sekali; sesudah itu Anda hanya menjaga supaya tetap benar.",
      ],
      sections: [
        {
          heading: "Telusuri dari tagihan dan kotak surat",
          paragraphs: [
            "Jangan mengandalkan ingatan. Buka mutasi rekening dan kartu usaha selama satu tahun, tandai semua pembayaran kepada penyedia layanan. Kemudian cari kata seperti “perpanjangan”, “verifikasi”, dan “selamat datang” di email perusahaan. Terakhir, tanyai orang yang dulu membangun website. Tiga sumber ini sering memunculkan layanan yang sudah dilupakan, misalnya alat pengirim buletin yang masih menarik biaya.",
            "Layanan gratis juga dicatat. Tidak membayar bukan berarti tidak penting; kehilangan akun analitik berarti kehilangan riwayat yang tidak bisa dibeli kembali.",
          ],
        },
        {
          heading: "Kolom yang perlu ada",
          paragraphs: [
            "Lembar inventaris tidak memuat kata sandi. Sandi tinggal di pengelola sandi, sedangkan lembar ini menjawab pertanyaan yang timbul ketika sesuatu bermasalah.",
          ],
          list: [
            "Nama layanan dan gunanya bagi website.",
            "Badan atau orang yang tercatat sebagai pemilik.",
            "Email utama serta nomor untuk pemulihan.",
            "Siapa saja yang berwenang, beserta tingkatannya.",
            "Tanggal perpanjangan dan cara bayarnya.",
            "Letak kode cadangan verifikasi dua langkah.",
          ],
        },
        {
          heading: "Temukan titik yang menakutkan",
          paragraphs: [
            "Setelah terisi, baca kolom pemilik dari atas ke bawah. Ada nama pribadi vendor? Ada nomor telepon yang sudah hangus? Ada satu orang yang muncul di setiap baris? Setiap temuan adalah risiko yang dapat diperbaiki selagi semua pihak masih berhubungan baik. Mulailah dari registrar domain, sebab siapa yang menguasainya dapat memindahkan seluruh alamat, termasuk email. Hosting menyusul, kemudian sisanya.",
            "Mintalah pemindahan dengan bahasa biasa, tanpa tuduhan. Vendor yang baik akan lega karena tanggung jawabnya menjadi jelas. Bila ia keberatan, lebih baik Anda mengetahuinya sekarang daripada pada malam ketika semuanya mati.",
          ],
        },
        {
          heading: "Satu amplop untuk keadaan darurat",
          paragraphs: [
            "Pemilik usaha bisa sakit, dan ponselnya bisa masuk sungai. Siapkan cara agar satu orang tepercaya dapat membuka pengelola sandi pada keadaan semacam itu, entah lewat fitur akses darurat atau amplop tersegel di brankas. Uji sekali, lalu segel kembali.",
            "Perbarui inventaris setiap ada layanan baru; lima menit pada hari pendaftaran menghemat sehari penuh pada hari pencarian. Simpan lembarnya di tempat yang tetap bisa dibuka ketika website dan email perusahaan sama-sama mati.",
          ],
        },
      ],
    },
    {
      title: "Saat Pegawai atau Vendor Pergi: Mencabut Akses dengan Rapi",
      summary:
        "Pergantian orang adalah saat paling rawan bagi website. Rencana pencabutan akses, serah terima pengetahuan, dan pemeriksaan setelah mereka pergi.",
      opening: [
        "Perpisahannya hangat, ada kue dan foto bersama. Delapan bulan kemudian, akun orang itu masih bisa masuk ke panel website, membaca pesanan, dan menghapus artikel. Ia tidak berniat jahat. Namun sandinya sama dengan sandi di sebuah layanan yang baru saja bocor, sehingga orang lain yang berniat jahat sekarang memegang kunci yang sama.",
        "Mencabut akses bukan tanda tidak percaya. Itu cara melindungi kedua belah pihak dari pertanyaan yang tidak enak di kemudian hari. Pegawai yang sudah pergi pun tenang, karena namanya tidak ikut terseret ketika ada kejanggalan.",
      ],
      sections: [
        {
          heading: "Dimulai ketika orang datang",
          paragraphs: [
            "Pencabutan yang rapi ditentukan oleh pemberian yang rapi. Buatkan setiap orang akun atas namanya sendiri, jangan akun bersama bernama admin. Beri wewenang sesuai pekerjaannya, dan tulis tanggal berakhir bagi pemagang maupun tenaga lepas. Dengan begitu, saat ia pergi Anda hanya menutup satu baris, dan catatan perubahan di website tetap memperlihatkan siapa mengerjakan apa.",
            "Kalau vendor meminta akun pengelola penuh, tanyakan untuk pekerjaan yang mana. Sering kali kebutuhan itu hanya berlangsung dua hari.",
          ],
        },
        {
          heading: "Serah terima isi kepala",
          paragraphs: [
            "Akun mudah dicabut; pengetahuan tidak. Sisihkan waktu sebelum hari terakhir untuk duduk bersama dan merekam layar sambil ia mengerjakan tugas rutinnya. Tanyakan hal yang tidak tertulis: bagian mana yang rapuh, pekerjaan apa yang ditunda, siapa yang dihubungi ketika pembayaran macet. Satu jam percakapan semacam ini lebih kaya daripada dokumen yang ditulis terburu-buru pada sore perpisahan.",
            "Vendor yang berakhir kontraknya juga menyerahkan berkas sumber, lisensi atas nama Anda, dan cadangan terakhir yang sudah dicoba.",
          ],
        },
        {
          heading: "Urutan pada hari terakhir",
          paragraphs: [
            "Kerjakan dari yang paling berkuasa. Mintalah seorang saksi mencentang setiap baris supaya tidak ada yang terlewat karena sungkan.",
          ],
          list: [
            "Cabut akun di registrar, hosting, dan panel website.",
            "Ganti email atau nomor pemulihan yang masih miliknya.",
            "Putuskan sesi aktif serta kunci akses yang ia buat.",
            "Ganti sandi bersama yang pernah ia ketahui.",
            "Pindahkan kepemilikan dokumen, artikel, dan jadwal terbit.",
            "Alihkan email kerjanya kepada penggantinya.",
          ],
        },
        {
          heading: "Periksa lagi sebulan sesudahnya",
          paragraphs: [
            "Beberapa integrasi baru kelihatan ketika berhenti bekerja. Laporan mingguan yang ternyata dikirim dari akun lama, formulir yang meneruskan pesan ke email yang sudah ditutup, langganan yang memakai kartu pribadinya. Jadwalkan pemeriksaan sebulan setelah kepergian dan jangan marah bila ada yang lolos.",
            "Pada kesempatan itu pula, lihat daftar pengguna secara keseluruhan. Nama yang tidak dikenali siapa pun di ruangan dinonaktifkan lebih dulu, baru dicari asal-usulnya. Jika seminggu tidak ada yang mengeluh, hapus. Hasilnya dicatat di lembar inventaris akun.",
          ],
        },
      ],
    },
  ],
};
