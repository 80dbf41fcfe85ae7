import { MoreHorizontal } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { useStaff } from "../../../../api/staff-rights";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { MenuContent, MenuItem } from "../../../ui/menu";
import { rowActsFor } from "./post-acts";
import type { PostDesk } from "./use-post-desk";

/** The ways from a post's state to others, as far as the reader may go them. */
export function RowMenu({ post, desk }: { post: StaffPostSummary; desk: PostDesk }) {
  const { user, may } = useStaff();
  const acts = rowActsFor(post, { id: user?.id, may }, Date.now());
  if (acts.length === 0) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="outline" size="sm" aria-label={`Lainnya untuk ${post.title}`} className="px-2.5">
          <Icon node={MoreHorizontal} className="size-4" />
          <span className="md:hidden">Lainnya</span>
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end">
        {acts.map(({ act, label }) => (
          <MenuItem key={act} onSelect={() => desk.ask(act, [post])}>
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
