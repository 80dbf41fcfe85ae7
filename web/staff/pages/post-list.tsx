import { Link } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { buttonStyles } from "../../ui/button";
import { GenerateMenu } from "../features/generation/generate-menu";
import { GenerationPanel } from "../features/generation/generation-panel";
import { useGeneration } from "../features/generation/use-generation";
import { useListState } from "../features/posts/list-return";
import { PostList } from "../features/posts/post-list";
import { LogoutButton } from "../features/session/logout-page";
import { ForRight } from "../features/session/page-for-right";

export default function PostListPage() {
  const generation = useGeneration();
  return (
    <PostList
      firstActions={<GenerateMenu generation={generation} />}
      actions={
        <>
          <ForRight action="enquiries.use">
            <Link to={staffPaths.contact} className={buttonStyles("outline")}>
              Admin Kontak
            </Link>
          </ForRight>
          <ForRight action="formats.use">
            <Link to={staffPaths.formats} state={useListState()} className={buttonStyles("outline")}>
              Format Artikel
            </Link>
          </ForRight>
          <LogoutButton />
        </>
      }
    >
      <GenerationPanel generation={generation} />
    </PostList>
  );
}
