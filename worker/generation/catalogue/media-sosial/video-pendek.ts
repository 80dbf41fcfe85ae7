import type { Topic } from "../topic";

export const topic: Topic = {
  id: "video-pendek",
  category: "Media Sosial",
  subject: "video pendek",
  keywords: ["video", "reels", "tiktok", "rekaman", "shorts", "naskah"],
  asks: [
    "video pendek",
    "reels",
    "ide video tiktok",
    "ide konten reels",
    "naskah video pendek",
    "video tiktok jualan",
    "konten video tanpa wajah",
  ],
  angles: [
    {
      title: "Cara Membuat Naskah Video Pendek untuk Reels dan TikTok",
      summary:
        "Video pendek yang ditonton sampai habis biasanya sudah selesai di atas kertas. Begini cara menyusun pembuka, isi, dan penutupnya sebelum kamera menyala.",
      opening: [
        "Ponsel sudah di tripod, lampu menyala, lalu pemilik bengkel itu berkata, “Halo semuanya, kembali lagi bersama kami.” Tujuh detik lewat sebelum penonton tahu videonya tentang apa. Padahal isinya bagus sekali: ia hendak memperlihatkan kampas rem yang sudah habis dan bunyi yang menandainya.",
        "Kebanyakan video pendek kalah di meja tulis, bukan di kamera. Kabar baiknya, menulis naskah sependek itu hanya perlu selembar kertas dan sepuluh menit yang tenang.",
      ],
      sections: [
        {
          heading: "Mulai dari tengah cerita",
          paragraphs: [
            "Buang salam, nama toko, dan perkenalan. Penonton belum punya alasan untuk mengenal Anda. Bukalah dengan hal yang paling menarik dilihat atau didengar: bunyi rem yang mendecit, adonan yang mengembang, noda yang baru hilang separuh. Kalimat pertamanya menyebut masalah penonton. “Kalau mobil Anda berbunyi begini saat berhenti, jangan tunggu minggu depan.” Siapa Anda bisa dijelaskan belakangan, bahkan cukup lewat tulisan kecil di sudut layar.",
          ],
        },
        {
          heading: "Satu video memuat satu janji",
          paragraphs: [
            "Pemilik usaha sering ingin memasukkan semuanya: sejarah toko, lima produk, promo, dan alamat. Hasilnya daftar yang dibacakan terburu-buru. Tulis satu kalimat tentang apa yang diketahui penonton setelah video selesai. Setiap adegan yang tidak mendukung kalimat itu dipindahkan ke video berikutnya. Dengan cara ini satu kunjungan ke dapur bisa menghasilkan empat video, dan semuanya lebih enak ditonton. Bila janji itu sendiri terasa kabur, tanyakan kepada pegawai di depan: hal apa yang minggu ini paling sering mereka jelaskan kepada pelanggan?",
          ],
        },
        {
          heading: "Kerangka yang bisa dipakai berulang",
          paragraphs: [
            "Kerangka di bawah cocok untuk usaha yang menjual barang maupun jasa. Isi setiap baris dengan satu atau dua kalimat lisan, lalu bacakan keras-keras sambil menghitung waktunya.",
          ],
          list: [
            "Gambar pembuka yang memperlihatkan masalah atau hasil akhir.",
            "Alasan penonton perlu peduli, dalam satu kalimat.",
            "Langkah atau bukti, paling banyak tiga potong gambar.",
            "Kesalahan yang sering terjadi dan akibatnya.",
            "Ajakan tunggal: simpan, tanya, atau datang.",
          ],
        },
        {
          heading: "Rekam sesuai urutan kertas",
          paragraphs: [
            "Tempel naskah di dekat lensa supaya mata tidak lari ke bawah. Rekam setiap baris sebagai potongan terpisah, ulangi sampai lancar, dan sisakan jeda sebentar di awal serta akhir supaya mudah dipotong. Suara lebih menentukan daripada ketajaman gambar; matikan kipas, tutup pintu, dan dekatkan mikrofon ke mulut. Kalau tempat kerja memang bising, rekam gambarnya di sana dan ucapkan naskahnya di kamar yang banyak kainnya.",
            "Tambahkan teks berisi inti ucapan karena banyak orang menonton di angkutan umum tanpa suara. Terakhir, tonton hasilnya sekali seolah Anda pelanggan. Bagian mana yang membuat Anda sendiri ingin menggeser layar? Potong di situ, walau adegannya sulit diambil.",
          ],
        },
      ],
    },
    {
      title: "Ide Konten Video Tanpa Wajah untuk Pemilik Usaha",
      summary:
        "Tidak semua pemilik usaha nyaman berbicara di depan lensa. Kumpulan cara membuat video dari tangan, benda, dan suara, tanpa harus menjadi pembawa acara.",
      opening: [
        "“Saya jualan, bukan artis.” Kalimat itu mudah dimengerti, dan ada benarnya. Memaksa orang pendiam berjoget di depan kasir menghasilkan video yang kikuk bagi pembuatnya maupun penontonnya. Untungnya, wajah bukan syarat.",
        "Yang dicari calon pembeli adalah keyakinan bahwa pekerjaan Anda sungguhan. Tangan yang terampil, mesin yang berputar, dan rak yang tertata dapat memberikannya tanpa sepatah kata pun dari pemiliknya.",
      ],
      sections: [
        {
          heading: "Biarkan tangan yang bercerita",
          paragraphs: [
            "Pasang ponsel di atas meja kerja, lensanya menghadap lurus ke bawah. Tukang sepatu di Bandung bisa merekam sol lama dilepas, bagian dalam dibersihkan, lalu sol baru direkatkan. Penjual bunga cukup merangkai satu buket dari tangkai pertama sampai pita. Percepat bagian yang panjang, perlambat bagian yang sulit, dan biarkan suara aslinya terdengar. Gunting memotong kain punya irama yang tidak bisa digantikan lagu. Perhatikan saja latarnya: singkirkan gelas kopi dan tumpukan nota sebelum merekam, karena mata penonton selalu lari ke benda yang tidak pada tempatnya.",
          ],
        },
        {
          heading: "Suara tanpa wajah",
          paragraphs: [
            "Bila perlu penjelasan, rekam suara belakangan seperti meninggalkan pesan suara untuk teman. Bicara sambil melihat gambarnya membuat intonasi lebih wajar daripada membaca. Karyawan yang terbiasa melayani pelanggan sering kali paling luwes untuk tugas ini; tanyakan dulu kesediaannya. Tulisan di layar juga cukup, asal hurufnya besar dan tidak menutupi benda yang sedang dikerjakan. Pecah kalimat panjang menjadi beberapa kali muncul, dan beri waktu baca yang longgar.",
          ],
        },
        {
          heading: "Enam bahan yang sudah ada di sekitar Anda",
          paragraphs: [
            "Kehabisan gagasan biasanya berarti terlalu lama menatap aplikasi. Berdirilah, lalu kelilingi tempat kerja dengan kamera menyala.",
          ],
          list: [
            "Barang datang: membuka kiriman bahan dan memeriksa mutunya.",
            "Perbandingan: dua bahan mirip yang sifatnya berbeda.",
            "Kesalahan: hasil gagal dan cara Anda memperbaikinya.",
            "Pengemasan: lapisan pelindung untuk kiriman yang mudah pecah.",
            "Alat: perkakas tua yang tetap dipakai, beserta alasannya.",
            "Penutupan: toko dirapikan sebelum lampu dimatikan.",
          ],
        },
        {
          heading: "Kerjakan dalam satu kali rekam",
          paragraphs: [
            "Tetapkan satu hari dalam dua minggu ketika ponsel dipasang sejak pagi. Jangan mengubah alur kerja demi kamera; cukup hentikan sejenak bila ada tamu atau layar yang memuat data pelanggan. Malamnya pilih potongan terbaik dan susun seadanya. Simpan sisa rekaman dalam folder bertanggal; suatu saat Anda membutuhkan gambar hujan di depan toko.",
            "Video pertama akan terasa terlalu sederhana. Terbitkan saja. Setelah lima atau enam kali, Anda akan tahu potongan mana yang membuat orang bertanya, dan dari pertanyaan itulah gagasan berikutnya datang. Rasa malu pun berkurang dengan sendirinya. Jangan kaget bila suatu hari pelanggan bertanya siapa pemilik tangan yang rapi itu, lalu Anda tidak keberatan menjawabnya di depan lensa.",
          ],
        },
      ],
    },
  ],
};
