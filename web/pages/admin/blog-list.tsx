import { Link } from "react-router-dom";
import { LogoutButton } from "../../features/auth/logout-button";
import { PostList } from "../../features/blog/post-list";
import { GenerateMenu } from "../../features/generation/generate-menu";
import { GenerationPanel } from "../../features/generation/generation-panel";
import { useGeneration } from "../../features/generation/use-generation";
import { usePageMeta } from "../../lib/use-page-meta";
import { buttonStyles } from "../../ui/button";
import { adminMetadata } from "./admin-metadata";

export default function AdminBlogListPage() {
  usePageMeta(adminMetadata("Manajemen Blog"));
  const generation = useGeneration();
  return (
    <PostList
      actions={
        <>
          <LogoutButton />
          <GenerateMenu generation={generation} />
          <Link to="/admin/contact" className={buttonStyles("outline")}>
            Admin Kontak
          </Link>
          <Link to="/admin/blog/formats" className={buttonStyles("outline")}>
            Format Artikel
          </Link>
        </>
      }
    >
      <GenerationPanel generation={generation} />
    </PostList>
  );
}
