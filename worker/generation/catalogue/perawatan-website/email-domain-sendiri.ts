import type { Topic } from "../topic";

export const topic: Topic = {
  id: "email-domain-sendiri",
  category: "Perawatan Website",
  subject: "email dengan nama domain sendiri",
  keywords: [
    "email domain",
    "email bisnis",
    "email perusahaan",
    "email dengan domain sendiri",
    "email profesional",
    "membuat email perusahaan",
    "mx record",
  ],
  asks: [
    "email dengan nama domain sendiri",
    "cara membuat email perusahaan",
    "email bisnis",
    "email domain sendiri",
    "cara membuat email domain",
  ],
  angles: [
    {
      title: "Email dengan Nama Domain Sendiri: Manfaat dan Cara Membuat",
      summary:
        "Alamat email dengan nama usaha terlihat resmi dan tidak ikut pergi bersama pegawai. Cara menyiapkannya, memilih layanan, dan menjaganya tetap sampai.",
      opening: [
        "Penawaran sewa alat berat dikirim dari alamat email gratis berisi nama panggilan dan tahun lahir. Isinya rapi, harganya bersaing. Bagian pembelian di perusahaan penerima ragu membukanya, karena sepekan sebelumnya mereka hampir tertipu oleh alamat semacam itu.",
        "Email dengan nama domain sendiri, misalnya kata “penawaran” yang diikuti nama perusahaan, menjawab keraguan tersebut dalam satu baris. Ia juga menyelesaikan masalah yang lebih jarang dibicarakan: surat-surat usaha tersimpan di tempat yang dikuasai usaha, bukan di kotak pribadi seseorang.",
      ],
      sections: [
        {
          heading: "Apa yang berubah bagi usaha Anda",
          paragraphs: [
            "Manfaatnya sering disederhanakan menjadi gengsi. Sebenarnya ada alasan yang lebih praktis.",
          ],
          list: [
            "Penerima dapat mencocokkan alamat pengirim dengan website Anda.",
            "Pegawai pindah, kotak suratnya tetap tinggal dan bisa dialihkan.",
            "Satu alamat seperti pesanan atau tagihan dapat dibaca beberapa orang.",
            "Penyedia email bisa diganti tanpa mengganti alamat di kartu nama.",
            "Surat dari website, seperti konfirmasi pesanan, memakai nama yang sama.",
          ],
        },
        {
          heading: "Tiga cara menyediakannya",
          paragraphs: ["Pilihan bergantung pada jumlah orang, kebiasaan, dan siapa yang akan mengurusnya."],
          table: {
            head: ["Cara", "Kelebihan", "Yang perlu diperhatikan"],
            rows: [
              [
                "Kotak surat bawaan hosting",
                "Sering sudah termasuk",
                "Ruang terbatas, ikut terganggu bila hosting bermasalah",
              ],
              [
                "Layanan email berlangganan",
                "Stabil, ada kalender dan penyaring spam",
                "Dihitung per orang setiap bulan",
              ],
              [
                "Penerusan ke email yang ada",
                "Cepat dipasang, hampir tanpa biaya",
                "Membalas dari alamat domain perlu pengaturan tambahan",
              ],
            ],
          },
        },
        {
          heading: "Langkah menyiapkannya",
          paragraphs: [
            "Lakukan pada hari kerja yang tenang. Bila email lama masih dipakai, jangan dimatikan sebelum langkah terakhir.",
          ],
          steps: [
            "Tentukan alamat yang dibutuhkan: satu umum, satu untuk tagihan, lalu untuk orang bila perlu.",
            "Pilih layanan dan buat kotak suratnya.",
            "Pasang catatan MX di pengaturan DNS domain, sesuai petunjuk layanan.",
            "Tambahkan catatan SPF, DKIM, dan DMARC agar surat Anda dikenali sebagai asli.",
            "Kirim surat percobaan ke beberapa penyedia, balas, dan periksa folder spam.",
            "Pasang di ponsel serta komputer setiap pemakai, lengkap dengan verifikasi dua langkah.",
            "Teruskan email lama ke alamat baru selama masa peralihan, lalu umumkan.",
          ],
        },
        {
          heading: "Memilih nama alamat",
          paragraphs: ["Alamat yang baik bertahan lebih lama daripada pemegangnya."],
          parts: [
            {
              heading: "Alamat menurut tugas",
              paragraphs: [
                "Gunakan untuk hal yang dilihat umum: halo, pesanan, tagihan, karier. Ketika tugas berpindah orang, tidak ada yang perlu dicetak ulang.",
              ],
            },
            {
              heading: "Alamat menurut nama orang",
              paragraphs: [
                "Cocok bagi orang yang membangun hubungan, seperti tenaga penjualan. Sepakati polanya dari awal, misalnya nama depan saja, dan pikirkan apa yang dilakukan bila ada dua orang bernama sama.",
              ],
            },
          ],
        },
        {
          heading: "Supaya surat tidak masuk spam",
          paragraphs: [
            "Penerima menilai surat dari beberapa hal: apakah pengirimnya berhak memakai domain itu, bagaimana riwayatnya, dan apa isinya. Tiga catatan DNS tadi menjawab pertanyaan pertama. Minta penyedia memeriksa apakah ketiganya sudah lulus; kebanyakan menyediakan halaman pengujian.",
            "Riwayat dijaga dengan tidak mengirim promosi massal dari kotak surat sehari-hari. Kalau ingin mengirim kabar kepada banyak pelanggan, pakai layanan khusus, mintalah izin mereka, dan sediakan cara berhenti. Satu kiriman gegabah kepada ribuan alamat dapat membuat tagihan bulan depan tersangkut di folder spam klien.",
          ],
        },
        {
          heading: "Menjaga kata sandi dan isinya",
          paragraphs: [
            "Kotak surat membuka jalan ke banyak akun lain. Lewat sanalah kata sandi marketplace, media sosial, dan website dipulihkan. Pakai kata sandi yang tidak dipakai di tempat lain, aktifkan verifikasi dua langkah, dan jangan membagikan satu kotak dengan satu sandi kepada lima orang bila layanan menyediakan kotak bersama.",
            "Siapkan tata cara saat pegawai keluar: sandi diganti hari itu, surat masuk diteruskan kepada penggantinya, dan isi lama disimpan sesuai kebutuhan usaha. Jangan menunggu perpisahan yang buruk untuk memikirkannya. Akun registrar domain sebaiknya memakai email di luar domain itu sendiri. Kalau domainnya bermasalah, Anda tetap dapat menerima pesan untuk memperbaikinya.",
          ],
        },
        {
          heading: "Hubungannya dengan website",
          paragraphs: [
            "Email dan website memakai domain yang sama, tetapi tidak harus tinggal di tempat yang sama. Memisahkannya membuat surat tetap mengalir ketika website pindah atau terganggu. Yang harus diingat hanya satu: siapa pun yang mengubah DNS untuk website wajib menyalin catatan email lebih dahulu. Banyak usaha kehilangan surat berhari-hari hanya karena langkah kecil ini terlewat pada hari peluncuran website baru. Tempelkan pengingatnya di dokumen serah terima, supaya vendor berikutnya pun membacanya sebelum menyentuh apa pun.",
            "Menghubungkan formulir website ke email tim termasuk dalam [layanan integrasi kami](/services). Apakah kotak suratnya disertakan, tanyakan kepada penyedia mana pun, juga kepada [kami](/contact), sebelum memesan paket, karena jawabannya bergantung pada hosting yang dipakai.",
          ],
        },
      ],
    },
  ],
};
