import type { Topic } from "../topic";

export const topic: Topic = {
  id: "teks-unggahan",
  category: "Media Sosial",
  subject: "teks unggahan",
  keywords: ["caption", "teks", "tulisan", "takarir", "kalimat", "copywriting"],
  asks: [
    "caption",
    "caption instagram",
    "menulis caption",
    "caption jualan",
    "contoh caption",
    "copywriting instagram",
    "gaya bahasa admin",
  ],
  angles: [
    {
      title: "Cara Menulis Caption Instagram yang Dibaca sampai Habis",
      summary:
        "Teks unggahan sering berhenti dibaca di baris pertama. Latihan menulis pembuka, menjaga satu pesan, dan menutup dengan ajakan yang wajar.",
      opening: [
        "Di bawah foto yang bagus sering ada tulisan yang malas: “Happy weekend, yuk mampir!” Fotonya sudah membuat orang berhenti menggulir. Tulisannya tidak memberi alasan untuk tinggal, jadi mereka pergi lagi dengan membawa pulang hanya sebuah gambar roti.",
        "Teks unggahan bukan hiasan. Di sanalah Anda menjelaskan hal yang tidak dapat difoto: rasa, waktu, sebab, dan cara mendapatkannya.",
      ],
      sections: [
        {
          heading: "Baris pertama bekerja sendirian",
          paragraphs: [
            "Aplikasi memotong tulisan panjang, sehingga pembaca melihat satu baris sebelum memutuskan mengetuk kelanjutannya. Letakkan hal terpenting di situ. “Roti sobek ini tetap empuk sampai lusa, asal disimpan begini” mengundang orang membaca, sedangkan “Halo Sobat Roti” menghabiskan jatahnya untuk menyapa. Tulislah tiga pembuka yang berlainan, lalu pilih yang paling membuat Anda sendiri ingin tahu lanjutannya.",
          ],
        },
        {
          heading: "Satu unggahan, satu pesan",
          paragraphs: [
            "Kalau ada dua kabar, buat dua unggahan. Jam libur yang diselipkan di ujung cerita resep mudah sekali terlewat, lalu pelanggan datang ke toko yang tutup. Setelah selesai menulis, tutup layar dan ucapkan isinya dalam satu tarikan napas. Bagian yang tidak terucap biasanya boleh dihapus.",
            "Perhatikan juga urutannya. Letakkan jawaban mendahului cerita, karena pembaca yang terburu-buru akan pergi membawa jawabannya, sedangkan yang punya waktu tetap tinggal.",
          ],
        },
        {
          heading: "Rincian mengalahkan kata sifat",
          paragraphs: [
            "Kata lezat, premium, dan berkualitas tidak menempel di ingatan. Rincian menempel. Untuk menemukannya, ajukan pertanyaan-pertanyaan berikut kepada orang yang membuat barangnya.",
          ],
          list: [
            "Apa yang terdengar, tercium, atau terasa ketika dikerjakan?",
            "Berapa lama satu tahap berlangsung, dan mengapa tidak dipercepat?",
            "Dari mana bahannya datang, siapa yang mengantar?",
            "Kapan pelanggan biasanya memakainya?",
            "Kesalahan apa yang dulu sering terjadi?",
          ],
        },
        {
          heading: "Ajakan yang sepadan",
          paragraphs: [
            "Mintalah sesuatu yang wajar bagi orang yang baru membaca satu paragraf. Menyimpan resep, menjawab pertanyaan ringan, atau melihat menu akhir pekan adalah langkah kecil. Memborong tiga lusin bukan. Sebutkan caranya dengan jelas, termasuk batas waktu pesan bila ada, supaya pembaca tidak perlu bertanya hal yang seharusnya sudah tertulis. Bila tidak ada ajakan yang pas, biarkan tulisannya selesai begitu saja. Cerita yang selesai dengan wajar lebih terhormat daripada ajakan yang dipaksakan.",
            "Tagar cukup beberapa yang memang menjelaskan isi dan tempat. Sebelum menerbitkan, baca sekali dengan suara keras. Telinga lebih cepat menangkap kalimat kaku daripada mata, dan lidah yang tersandung menandai bagian yang perlu dipendekkan. Jika masih ragu, kirim ke satu orang di luar usaha Anda dan tanyakan apa yang ia tangkap. Jawaban yang berbeda dari niat Anda lebih murah ditemukan sekarang daripada setelah dibaca seluruh pengikut.",
          ],
        },
      ],
    },
    {
      title: "Menyamakan Gaya Bahasa Admin Media Sosial Toko",
      summary:
        "Pelanggan merasa berbicara dengan satu toko, walau adminnya bergantian. Susun panduan gaya bahasa satu halaman yang benar-benar dipakai setiap hari.",
      opening: [
        "Senin, akun Anda menyapa pembaca dengan “kakak-kakak tersayang”. Rabu, dengan “pelanggan yang terhormat”. Sabtu, sepupu yang membantu menulis semuanya dengan huruf besar. Bagi pelanggan, toko itu tampak seperti tiga orang yang saling tidak kenal.",
        "Gaya bahasa yang ajek membuat orang merasa akrab sebelum bertemu. Untuk mencapainya Anda tidak memerlukan buku tebal; selembar kertas yang ditempel di meja admin sudah memadai. Susunlah bersama orang yang setiap hari mengetik, bukan sendirian di rumah.",
      ],
      sections: [
        {
          heading: "Bayangkan satu orang yang berbicara",
          paragraphs: [
            "Tentukan sosok yang menjadi suara toko, lebih baik lagi kalau orangnya sungguh ada. Pemilik toko tanaman di Lembang, misalnya, bisa memutuskan bahwa semua tulisan harus terdengar seperti ibunya menjelaskan pot kepada tetangga: sabar, sedikit jenaka, tidak menggurui. Logatnya boleh terdengar, asal tetap dipahami pembeli dari luar daerah. Begitu sosoknya jelas, banyak pertanyaan terjawab sendiri. Apakah beliau akan menulis “gercep”? Tidak. Apakah beliau memakai tiga tanda seru? Jarang sekali.",
          ],
        },
        {
          heading: "Keputusan kecil yang ditulis sekali",
          paragraphs: [
            "Perbedaan paling mencolok justru muncul dari hal remeh. Putuskan bersama, catat, dan anggap selesai sampai ada alasan kuat untuk mengubahnya.",
          ],
          list: [
            "Sapaan: Anda, Kak, atau Bapak dan Ibu.",
            "Sebutan diri: kami, saya, atau nama toko.",
            "Ejaan nama produk dan satuan ukurannya.",
            "Emoji yang boleh dipakai serta jumlahnya.",
            "Kata yang dihindari, beserta penggantinya.",
            "Cara menulis jam, tanggal, dan harga.",
          ],
        },
        {
          heading: "Contoh lebih mudah ditiru daripada aturan",
          paragraphs: [
            "Di balik lembar itu, tempelkan lima unggahan lama yang menurut Anda paling pas dan dua yang meleset. Tambahkan catatan tangan di tepinya: bagian ini hangat, bagian itu terlalu berjualan. Admin baru akan belajar lebih cepat dari contoh nyata. Sekali membaca, ia sudah bisa menirukan nadanya. Sertakan juga cara menyampaikan kabar buruk, seperti stok kosong atau pengiriman tertunda, karena pada saat itulah gaya bahasa paling mudah runtuh menjadi kaku.",
            "Jika Anda menggunakan bantuan mesin untuk membuat rancangan tulisan, beri ia contoh yang sama. Hasilnya tetap harus disunting manusia yang mengenal pelanggan, sebab mesin tidak tahu siapa yang kemarin mengeluh.",
          ],
        },
        {
          heading: "Satu penyunting, bukan satu penulis",
          paragraphs: [
            "Pekerjaan menulis boleh dibagi, tetapi satu orang membaca semuanya sebelum terbit. Tugasnya bukan memperindah, hanya memastikan suaranya sama dan faktanya benar. Sepuluh menit sehari umumnya cukup bila unggahan sudah disiapkan sehari sebelumnya.",
            "Tinjau lembar panduan setiap kali muncul perdebatan yang sama untuk kedua kalinya. Perdebatan itu tanda bahwa ada keputusan yang belum ditulis. Setelah dicatat, tidak ada yang perlu berdebat lagi, dan admin bisa kembali ke hal yang lebih penting: mendengarkan orang.",
          ],
        },
      ],
    },
  ],
};
