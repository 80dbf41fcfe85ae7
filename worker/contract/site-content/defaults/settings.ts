import { asDeployed, site } from "../../site";
import type { SiteContent } from "../schema";

export const brand: SiteContent["brand"] = { logo: "", logoWithName: true, shared: "", accent: "", ink: "" };

export const analytics: SiteContent["analytics"] = { tagManagerId: site.tagManagerId };

export const notifications: SiteContent["notifications"] = { to: asDeployed, emails: [], webhook: "" };

export const writer: SiteContent["writer"] = { kind: asDeployed, model: asDeployed, dailyLimit: "" };
