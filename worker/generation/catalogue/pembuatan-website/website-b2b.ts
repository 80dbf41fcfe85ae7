import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-b2b",
  category: "Pembuatan Website",
  subject: "website untuk pabrik dan distributor",
  keywords: [
    "b2b",
    "pabrik",
    "distributor",
    "supplier",
    "katalog",
    "industri",
    "manufaktur",
    "pengadaan",
    "tender",
  ],
  asks: [
    "website pabrik",
    "website distributor",
    "website b2b",
    "website supplier",
    "katalog produk industri",
    "katalog online untuk pabrik",
  ],
  angles: [
    {
      title: "Website B2B untuk Pabrik dan Distributor: Apa Saja Isinya",
      summary:
        "Pembeli perusahaan membaca website dengan cara berbeda. Apa yang mereka cari, dokumen yang perlu disediakan, dan cara meminta penawaran yang memudahkan kedua pihak.",
      opening: [
        "Staf pembelian sebuah pabrik makanan ditugasi mencari pemasok kardus baru. Ia membuka delapan website dalam satu pagi untuk menyaring: siapa yang sanggup memasok dua puluh ribu lembar per bulan, punya ukuran yang cocok, dan bisa menerbitkan faktur pajak.",
        "Website perusahaan industri sering menjawab pertanyaan yang tidak ia ajukan, seperti filosofi logo dan sambutan direktur. Padahal beberapa data teknis saja sudah cukup membuat Anda masuk ke tiga besar.",
      ],
      sections: [
        {
          heading: "Tampilkan kemampuan dalam satuan yang dipakai pembeli",
          paragraphs: [
            "Sebutkan kapasitas per bulan, jumlah pesanan minimum, ukuran terkecil dan terbesar yang sanggup dikerjakan, serta waktu produksi sejak gambar disetujui. Bila angkanya berubah menurut musim, beri rentang. Data ini memang memudahkan pesaing mengintip, tetapi jauh lebih membantu calon pembeli.",
            "Foto mesin sebaiknya disertai keterangan fungsinya. Deretan alat tanpa penjelasan hanya menunjukkan bahwa Anda memiliki gudang.",
          ],
        },
        {
          heading: "Siapkan dokumen yang pasti diminta",
          paragraphs: [
            "Setiap permintaan lewat email menambah satu hari. Sediakan berkasnya dalam bentuk PDF yang ringan, atau jelaskan cara memintanya bila bersifat terbatas.",
            "Beri nama berkas yang masuk akal, misalnya nama perusahaan diikuti jenis dokumen, supaya masih dikenali setelah berpindah ke folder unduhan orang lain. Tuliskan pula kapan terakhir diperiksa, sehingga pembaca tidak ragu memakainya. Yang berikut ini hampir selalu dicari.",
          ],
          list: [
            "Profil perusahaan dua halaman untuk dilampirkan ke laporan internal.",
            "Lembar spesifikasi setiap kelompok produk.",
            "Sertifikat mutu yang masih berlaku beserta ruang lingkupnya.",
            "Daftar wilayah pengiriman dan jenis armada.",
            "Contoh prosedur keluhan, termasuk siapa yang datang memeriksa barang.",
          ],
        },
        {
          heading: "Tulis untuk tiga pembaca sekaligus",
          paragraphs: [
            "Pencari informasi meneruskan temuannya kepada teknisi, kemudian kepada pimpinan. Teknisi memeriksa toleransi dan bahan, pimpinan mencari tanda bahwa pemasok ini tidak akan menghilang. Maka satu halaman produk perlu ringkasan dua kalimat di atas, tabel angka di tengah, dan rekam jejak di bawah. Jangan memaksa salah satunya mencari di bagian yang ditulis untuk orang lain.",
            "Hindari memajang logo pelanggan tanpa izin. Kalimat “memasok tiga produsen sambal di Jawa Timur” tetap meyakinkan walau tanpa nama.",
          ],
        },
        {
          heading: "Jadikan permintaan penawaran terasa ringan",
          paragraphs: [
            "Formulir penawaran untuk pembeli perusahaan boleh sedikit lebih panjang karena mereka terbiasa dengan rincian. Tanyakan jenis barang, jumlah, kota tujuan, tanggal dibutuhkan, dan sediakan tempat mengunggah gambar teknis. Sesudahnya, kirim nomor rujukan agar mudah dikutip dalam surat-menyurat.",
            "Cantumkan nama dan nomor langsung petugas penjualan untuk tiap wilayah. Operator yang meminta penelepon mengulang cerita tiga kali adalah alasan kecil yang cukup untuk berpindah ke pemasok di tab sebelah.",
          ],
        },
      ],
    },
    {
      title: "Katalog Teknis di Website: Menata Ratusan Barang Industri",
      summary:
        "Cara menyusun katalog barang industri agar cepat ditemukan: kode barang, kelompok pemakaian, tabel ukuran, keadaan stok, dan pembaruan yang realistis.",
      opening: [
        "Distributor baut dan perkakas biasanya punya katalog PDF setebal tiga ratus halaman. Berkas itu berat, tidak bisa dicari dari ponsel, dan selalu ada edisi lama yang masih beredar di tangan pelanggan. Ketika harga berubah, dimulailah keributan kecil yang berulang.",
        "Memindahkan katalog ke website bukan berarti mengetik ulang semuanya. Yang diperlukan adalah data yang rapi, cara mencari yang sesuai dengan kebiasaan bengkel, serta keputusan jujur tentang apa yang sanggup diperbarui.",
      ],
      sections: [
        {
          heading: "Bereskan data sebelum memikirkan tampilan",
          paragraphs: [
            "Kumpulkan seluruh barang dalam satu lembar kerja dengan satu baris per ukuran. Samakan penulisan: “M8x40”, “M8 x 40”, dan “8 x 40 mm” harus menjadi satu bentuk. Beri kode unik yang tidak pernah dipakai ulang, bahkan ketika barangnya berhenti dijual. Pekerjaan ini paling lama dan paling menentukan; website secanggih apa pun tidak dapat menebak bahwa dua nama menunjuk barang yang sama.",
            "Mulailah dari dua ratus barang yang paling sering dipesan, lalu lanjutkan bertahap setiap pekan.",
          ],
        },
        {
          heading: "Kelompokkan menurut pemakaian di lapangan",
          paragraphs: [
            "Mekanik mencari “baut roda truk”, bukan kelas kekuatan. Arsitek mencari “angkur dinding bata ringan”. Sediakan lebih dari satu pintu masuk ke barang yang sama: menurut jenis, menurut bidang kerja, dan menurut merek mesin. Kotak pencarian perlu mengenali sebutan sehari-hari seperti skrup, sekrup, maupun screw.",
            "Tanyakan istilah kepada pramuniaga yang sudah lama berjaga. Telinga mereka menyimpan kamus yang tidak tercatat di mana pun.",
          ],
        },
        {
          heading: "Isi halaman barang yang menghindarkan salah beli",
          paragraphs: [
            "Barang teknis jarang dikembalikan karena warnanya. Kekeliruan hampir selalu menyangkut ukuran dan kecocokan, maka lengkapi hal-hal ini.",
          ],
          list: [
            "Gambar garis dengan ukuran yang diberi huruf, disertai tabelnya.",
            "Bahan, lapisan, serta lingkungan yang tidak dianjurkan.",
            "Barang pengganti bila stok kosong.",
            "Isi per kemasan dan berat untuk memperkirakan ongkos.",
            "Pasangan yang biasanya dibeli bersama, contohnya ring dan mur.",
          ],
        },
        {
          heading: "Harga dan stok: janjikan yang bisa ditepati",
          paragraphs: [
            "Tidak semua distributor siap menampilkan stok langsung. Pilihan yang lebih aman adalah tiga keadaan saja: tersedia di gudang, dipesan beberapa hari, atau tanyakan dulu. Perbarui setiap pagi dari sistem gudang, dan tampilkan waktu pembaruannya. Pembeli memaafkan informasi yang kasar selama ia tahu seberapa segar.",
            "Untuk harga, Anda dapat membiarkan pengunjung menyusun daftar kebutuhan lalu meminta penawaran sekaligus. Cara ini menghormati harga khusus setiap pelanggan, sambil tetap menghilangkan kebiasaan mengetik ulang kode barang di WhatsApp. Tunjuk satu orang gudang sebagai penjaga data, beri ia waktu dua jam setiap pekan, dan perlakukan katalog seperti rak: ada yang menata, ada yang membersihkan.",
          ],
        },
      ],
    },
  ],
};
