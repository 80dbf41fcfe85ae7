import type { Topic } from "../topic";

export const topic: Topic = {
  id: "apa-itu-seo",
  category: "SEO",
  subject: "SEO",
  keywords: [
    "apa itu seo",
    "pengertian seo",
    "cara kerja seo",
    "search engine optimization",
    "google ads",
    "perbedaan seo dan google ads",
    "iklan google",
    "belajar seo",
  ],
  asks: [
    "apa itu seo",
    "cara kerja seo",
    "pengertian seo",
    "perbedaan seo dan google ads",
    "seo atau google ads",
    "manfaat seo untuk bisnis",
  ],
  angles: [
    {
      title: "Apa Itu SEO dan Bagaimana Cara Kerjanya?",
      summary:
        "SEO adalah pekerjaan membuat website mudah ditemukan dan pantas dipilih di hasil pencarian. Penjelasan cara kerjanya, bagian-bagiannya, dan batasnya.",
      opening: [
        "Seseorang di Sleman mengetik “servis mesin jahit terdekat”. Dalam sekejap muncul deretan nama, peta, dan beberapa iklan. Ia membuka dua, menutup satu, lalu menelepon yang lain. Bengkel yang tidak muncul tidak pernah tahu bahwa sore itu ada mesin jahit yang rusak.",
        "SEO, singkatan dari search engine optimization, adalah pekerjaan supaya bengkel Anda termasuk yang muncul, dan supaya orang punya alasan memilihnya. Isinya sebagian urusan teknis, sebagian urusan menulis, dan sebagian lagi urusan nama baik. Tidak satu pun bersifat gaib.",
      ],
      sections: [
        {
          heading: "Tiga hal yang dilakukan mesin pencari",
          paragraphs: [
            "Sebelum membahas cara memperbaiki posisi, ada baiknya mengetahui apa yang dikerjakan Google ketika tidak ada yang melihat.",
          ],
          steps: [
            "Merayapi: program Google mengikuti tautan dari halaman ke halaman dan membaca isinya.",
            "Mengindeks: halaman yang dianggap layak disimpan dalam catatan besar, lengkap dengan apa yang dibahasnya.",
            "Menyajikan: ketika orang mencari, catatan itu disusun menurut kecocokan, mutu, tempat, dan banyak pertimbangan lain.",
          ],
        },
        {
          heading: "Mengapa halaman bagus bisa tidak muncul",
          paragraphs: [
            "Kegagalan dapat terjadi di setiap tahap. Halaman yang tidak ditautkan dari mana pun sukar ditemukan. Halaman yang isinya sama dengan halaman lain mungkin dibaca, tetapi tidak disimpan. Halaman yang tersimpan pun bisa kalah karena orang mencari dengan kata yang tidak pernah Anda tulis.",
            "Pengetahuan ini menghemat uang. Sebelum membayar siapa pun untuk menulis lebih banyak, pastikan dulu halaman yang ada sudah masuk catatan Google. Pemeriksaannya gratis lewat Search Console.",
          ],
        },
        {
          heading: "Bagian-bagian pekerjaan SEO",
          paragraphs: [
            "Orang membaginya dengan macam-macam nama. Untuk pemilik usaha, tiga kelompok ini sudah memadai.",
          ],
          parts: [
            {
              heading: "Teknis: halaman dapat dibaca",
              paragraphs: [
                "Website cepat terbuka, nyaman di ponsel, alamatnya rapi, dan tidak ada halaman penting yang tanpa sengaja tertutup bagi mesin pencari. Sebagian besar dikerjakan sekali dengan benar, kemudian dijaga supaya tetap begitu.",
              ],
            },
            {
              heading: "Isi: halaman menjawab pencarian",
              paragraphs: [
                "Bengkel mesin jahit menulis jenis mesin yang ditangani, gejala yang biasa muncul, lama pengerjaan, dan wilayah jemputnya. Kata-kata pelanggan masuk dengan sendirinya karena pertanyaan mereka memang dijawab.",
              ],
            },
            {
              heading: "Reputasi: ada yang merekomendasikan",
              paragraphs: [
                "Tautan dari situs yang relevan, ulasan di profil peta, dan penyebutan nama usaha memberi petunjuk bahwa Anda nyata. Reputasi tumbuh lambat, dan justru karena itu sukar ditiru pesaing.",
              ],
            },
          ],
        },
        {
          heading: "Contoh: satu halaman sebelum dan sesudah",
          paragraphs: [
            "Bengkel mesin jahit tadi mula-mula memiliki halaman berjudul “Layanan Kami”. Isinya dua kalimat tentang mutu dan kepuasan. Tidak ada nama mesin, tidak ada kota, tidak ada gejala kerusakan. Orang yang sampai di sana pun belum tahu apakah mesin obrasnya bisa dibawa.",
            "Halaman itu lalu ditulis ulang dengan judul yang menyebut servis mesin jahit dan kotanya. Di bawahnya tercantum jenis mesin, masalah yang sering ditangani, perkiraan lama pengerjaan, foto meja kerja, dan cara menjadwalkan penjemputan. Mesin pencari kini punya bahan untuk memahami isinya. Orang yang membaca juga punya alasan menelepon. Dua keuntungan itu datang dari pekerjaan yang sama, dan di situlah inti SEO yang sehat.",
          ],
        },
        {
          heading: "Yang tidak dapat dijanjikan siapa pun",
          paragraphs: [
            "Urutan hasil ditentukan Google, bukan oleh agensi dan bukan pula oleh besarnya tagihan. Ada beberapa anggapan yang sebaiknya dilepas sebelum memulai.",
          ],
          list: [
            "Posisi pertama dapat dibeli. Yang bisa dibeli adalah tempat iklan, dan itu diberi tanda.",
            "SEO selesai dalam sebulan. Perubahan perlu waktu untuk dibaca dan dinilai ulang.",
            "Makin sering kata kunci diulang, makin baik. Pembaca pergi, dan mesin pencari menganggapnya tipuan.",
            "Banyak kunjungan berarti banyak pembeli. Kunjungan dari orang yang salah tidak membayar sewa.",
            "Sekali naik akan tetap di atas. Pesaing pun terus memperbaiki halamannya.",
          ],
        },
        {
          heading: "Dari mana usaha kecil sebaiknya mulai",
          paragraphs: [
            "Pilih satu layanan yang paling Anda inginkan bertambah pesanannya. Kumpulkan sepuluh pertanyaan pelanggan tentang layanan itu, lalu pastikan satu halaman menjawab semuanya dengan jujur. Beri judul yang memuat nama layanan dan kotanya. Tautkan halaman itu dari beranda.",
            "Setelah itu, lengkapi profil usaha di peta dan mintalah ulasan kepada pelanggan yang puas. Langkah sederhana ini sering sudah cukup untuk usaha yang melayani satu kota, karena pesaingnya pun jarang melakukannya dengan tekun.",
          ],
        },
        {
          heading: "Kapan perlu bantuan dari luar",
          paragraphs: [
            "Bantuan menjadi masuk akal ketika waktu Anda lebih mahal daripada biayanya, ketika ada hambatan teknis yang tidak Anda pahami, atau ketika pesaing di bidang Anda sudah bersungguh-sungguh. Mintalah rencana yang menyebutkan halaman mana akan diubah dan mengapa. Tawaran yang hanya menyebut peringkat tanpa menyebut pekerjaan sebaiknya ditunda dulu.",
            "Kami menawarkan SEO sebagai [layanan tersendiri](/services), terpisah dari pembuatan website, dan isi setiap paket bulanannya terbuka di [halaman harga](/pricing). Bila usaha Anda belum membutuhkannya, kami pun akan mengatakannya.",
          ],
        },
      ],
    },
    {
      title: "Perbedaan SEO dan Google Ads: Mana yang Didahulukan?",
      summary:
        "SEO membangun halaman yang ditemukan sendiri, Google Ads menyewa tempat di atasnya. Bandingkan biaya, waktu, dan hasilnya, lalu pilih urutannya.",
      opening: [
        "Di halaman hasil pencarian yang sama, ada usaha yang membayar untuk setiap klik dan ada yang tidak. Bagi orang yang mencari, keduanya hanya berbeda satu tanda kecil bertuliskan bersponsor. Bagi pemilik usaha, bedanya terasa di rekening setiap akhir bulan.",
        "Perdebatan mana yang lebih baik jarang menghasilkan keputusan. Iklan ibarat menyewa kios di pinggir jalan ramai: hari ini bayar, hari ini ada orang lewat. SEO lebih mirip menanam pohon mangga di halaman sendiri. Tidak ada yang aneh dengan melakukan keduanya, asalkan urutannya sesuai isi kantong.",
      ],
      sections: [
        {
          heading: "Perbandingan yang dapat dibawa ke rapat",
          paragraphs: [
            "Tabel ini tidak memuat angka, sebab angkanya berbeda di setiap bidang dan kota. Isilah dengan keadaan Anda sendiri.",
          ],
          table: {
            head: ["Hal", "SEO", "Google Ads"],
            rows: [
              [
                "Yang dibayar",
                "Pekerjaan pada website dan isinya",
                "Klik atau tayangan, ditambah pengelolaannya",
              ],
              ["Mulai terlihat", "Berangsur, dapat berbulan-bulan", "Tak lama setelah iklan disetujui"],
              ["Ketika berhenti membayar", "Halaman tetap ada dan masih bisa ditemukan", "Iklan hilang"],
              ["Kendali atas kata pencarian", "Tidak langsung", "Dipilih sendiri"],
              ["Tempat munculnya", "Hasil biasa", "Tempat bertanda sponsor"],
              ["Cocok untuk", "Kebutuhan yang dicari sepanjang tahun", "Musim ramai, tawaran baru, uji coba"],
            ],
          },
        },
        {
          heading: "Saat iklan lebih masuk akal didahulukan",
          paragraphs: [
            "Usaha yang baru buka belum punya halaman yang dikenal. Kalau kursi kelas harus terisi dalam tiga pekan, menunggu pohon berbuah jelas bukan pilihan. Iklan juga berguna untuk bertanya kepada pasar: kata mana yang diketik orang sebelum akhirnya menelepon?",
            "Syaratnya, tempat mendaratnya sudah siap. Iklan yang membawa orang ke halaman tanpa harga, tanpa wilayah layanan, dan tanpa nomor yang aktif hanya mempercepat pengeluaran. Pasang pula pencatat tindakan sebelum hari pertama, supaya Anda tahu klik mana yang menjadi percakapan. Siapkan juga orang yang membalas pesan, sebab iklan tidak mengenal jam istirahat.",
          ],
        },
        {
          heading: "Saat SEO lebih pantas didahulukan",
          paragraphs: [
            "Ada usaha yang kliknya mahal karena banyak pesaing menawar kata yang sama. Ada pula usaha yang pembelinya membaca lama sebelum memutuskan, misalnya jasa sumur bor atau konsultan perizinan. Bagi mereka, halaman yang menjawab dengan sabar bekerja lebih baik daripada kalimat iklan.",
            "SEO juga cocok bila pengetahuan Anda memang lebih dalam. Pemilik toko pakan di Blitar yang hafal penyakit lele memiliki bahan artikel untuk setahun, dan bahan itu tidak bisa dibeli oleh pesaing yang hanya punya anggaran.",
          ],
        },
        {
          heading: "Cara memakai keduanya tanpa boros",
          paragraphs: ["Kalau kedua jalan akan ditempuh, biarkan yang satu menolong yang lain."],
          steps: [
            "Pasang iklan kecil untuk beberapa kata yang diduga penting.",
            "Catat kata mana yang menghasilkan pertanyaan serius, bukan sekadar kunjungan.",
            "Buat atau perbaiki halaman untuk kata-kata itu.",
            "Pantau di Search Console sampai halaman tersebut mulai ditemukan tanpa iklan.",
            "Kurangi iklan untuk kata yang sudah kuat, alihkan anggarannya ke kata lain.",
          ],
        },
        {
          heading: "Contoh pembagian sepanjang tahun",
          paragraphs: [
            "Penyewaan tenda di Magelang ramai pada bulan-bulan pernikahan. Pemiliknya memasang iklan beberapa pekan sebelum musim itu, ketika keluarga mulai mencari, dan berhenti begitu jadwalnya penuh. Di luar musim, tenaganya dipakai menulis tentang ukuran tenda untuk pekarangan, cara menghitung kursi, dan hal yang perlu disiapkan saat hujan.",
            "Tahun berikutnya sebagian keluarga datang dari halaman-halaman tersebut, jadi iklannya dapat dipusatkan pada tanggal yang masih kosong. Ia tidak memilih satu kubu. Ia membayar kecepatan ketika perlu cepat, lalu menabung halaman ketika punya waktu. Pembagian seperti ini bisa ditiru usaha musiman mana pun, dari jahit seragam sampai parsel.",
          ],
        },
        {
          heading: "Salah hitung yang sering terjadi",
          paragraphs: [
            "Perbandingan menjadi keliru ketika biaya satu pihak dihitung dan biaya pihak lain dianggap gratis.",
          ],
          list: [
            "SEO disebut gratis, padahal ada jam menulis dan memperbaiki yang dibayar dengan tenaga.",
            "Iklan disebut mahal tanpa melihat nilai pesanan yang datang darinya.",
            "Pencarian nama usaha sendiri dihitung sebagai keberhasilan, walaupun orang itu memang sudah kenal.",
            "Hasil sebulan dipakai untuk menilai pekerjaan yang butuh berbulan-bulan.",
            "Telepon yang masuk tidak ditanya asalnya, sehingga kedua pihak saling mengaku.",
          ],
        },
        {
          heading: "Memutuskan dengan tiga pertanyaan",
          paragraphs: [
            "Seberapa cepat Anda memerlukan pesanan berikutnya? Berapa lama Anda sanggup membayar tanpa hasil yang tampak? Apakah website yang ada sudah layak didatangi? Kalau jawaban ketiga adalah belum, kerjakan itu lebih dahulu, sebab baik iklan maupun SEO akan mengantar orang ke tempat yang sama.",
            "Halaman untuk menyambut pengunjung iklan dan SEO bulanan dua-duanya ada dalam layanan kami, jadi tidak ada alasan bagi kami memaksakan salah satunya. Ceritakan kebutuhan dan batas anggaran Anda melalui [konsultasi gratis](/contact). Kalau ingin membandingkan biayanya sendiri dulu, semua paket tercantum di [daftar harga](/pricing).",
          ],
        },
      ],
    },
  ],
};
