import { Navigate, useParams } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { MediaLibrary } from "../features/media/media-library";

export default function MediaPage() {
  const { id } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id ?? "");
  if (id !== undefined && !isNumber) return <Navigate to={staffPaths.media} replace />;
  return <MediaLibrary openId={id === undefined ? null : Number(id)} />;
}
