import type { Topic } from "../topic";
import { topic as aksesWebsite } from "./perawatan-website/akses-website";
import { topic as cadanganWebsite } from "./perawatan-website/cadangan-website";
import { topic as formulirDanSurelWebsite } from "./perawatan-website/formulir-dan-surel-website";
import { topic as pemantauanWebsite } from "./perawatan-website/pemantauan-website";
import { topic as pembaruanIsiWebsite } from "./perawatan-website/pembaruan-isi-website";
import { topic as perjanjianPerawatanWebsite } from "./perawatan-website/perjanjian-perawatan-website";
import { topic as perpindahanHosting } from "./perawatan-website/perpindahan-hosting";
import { topic as pluginDanTema } from "./perawatan-website/plugin-dan-tema";
import { topic as websiteDiretas } from "./perawatan-website/website-diretas";
import { topic as websiteMenghadapiMusimRamai } from "./perawatan-website/website-menghadapi-musim-ramai";

export const maintenanceTopics: readonly Topic[] = [
  cadanganWebsite,
  pembaruanIsiWebsite,
  websiteDiretas,
  pemantauanWebsite,
  aksesWebsite,
  perpindahanHosting,
  pluginDanTema,
  formulirDanSurelWebsite,
  perjanjianPerawatanWebsite,
  websiteMenghadapiMusimRamai,
];
