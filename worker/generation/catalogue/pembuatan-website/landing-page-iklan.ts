import type { Topic } from "../topic";

export const topic: Topic = {
  id: "landing-page-iklan",
  category: "Pembuatan Website",
  subject: "landing page untuk iklan",
  keywords: ["landing page", "landing", "iklan", "ads", "kampanye", "konversi", "halaman arahan"],
  asks: [
    "landing page",
    "cara membuat landing page iklan",
    "landing page iklan google",
    "kapan perlu landing page",
    "halaman untuk iklan",
  ],
  angles: [
    {
      title: "Menyusun Landing Page Iklan: Satu Halaman, Satu Tujuan",
      summary:
        "Urutan isi landing page yang selaras dengan iklannya: janji di layar pertama, bukti, jawaban atas keberatan, satu tombol, dan formulir yang tidak melelahkan.",
      opening: [
        "Sebuah bengkel AC memasang iklan “cuci AC, teknisi datang hari ini”. Orang yang mengekliknya mendarat di beranda dengan sejarah perusahaan, galeri kegiatan, dan enam menu. Kebanyakan pergi sebelum menemukan nomor telepon. Iklannya bekerja, halamannya tidak.",
        "Landing page ada untuk meneruskan janji iklan sampai menjadi satu tindakan. Karena tugasnya hanya satu, menyusunnya lebih mirip menyiapkan jawaban seorang penjual daripada merancang website.",
      ],
      sections: [
        {
          heading: "Ulangi janji iklan pada layar pertama",
          paragraphs: [
            "Pengunjung perlu yakin dalam sekejap bahwa ia sampai di tempat yang benar. Bila iklan menyebut “cuci AC hari ini”, judul halaman memakai kata yang sama, disusul wilayah layanan dan jam terakhir pemesanan. Letakkan tombol di bawahnya, bukan setelah tiga kali gulir.",
            "Jika Anda menjalankan dua iklan dengan janji berbeda, siapkan dua halaman. Satu judul yang mencoba melayani keduanya akan terasa samar bagi semua orang.",
          ],
        },
        {
          heading: "Susun isi seperti percakapan",
          paragraphs: [
            "Bayangkan calon pelanggan berdiri di depan Anda dan mengajukan keraguannya satu per satu. Urutan berikut cocok untuk kebanyakan jasa maupun produk tunggal.",
          ],
          list: [
            "Apa yang saya dapat, ditulis sebagai hasil dan bukan sebagai proses.",
            "Bagaimana caranya, dalam tiga langkah pendek dari memesan sampai selesai.",
            "Siapa yang mengerjakan, lengkap dengan foto asli orang atau tempatnya.",
            "Apa kata pelanggan sebelumnya, sebaiknya yang menyebut keadaan mirip dengan pembaca.",
            "Bagaimana jika hasilnya tidak sesuai, yaitu garansi atau cara mengajukan keluhan.",
          ],
        },
        {
          heading: "Buang pintu keluar yang tidak perlu",
          paragraphs: [
            "Menu utama, tautan ke blog, dan ikon media sosial mengajak orang pergi setelah Anda membayar untuk kedatangannya. Pada landing page, cukup sisakan logo, tombol utama, serta tautan kebijakan privasi di bagian bawah. Tombol boleh muncul beberapa kali, asalkan kalimatnya sama dan mengarah ke tempat yang sama pula.",
            "Perhatikan juga kecepatannya. Video latar yang otomatis berputar membuat halaman tersendat di sinyal pas-pasan, padahal pengunjung dari iklan belum punya alasan untuk menunggu. Foto diam yang jelas sudah memadai.",
          ],
        },
        {
          heading: "Minta data secukupnya untuk langkah berikutnya",
          paragraphs: [
            "Untuk menjadwalkan teknisi, Anda membutuhkan nama, nomor yang bisa dihubungi, kecamatan, dan jumlah unit. Alamat lengkap dapat ditanyakan saat konfirmasi. Setiap kotak tambahan memberi satu alasan untuk menunda.",
            "Jelaskan juga apa yang terjadi sesudah tombol ditekan: “Admin kami membalas lewat WhatsApp sebelum pukul lima sore.” Kalimat ini menenangkan orang yang takut dihujani telepon. Lalu pastikan janji tersebut benar-benar dijalankan, sebab iklan berikutnya tidak dapat menebus balasan yang terlambat. Setelah formulir terkirim, tampilkan halaman terima kasih tersendiri, supaya pengelola iklan dapat menghitung berapa permintaan yang datang dari setiap kampanye.",
          ],
        },
      ],
    },
    {
      title: "Kapan Landing Page Lebih Tepat daripada Website Lengkap",
      summary:
        "Membandingkan landing page dan website lengkap dari tujuan, umur pakai, dan cara orang datang, agar pemilik usaha tidak membangun terlalu banyak atau terlalu sedikit.",
      opening: [
        "“Buat satu halaman dulu saja, nanti ditambah.” Saran ini kadang menghemat banyak uang, kadang justru membuat usaha membangun dua kali. Perbedaannya terletak pada dari mana calon pelanggan Anda datang dan seberapa lama mereka menimbang.",
        "Kedua bentuk tersebut sebenarnya bukan pesaing. Yang satu adalah meja penawaran di tengah pameran, yang lain adalah kantor tempat orang datang untuk memastikan. Sebelum memilih, kenali dahulu jenis pertemuan yang Anda butuhkan.",
      ],
      sections: [
        {
          heading: "Saat satu halaman sudah cukup",
          paragraphs: [
            "Landing page cocok ketika ada satu tawaran yang jelas, waktunya terbatas, dan pengunjung datang dari sumber yang Anda kendalikan: iklan, brosur berkode QR, atau siaran pesan kepada pelanggan lama. Kelas memasak yang membuka pendaftaran selama sebulan adalah contoh yang pas. Begitu kursi penuh, halamannya boleh ditutup tanpa merugikan siapa pun.",
            "Bentuk ini juga berguna untuk menguji minat. Sebelum menyewa dapur kedua, pemilik katering dapat menawarkan menu diet di satu halaman dan melihat berapa orang yang bersedia mendaftar.",
          ],
        },
        {
          heading: "Saat orang perlu berkeliling dulu",
          paragraphs: [
            "Pembeli rumah kayu, klien kantor hukum, atau orang tua yang mencari sekolah jarang memutuskan dalam sekali kunjungan. Mereka kembali beberapa kali, membandingkan, lalu menunjukkan halaman Anda kepada pasangan atau atasan. Kebutuhan seperti itu menuntut tempat yang lebih luas: profil, rincian layanan, contoh pekerjaan, dan cara menghubungi.",
            "Pertimbangkan pula pencarian Google. Satu halaman hanya bisa membahas sedikit hal secara mendalam, sementara orang mengetik pertanyaan yang beraneka ragam.",
            "Usaha yang hidup dari rekomendasi mulut ke mulut pun memerlukan ruang ini. Orang yang baru mendengar nama Anda dari tetangga biasanya mencari bukti tambahan, bukan penawaran terbatas dengan hitung mundur.",
          ],
        },
        {
          heading: "Lima pertanyaan untuk memutuskan",
          paragraphs: [
            "Jawab dengan ya atau tidak. Bila sebagian besar jawabannya ya, mulailah dari landing page.",
          ],
          list: [
            "Apakah hanya ada satu produk atau layanan yang ingin didorong?",
            "Apakah orang dapat memutuskan dalam hitungan menit atau hari?",
            "Apakah Anda menyiapkan dana untuk mendatangkan pengunjung?",
            "Apakah tawaran ini punya tanggal akhir?",
            "Apakah hasilnya bisa dihitung dari satu jenis tindakan saja?",
          ],
        },
        {
          heading: "Merencanakan agar tidak membangun dua kali",
          paragraphs: [
            "Bila Anda memulai dari satu halaman, daftarkan domain yang kelak dipakai website utama, bukan alamat sementara. Simpan teks, foto, dan testimoni dalam folder yang rapi karena semuanya akan terpakai lagi. Minta pembuatnya memakai sistem yang bisa ditambah halaman, sehingga langkah kedua menjadi perluasan.",
            "Sebaliknya, usaha yang sudah memiliki website lengkap tetap boleh membuat landing page di dalamnya. Halaman iklan itu menumpang domain yang sudah dikenal, lalu disembunyikan dari menu agar fokusnya terjaga.",
          ],
        },
      ],
    },
  ],
};
