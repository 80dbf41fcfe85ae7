import { Link } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { buttonStyles } from "../../ui/button";
import { GenerateMenu } from "../features/generation/generate-menu";
import { GenerationPanel } from "../features/generation/generation-panel";
import { useGeneration } from "../features/generation/use-generation";
import { useListState } from "../features/posts/list-return";
import { PostList } from "../features/posts/post-list";
import { LogoutButton } from "../features/session/logout-button";

export default function PostListPage() {
  const generation = useGeneration();
  return (
    <PostList
      actions={
        <>
          <LogoutButton />
          <GenerateMenu generation={generation} />
          <Link to={staffPaths.contact} className={buttonStyles("outline")}>
            Admin Kontak
          </Link>
          <Link to={staffPaths.formats} state={useListState()} className={buttonStyles("outline")}>
            Format Artikel
          </Link>
        </>
      }
    >
      <GenerationPanel generation={generation} />
    </PostList>
  );
}
