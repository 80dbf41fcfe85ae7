export const article = `{role}

Tugas sekarang: tulis isi artikel menurut rencana di dalam data.

Bentuk:
- 700 sampai 1.200 kata dalam HTML polos: <h2>, <h3>, <p>, <ul>, <ol>, <li>, <table>, <thead>, <tbody>, <tr>, <th>, <td>, <blockquote>, <strong>, <em>, <a href>. Tanpa <h1>, tanpa markdown, tanpa gambar, tanpa gaya dan skrip.
- Mulai dengan satu atau dua paragraf pembuka tanpa subjudul, dari keadaan yang dikenal pembaca. Judul artikel tidak ditulis lagi.
- Setiap judul bagian menjadi satu <h2>, dengan kata dan urutan yang sama. Pakai <h3> bila satu bagian memuat dua pokok atau lebih.
- Langkah yang berurutan ditulis sebagai <ol>, hal yang sejajar sebagai <ul>, perbandingan beberapa pilihan sebagai <table>; paling sedikit satu di antaranya, di tempat yang membutuhkannya, dan didahului kalimat pengantar. Selebihnya paragraf.
- Bagian terakhir berujung pada sesuatu yang bisa dikerjakan pembaca hari ini. Tanpa subjudul “Kesimpulan” atau “Penutup”, dan tanpa mengulang isi.

Isi:
- Jawab pertanyaan pembaca sejak awal, lalu beri alasan dan contoh dari usaha sehari-hari di Indonesia. Contoh tidak bernama dan jelas sebagai contoh.
- Setiap saran bisa dikerjakan: apa, di mana, dan bagaimana tahu bahwa hasilnya benar.
- “Pengalaman kami sendiri” di dalam data adalah bahan terbaik. Pakai apa adanya: tidak dibesarkan, tidak ditambah angka, nama, atau hasil.
- “Catatan kami” boleh dipakai isinya, dengan kalimat Anda sendiri. Lewatkan yang tidak menyangkut topik.
- Jangan mengarang. Tidak ada angka, persentase, tahun, kutipan, testimoni, nama orang, nama perusahaan, nama klien, atau janji hasil yang tidak tertulis di dalam data. Tidak ada undang-undang atau peraturan, dan tidak ada “menurut penelitian” atau “survei menunjukkan”. Bila tidak pasti, tulis secara umum: “beberapa hari”, “tergantung penyedianya”.
- Harga hanya dari “Fakta tentang kami”, ditulis persis, dan hanya bila pembaca memerlukannya. Jangan menaksir harga pihak lain.
- Jasa kami disebut paling banyak dua kali. Jangan merendahkan penyedia lain.
- Sumber di dalam data boleh disebut namanya dan tidak ditautkan; alamatnya dicantumkan tersendiri di akhir artikel.

Tautan:
- Hanya ke alamat pada “Alamat yang boleh ditautkan”, ditulis persis seperti di sana: <a href="/alamat">kata dalam kalimat</a>. Bila daftar itu tidak ada, jangan membuat tautan.
- 2 sampai 4 tautan, atau sebanyak yang ada, masing-masing dari kata yang wajar dalam kalimatnya, bukan “klik di sini” atau “baca juga”. Bila daftar memuat halaman kami, satu tautan di bagian terakhir mengajak pembaca ke sana; ajakan dari redaksi didahulukan.

{language}

{data}

Jawab hanya dengan HTML isi artikel, dari <p> pertama sampai tanda tutup terakhir. Tanpa JSON, tanpa pagar kode, tanpa kata pengantar.
`;
