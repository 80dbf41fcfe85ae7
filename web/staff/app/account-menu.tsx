import { CircleUser, LifeBuoy, LogOut } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useLocation, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import { roleNames } from "../../../worker/contract/rights";
import { useStaff } from "../../api/staff-rights";
import { Icon } from "../../ui/icon";
import { guideAddressFor } from "../features/guide/guide-address";
import { logoutPath } from "../lib/logout-button";
import { MenuContent, MenuItem } from "../ui/menu";

/** Who is signed in, with the way to their account and out of the staff area. */
export function AccountMenu() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useStaff();
  const name = user?.name ?? "";
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="head-button flex min-h-11 items-center gap-2.5 rounded-md px-2 text-left text-sm font-semibold text-peach outline-offset-[-3px] hover:bg-white/10 hover:text-white data-[state=open]:bg-white/10 max-xl:justify-center xl:w-full">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 max-md:size-[28px] max-md:text-[12px] place-items-center rounded-full bg-white/20 text-xs font-bold text-white"
        >
          {initialsOf(name)}
        </span>
        <span className="sr-only">Akun </span>
        <span className="truncate max-xl:sr-only">{name}</span>
      </DropdownMenu.Trigger>
      <MenuContent align="end">
        {user && (
          <DropdownMenu.Label className="border-b border-line px-3.5 pt-1.5 pb-2.5 text-sm">
            <span className="block font-semibold [overflow-wrap:anywhere]">{user.name}</span>
            <span className="text-ink-soft [overflow-wrap:anywhere]">
              {user.username}
              {user.role && `, ${roleNames[user.role]}`}
            </span>
          </DropdownMenu.Label>
        )}
        <MenuItem onSelect={() => navigate(staffPaths.account)}>
          <Icon node={CircleUser} />
          Akun Saya
        </MenuItem>
        <MenuItem onSelect={() => navigate(guideAddressFor(pathname))}>
          <Icon node={LifeBuoy} />
          Panduan
        </MenuItem>
        <MenuItem onSelect={() => navigate(logoutPath)}>
          <Icon node={LogOut} />
          Logout
        </MenuItem>
      </MenuContent>
    </DropdownMenu.Root>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase("id-ID");
}
