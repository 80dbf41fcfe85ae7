import type { Topic } from "../topic";

export const topic: Topic = {
  id: "kebijakan-privasi-website",
  category: "Pembuatan Website",
  subject: "kebijakan privasi website",
  keywords: ["kebijakan privasi", "privasi", "privacy policy", "data pribadi", "cookie", "data pengunjung"],
  asks: [
    "kebijakan privasi website",
    "cara membuat kebijakan privasi",
    "contoh kebijakan privasi",
    "privacy policy website",
    "isi kebijakan privasi",
  ],
  angles: [
    {
      title: "Kebijakan Privasi Website: Isi dan Cara Menulisnya",
      summary:
        "Kebijakan privasi menerangkan data apa yang Anda minta, untuk apa, dan siapa yang melihatnya. Cara menyusunnya dengan bahasa yang dipahami pelanggan.",
      opening: [
        "Formulir pendaftaran kursus memasak meminta nama, nomor WhatsApp, tanggal lahir, dan alamat. Seorang ibu berhenti di kolom ketiga. Untuk apa mereka perlu tanggal lahir saya? Ia mencari penjelasan di kaki halaman, menemukan dokumen berbahasa Inggris hasil salinan, lalu menutupnya.",
        "Halaman kebijakan privasi ada untuk menjawab ibu tersebut. Isinya keterangan jujur mengenai data yang Anda kumpulkan dan perlakuan terhadapnya. Tulisan berikut membantu Anda menyiapkan bahan dan menulis rancangannya. Ini bukan nasihat hukum; untuk aturan yang berlaku bagi usaha Anda, mintalah pendapat ahli hukum.",
      ],
      sections: [
        {
          heading: "Mulai dari kenyataan, bukan dari contoh",
          paragraphs: [
            "Godaan pertama adalah menyalin kebijakan perusahaan besar dan mengganti namanya. Masalahnya, salinan itu berjanji atas nama Anda. Toko tas yang menyalin kalimat tentang “petugas perlindungan data” akan kebingungan ketika ada yang benar-benar ingin berbicara dengan petugas itu.",
            "Kebijakan yang pendek dan benar lebih berguna bagi pembaca daripada yang panjang dan asing. Maka pekerjaan pertama adalah mencari tahu apa yang sungguh terjadi pada data di website Anda. Sering kali hasilnya melegakan, karena data yang dikumpulkan usaha kecil ternyata sedikit.",
          ],
        },
        {
          heading: "Langkah menyusunnya",
          paragraphs: [
            "Kerjakan bersama orang yang membalas pesan dan orang yang membuat website. Masing-masing tahu separuh jawabannya.",
          ],
          steps: [
            "Buka setiap formulir dan catat kolomnya, termasuk kolom yang tidak wajib diisi.",
            "Tulis di sebelah setiap kolom untuk apa data itu dipakai. Kolom yang tidak punya jawaban sebaiknya dihapus.",
            "Tanyakan kepada pembuat website alat apa saja yang terpasang: penghitung kunjungan, iklan, obrolan, peta, video.",
            "Telusuri ke mana data mengalir: kotak masuk, lembar kerja, aplikasi kasir, jasa kirim.",
            "Tetapkan berapa lama data disimpan dan siapa yang menghapusnya.",
            "Tulis rancangan dengan bahasa sehari-hari, lalu bacakan kepada orang di luar usaha.",
            "Mintalah ahli hukum memeriksanya sebelum ditayangkan.",
          ],
        },
        {
          heading: "Bagian yang biasanya ada di dalamnya",
          paragraphs: ["Judul setiap bagian boleh berupa pertanyaan, sebab begitulah orang mencarinya."],
          list: [
            "Siapa kami dan bagaimana menghubungi kami soal data.",
            "Data apa yang kami minta dan apa yang tercatat dengan sendirinya.",
            "Untuk keperluan apa data itu kami gunakan.",
            "Pihak lain yang ikut menerima, misalnya jasa kirim atau layanan pembayaran.",
            "Berapa lama kami menyimpannya dan bagaimana meminta penghapusan.",
            "Kapan halaman ini terakhir diperbarui.",
          ],
        },
        {
          heading: "Dari bahasa hukum ke bahasa pelanggan",
          paragraphs: [
            "Pembaca memutuskan untuk percaya dari kalimat yang ia pahami. Bandingkan dua cara mengatakan hal yang sama.",
          ],
          table: {
            head: ["Kalimat yang kabur", "Kalimat yang menjelaskan"],
            rows: [
              [
                "Data dapat digunakan untuk meningkatkan layanan.",
                "Nomor Anda kami pakai untuk mengabarkan jadwal kelas.",
              ],
              [
                "Informasi dibagikan kepada mitra tepercaya.",
                "Nama dan alamat kami berikan kepada kurir yang mengantar pesanan.",
              ],
              [
                "Data disimpan sesuai kebutuhan.",
                "Pesan dari formulir kami hapus setelah pesanan selesai dan masa garansinya lewat.",
              ],
              [
                "Pengguna dapat mengajukan permohonan tertulis.",
                "Ingin data Anda dihapus? Kirim email ke alamat di bawah ini.",
              ],
            ],
          },
        },
        {
          heading: "Cookie dan alat penghitung kunjungan",
          paragraphs: [
            "Banyak website menyimpan berkas kecil bernama cookie di browser pengunjung. Ada yang membuat keranjang belanja tetap terisi, ada yang menghitung kunjungan, ada pula yang dipakai untuk iklan. Sebutkan kelompoknya dan gunanya; nama teknis setiap berkas tidak perlu dihafal pembaca.",
            "Tanyakan juga kepada diri sendiri apakah semua alat itu masih dibaca hasilnya. Alat pelacak yang dipasang untuk iklan lama lalu dilupakan hanya menambah bahan yang harus diterangkan. Mencabutnya membuat halaman lebih ringan sekaligus kebijakan lebih pendek.",
          ],
        },
        {
          heading: "Cocokkan dengan kebiasaan sehari-hari",
          paragraphs: [
            "Tulisan yang rapi bisa dibatalkan oleh satu kebiasaan. Kebijakan Anda mengatakan data hanya dilihat admin pesanan, padahal tangkapan layar alamat pelanggan beredar di grup karyawan. Atau Anda berjanji tidak mengirim promosi tanpa izin, sementara semua nomor pembeli dimasukkan ke daftar siaran.",
            "Jadi, setelah rancangan selesai, bacalah bersama tim dan tanyakan bagian mana yang belum benar. Ubah kebiasaannya atau ubah kalimatnya, jangan biarkan keduanya berselisih. Tunjuk satu orang yang menjawab bila pelanggan meminta datanya diperbaiki atau dihapus, dan beri tahu ia harus menghapus dari mana saja.",
          ],
        },
        {
          heading: "Letakkan di tempat orang bertanya",
          paragraphs: [
            "Tautan di kaki halaman memang lazim, tetapi pertanyaan muncul di dekat formulir. Tambahkan satu kalimat di atas tombol kirim yang menyebut kegunaan data, diikuti tautan menuju kebijakan lengkap. Untuk melihat bagaimana kalimat pendek seperti itu ditempatkan, Anda boleh memeriksa formulir di [halaman kontak kami](/contact).",
            "Tinjau ulang setiap kali ada alat baru, kolom baru, atau orang baru yang menerima data. Sisihkan satu jam setahun untuk membaca halaman ini dari atas ke bawah bersama orang yang membalas pesan. Ia yang pertama tahu kalau kenyataannya sudah berbeda dari tulisan.",
          ],
        },
      ],
    },
  ],
};
