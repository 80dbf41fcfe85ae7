import { ChevronDown, Sparkles } from "lucide";
import { DropdownMenu } from "radix-ui";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { Generation } from "./use-generation";

const sizes = [
  { count: 1, label: "1 Artikel" },
  { count: 5, label: "5 Artikel Sekaligus" },
  { count: 10, label: "10 Artikel Sekaligus" },
];

/** The menu by which staff order one, five or ten articles. */
export function GenerateMenu({ generation }: { generation: Generation }) {
  const { generate, isPending } = generation;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="dark" disabled={isPending}>
          <Icon node={Sparkles} className="size-4" />
          {isPending ? "Generating..." : "Generate dengan AI"}
          <Icon node={ChevronDown} className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        sideOffset={8}
        collisionPadding={16}
        className="animate-menu-in z-40 min-w-56 rounded-lg border border-line bg-white p-1.5 shadow-lift"
      >
        {sizes.map(({ count, label }) => (
          <DropdownMenu.Item
            key={count}
            onSelect={() => generate(count)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-4 font-semibold outline-none data-highlighted:bg-sand"
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
