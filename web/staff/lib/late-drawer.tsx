import type { IconNode } from "lucide";
import { type ComponentType, type ReactNode, useState } from "react";
import { loadCode } from "../../lib/load-code";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { showFailure } from "./show-failure";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A drawer whose code comes when it is opened; where it does not come, a toast says so and the form stays. */
export function useLateDrawer<Props>(load: Load<Props>) {
  const [opened, setOpened] = useState<{ Drawer: ComponentType<Props> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    Drawer: opened?.Drawer ?? null,
    isLoading,
    /** False where it did not come. */
    open: async (): Promise<boolean> => {
      setLoading(true);
      try {
        setOpened({ Drawer: (await loadCode(load)).default });
        return true;
      } catch (error) {
        showFailure(error, "Belum bisa dibuka", "Silakan coba lagi.");
        return false;
      } finally {
        setLoading(false);
      }
    },
    close: () => setOpened(null),
  };
}

interface DrawerButtonProps<Props> {
  icon?: IconNode;
  variant?: "outline" | "quiet";
  size?: "sm" | "md";
  load: Load<Props & { onClose: () => void }>;
  /** What the drawer is given; asked for when it is shown. */
  propsOf: () => Props;
  children: ReactNode;
}

/** A button with the drawer that it opens. */
export function DrawerButton<Props extends object>(props: DrawerButtonProps<Props>) {
  const { icon, variant = "outline", size = "sm", load, propsOf, children } = props;
  const { Drawer, isLoading, open, close } = useLateDrawer(load);
  return (
    <>
      <Button variant={variant} size={size} busy={isLoading} onClick={open}>
        {icon && <Icon node={icon} className="size-4" />}
        {children}
      </Button>
      {Drawer && <Drawer {...propsOf()} onClose={close} />}
    </>
  );
}
