import { BriefList } from "../features/generation/briefs/brief-list";

export default function BriefsPage() {
  return <BriefList />;
}
