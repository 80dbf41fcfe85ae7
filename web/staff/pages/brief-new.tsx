import { BriefForm } from "../features/generation/briefs/brief-form";

export default function BriefNewPage() {
  return <BriefForm brief={null} />;
}
