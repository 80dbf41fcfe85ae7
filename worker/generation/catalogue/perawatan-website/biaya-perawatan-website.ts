import type { Topic } from "../topic";

export const topic: Topic = {
  id: "biaya-perawatan-website",
  category: "Perawatan Website",
  subject: "biaya perawatan website",
  keywords: [
    "biaya perawatan website",
    "biaya maintenance website",
    "biaya tahunan website",
    "perpanjangan domain",
    "perpanjangan hosting",
    "harga maintenance",
    "biaya website per bulan",
  ],
  asks: [
    "biaya perawatan website",
    "biaya maintenance website",
    "biaya website per tahun",
    "biaya perpanjangan domain dan hosting",
    "berapa biaya maintenance website",
  ],
  angles: [
    {
      title: "Biaya Perawatan Website: Apa Saja yang Dibayar Tiap Tahun?",
      summary:
        "Setelah website jadi, masih ada tagihan yang datang berkala. Kenali setiap posnya, mana yang wajib, dan cara menyusun anggarannya tanpa terkejut.",
      opening: [
        "Website bengkel las di Cikarang selesai tahun lalu dan sudah lunas. Maka tagihan yang datang bulan ini terasa seperti salah alamat. Pemiliknya bertanya kepada tiga orang dan mendapat tiga jawaban: itu domain, itu hosting, itu maintenance. Ternyata ketiganya benar sebagian.",
        "Membeli website mirip membeli sepeda motor. Harga belinya satu hal, sedangkan pajak, oli, dan ban adalah hal lain. Kalau pos-posnya diketahui sejak awal, tidak ada yang mengejutkan. Orang kesal terutama karena tidak tahu apa yang sedang dibayarnya.",
      ],
      sections: [
        {
          heading: "Pos biaya yang mungkin Anda temui",
          paragraphs: [
            "Tidak semua website memiliki semua pos ini. Cocokkan dengan tagihan yang pernah Anda terima.",
          ],
          table: {
            head: ["Pos", "Untuk apa", "Sifatnya"],
            rows: [
              ["Domain", "Mempertahankan nama", "Wajib, biasanya tahunan"],
              ["Hosting", "Tempat website berjalan", "Wajib, bulanan atau tahunan"],
              ["Sertifikat", "Koneksi https", "Wajib ada, sering tanpa biaya"],
              ["Email dengan nama domain", "Surat-menyurat resmi", "Pilihan, dihitung per kotak surat"],
              ["Lisensi tema atau plugin", "Pembaruan fitur tertentu", "Tergantung cara website dibuat"],
              [
                "Maintenance",
                "Pembaruan, cadangan, pemantauan",
                "Pilihan, sangat dianjurkan bila website sering dipakai",
              ],
              [
                "Perubahan isi",
                "Mengganti teks, foto, halaman",
                "Sesuai permintaan atau termasuk maintenance",
              ],
            ],
          },
        },
        {
          heading: "Yang wajib dan yang dapat ditunda",
          paragraphs: ["Ketika kas sedang sempit, urutan berikut membantu memutuskan."],
          parts: [
            {
              heading: "Jangan pernah ditunda",
              paragraphs: [
                "Domain berada di urutan pertama, karena kehilangan nama jauh lebih mahal daripada kehilangan tampilan. Hosting menyusul. Tanpa keduanya, pekerjaan lain tidak ada gunanya. Cadangan juga termasuk, sebab tanpa salinan Anda tidak punya pilihan ketika keadaan memburuk.",
              ],
            },
            {
              heading: "Boleh dikurangi sementara",
              paragraphs: [
                "Frekuensi laporan, jumlah kotak email, dan perubahan tampilan yang sifatnya selera. Bicarakan dulu dengan vendornya; mengecilkan lingkup hampir selalu lebih baik daripada menunggak.",
              ],
            },
            {
              heading: "Sebaiknya dihentikan",
              paragraphs: [
                "Langganan alat yang tidak lagi dibuka, lisensi untuk tema lama, dan hosting percobaan yang terlupa. Pos seperti ini biasanya ditemukan ketika semua tagihan dijejerkan.",
              ],
            },
          ],
        },
        {
          heading: "Apa isi maintenance sebenarnya?",
          paragraphs: [
            "Kata ini dipakai untuk pekerjaan yang berlainan. Ada yang berarti memperpanjang hosting saja. Ada yang mencakup pembaruan sistem, cadangan, pemantauan keamanan, dan perubahan kecil pada isi halaman. Sebelum membandingkan harga, samakan dulu isinya. Dua penawaran dengan angka berdekatan bisa terpaut jauh dalam hal pekerjaan.",
            "Mintalah daftar pekerjaan berikut frekuensinya, lalu tanyakan apa yang tidak termasuk. Menambah halaman baru, merombak tampilan, atau memulihkan website yang diretas kerap dihitung terpisah. Itu wajar, asalkan tertulis.",
          ],
        },
        {
          heading: "Syarat yang perlu ditanyakan di depan",
          paragraphs: [
            "Biaya bulanan baru berarti setelah syaratnya diketahui. Ajukan pertanyaan ini kepada penyedia mana pun.",
          ],
          list: [
            "Berapa lama kontrak minimalnya, dan apa yang terjadi bila berhenti lebih awal?",
            "Apakah perawatan menjadi bagian paket atau boleh dipilih terpisah?",
            "Berapa banyak perubahan kecil yang termasuk setiap bulan?",
            "Seberapa cepat laporan gangguan dijawab?",
            "Bila kontrak selesai, apa saja yang diserahkan kepada kami?",
            "Apakah harga dapat berubah saat diperpanjang?",
          ],
        },
        {
          heading: "Bagaimana kami menuliskannya",
          paragraphs: [
            "Supaya Anda bisa menghitung sebelum memesan, syarat itu kami cantumkan di [halaman harga](/pricing). Maintenance memiliki kontrak minimal dua belas bulan; pada paket Enterprise sifatnya opsional. Domain dan hosting tahun pertama sudah termasuk dalam paket, jadi tanyakan pula biaya perpanjangannya mulai tahun kedua sebelum menandatangani.",
            "Kalau kontrak setahun terasa panjang bagi usaha Anda, katakan saja pada [percakapan pertama](/contact). Lebih baik ketidakcocokan diketahui saat itu daripada di tengah jalan.",
          ],
        },
        {
          heading: "Menyusun anggaran setahun",
          paragraphs: ["Satu lembar kerja sudah memadai. Kerjakan sekali, lalu perbarui setiap ada tagihan."],
          steps: [
            "Kumpulkan semua tagihan setahun terakhir, termasuk yang dipotong otomatis dari kartu.",
            "Tulis nama pos, penyedia, jumlah, tanggal, dan siapa yang memegang akunnya.",
            "Ubah semuanya menjadi biaya per bulan supaya bisa dibandingkan.",
            "Tandai masa promo yang akan berakhir dan cari tahu harga normalnya.",
            "Sisihkan dana kecil untuk kejadian tak terduga, misalnya perbaikan mendesak.",
            "Jadwalkan peninjauan sebulan sebelum perpanjangan terbesar.",
          ],
        },
        {
          heading: "Merawat sendiri, apakah lebih murah?",
          paragraphs: [
            "Bisa, bila ada orang yang mau dan mampu. Website statis dengan sedikit perubahan relatif ringan dijaga. Website dengan banyak plugin dan transaksi meminta perhatian setiap pekan. Hitung jam kerja pegawai yang mengerjakannya, beserta akibatnya bila ia salah menekan tombol atau sedang cuti.",
            "Banyak usaha memilih jalan tengah: isi diurus sendiri, sedangkan pembaruan dan cadangan diserahkan. Bagian mana pun yang Anda pilih, tulis nama penanggung jawabnya, supaya tidak ada pekerjaan yang dikira sudah diurus orang lain. Tinjau pembagian itu setahun sekali bersama anggarannya, karena orang dan kebutuhan sama-sama berubah.",
          ],
        },
      ],
    },
  ],
};
