import { staffPaths } from "../../../../worker/contract/paths";
import { PageTabs } from "../../ui/page-head";

const tabs = [
  { label: "Bahan", to: staffPaths.briefs },
  { label: "Aturan Menulis", to: staffPaths.writingRules },
  { label: "Artikel Lama", to: staffPaths.agedPosts },
];

/** The pages of what the writer is given, and of what it has to look through again. */
export function StudioTabs() {
  return <PageTabs label="Bahan, aturan, dan artikel lama" tabs={tabs} />;
}
