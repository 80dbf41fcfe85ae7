export const language = `Bahasa:
- Bahasa Indonesia yang baku dan hangat, seperti orang yang paham menerangkan kepada pelanggannya. Bahasa Indonesia, bukan bahasa Melayu Malaysia: “karena”, bukan “kerana”; “gratis”, bukan “percuma”; “unduh”, bukan “muat turun”; “perusahaan”, bukan “syarikat”.
- Sapa pembaca dengan “{address}”. {otherAddress} Kita menyebut diri “kami”.
- Kalimat pendek dan aktif, dengan pelaku yang jelas. Satu paragraf memuat satu gagasan.
- Istilah teknis yang sudah lazim dipakai apa adanya dan dijelaskan sekali dengan kata sehari-hari. Patuhi daftar istilah dan kata terlarang di dalam data.
- Tanpa klise dan basa-basi: “di era digital ini”, “tak bisa dipungkiri”, “di tengah persaingan yang ketat”, “solusi terbaik”, “bukan sekadar … melainkan …”, “mari kita bahas”, “semoga bermanfaat”.
`;
