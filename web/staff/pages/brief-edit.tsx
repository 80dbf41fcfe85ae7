import { useParams } from "react-router-dom";
import { EditedBrief } from "../features/generation/briefs/edited-brief";

export default function BriefEditPage() {
  const { id } = useParams();
  return <EditedBrief key={id} id={id} />;
}
