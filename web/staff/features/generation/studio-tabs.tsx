import { staffPaths } from "../../../../worker/contract/paths";
import { PageTabs } from "../../ui/page-head";

const tabs = [
  { label: "Bahan", to: staffPaths.briefs },
  { label: "Aturan Menulis", to: staffPaths.writingRules },
  { label: "Artikel Lama", to: staffPaths.agedPosts },
];

/** The tabs of briefs, writing rules and aged articles. */
export function StudioTabs() {
  return <PageTabs label="Bahan, aturan, dan artikel lama" tabs={tabs} />;
}
