import type { Topic } from "../topic";
import { topic as apaItuLandingPage } from "./apa-itu-landing-page";
import { topic as briefWebsite } from "./brief-website";
import { topic as kebijakanPrivasiWebsite } from "./kebijakan-privasi-website";
import { topic as kontakDanProspek } from "./kontak-dan-prospek";
import { topic as lamaMembuatWebsite } from "./lama-membuat-website";
import { topic as landingPageIklan } from "./landing-page-iklan";
import { topic as memilihCms } from "./memilih-cms";
import { topic as memilihPembuatWebsite } from "./memilih-pembuat-website";
import { topic as namaDomain } from "./nama-domain";
import { topic as peluncuranWebsite } from "./peluncuran-website";
import { topic as perbedaanDomainDanHosting } from "./perbedaan-domain-dan-hosting";
import { topic as pindahPembuatWebsite } from "./pindah-pembuat-website";
import { topic as reservasiOnline } from "./reservasi-online";
import { topic as websiteB2b } from "./website-b2b";
import { topic as websiteUsahaJasa } from "./website-usaha-jasa";

export const websiteTopics: readonly Topic[] = [
  briefWebsite,
  memilihPembuatWebsite,
  landingPageIklan,
  websiteUsahaJasa,
  memilihCms,
  pindahPembuatWebsite,
  kontakDanProspek,
  peluncuranWebsite,
  websiteB2b,
  reservasiOnline,
  perbedaanDomainDanHosting,
  namaDomain,
  lamaMembuatWebsite,
  apaItuLandingPage,
  kebijakanPrivasiWebsite,
];
