import type { Topic } from "../topic";
import { topic as aplikasiPesanUntukUsaha } from "./media-sosial/aplikasi-pesan-untuk-usaha";
import { topic as iklanMediaSosialPertama } from "./media-sosial/iklan-media-sosial-pertama";
import { topic as keamananAkunMediaSosial } from "./media-sosial/keamanan-akun-media-sosial";
import { topic as keluhanDiMediaSosial } from "./media-sosial/keluhan-di-media-sosial";
import { topic as kerjaSamaKreatorLokal } from "./media-sosial/kerja-sama-kreator-lokal";
import { topic as kontenDariPelanggan } from "./media-sosial/konten-dari-pelanggan";
import { topic as memilihKanalMediaSosial } from "./media-sosial/memilih-kanal-media-sosial";
import { topic as profilMediaSosial } from "./media-sosial/profil-media-sosial";
import { topic as teksUnggahan } from "./media-sosial/teks-unggahan";
import { topic as videoPendek } from "./media-sosial/video-pendek";

export const socialMediaTopics: readonly Topic[] = [
  profilMediaSosial,
  videoPendek,
  keluhanDiMediaSosial,
  aplikasiPesanUntukUsaha,
  iklanMediaSosialPertama,
  kerjaSamaKreatorLokal,
  kontenDariPelanggan,
  teksUnggahan,
  memilihKanalMediaSosial,
  keamananAkunMediaSosial,
];
