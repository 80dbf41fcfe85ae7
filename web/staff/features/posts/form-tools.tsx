import { History, ListChecks, MessageSquareText, Share2 } from "lucide";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import type { MovedVersions } from "../../../../worker/contract/studio/checks";
import { loadCode } from "../../../lib/load-code";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { PostChecks } from "./checks/use-post-checks";
import { useLateDrawer } from "./late-drawer";

interface FormToolsProps {
  post: StaffPost;
  checks: PostChecks;
  hasUnsaved: () => boolean;
  mayRestore: boolean;
  onRestored: (stored: StaffPost) => void;
  /** After a verdict on a claim that has moved the versions of what is stored. */
  onMoved: (moved: MovedVersions) => void;
}

/** What stands beside a post: what it was, what is said of it, and who may read it before it is out. */
export function FormTools({ checks, onMoved, ...props }: FormToolsProps) {
  const { post, hasUnsaved } = props;
  const { drawer } = checks;
  const history = useLateDrawer(() => loadCode(() => import("./history/history-drawer")));
  const notes = useLateDrawer(() => loadCode(() => import("./talk/notes-drawer")));
  const links = useLateDrawer(() => loadCode(() => import("./talk/links-drawer")));
  return (
    <div className="flex flex-wrap gap-2">
      {checks.isGenerated && (
        <Button variant="outline" size="sm" busy={drawer.isLoading} onClick={drawer.open}>
          <Icon node={ListChecks} className="size-4" />
          Pemeriksaan
          {checks.openInAll > 0 && (
            <span>
              ({checks.openInAll}
              <span className="sr-only"> klaim belum diperiksa</span>)
            </span>
          )}
        </Button>
      )}
      <Button variant="outline" size="sm" busy={history.isLoading} onClick={history.open}>
        <Icon node={History} className="size-4" />
        Riwayat
      </Button>
      <Button variant="outline" size="sm" busy={notes.isLoading} onClick={notes.open}>
        <Icon node={MessageSquareText} className="size-4" />
        Catatan{post.notes > 0 && ` (${post.notes})`}
      </Button>
      {post.status !== "trash" && (
        <Button variant="outline" size="sm" busy={links.isLoading} onClick={links.open}>
          <Icon node={Share2} className="size-4" />
          Bagikan pratinjau
        </Button>
      )}
      {drawer.Drawer && (
        <drawer.Drawer post={post} hasUnsaved={hasUnsaved} onMoved={onMoved} onClose={drawer.close} />
      )}
      {history.Drawer && <history.Drawer {...props} onClose={history.close} />}
      {notes.Drawer && <notes.Drawer post={post} onClose={notes.close} />}
      {links.Drawer && <links.Drawer post={post} hasUnsaved={hasUnsaved} onClose={links.close} />}
    </div>
  );
}
