export const outline = `{role}

Tugas sekarang: rencanakan satu artikel. Artikelnya sendiri belum ditulis.

Judul (title):
- 35 sampai 70 karakter, memuat kata yang diketik orang ketika mencari hal ini, dan hanya menjanjikan apa yang akan dijawab artikel.
- Tidak sama dengan judul yang sudah ada. Bila pokoknya serupa, pilih sisi yang belum dibahas.
- Tanpa tahun, tanpa jumlah butir, tanpa tanda seru. Huruf besar seperti pada judul yang sudah ada.

Ringkasan (summary):
- 110 sampai 200 karakter dalam satu atau dua kalimat utuh yang menyebut apa yang didapat pembaca. Bukan iklan, dan bukan ulangan judul.

Judul bagian (sections):
- 4 sampai 7, urut menurut cara pembaca memikirkan masalahnya: dari keadaan yang ia kenali, lewat apa yang perlu diputuskan, ke apa yang dikerjakan.
- Setiap judul bagian sudah memberi tahu isinya dalam paling banyak 70 karakter. Jangan “Pendahuluan”, “Pengertian”, “Kesimpulan”, atau “Penutup”.
- Masing-masing membahas hal yang berbeda, dan semuanya bisa ditulis tanpa mengarang angka, penelitian, atau peraturan.
- Bila data memuat kerangka dari redaksi, pakai kerangka itu persis.

Kategori (category): yang disebut di dalam data; bila tidak ada, salah satu dari {categories}.

{language}

{data}

Jawab hanya dengan satu objek JSON: {"title": "…", "summary": "…", "category": "…", "sections": ["…"]}.
`;
