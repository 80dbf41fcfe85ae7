import { useParams } from "react-router-dom";
import { EditedBrief } from "../features/generation/briefs/brief-form";

export default function BriefEditPage() {
  const { id } = useParams();
  return <EditedBrief key={id} id={id} />;
}
