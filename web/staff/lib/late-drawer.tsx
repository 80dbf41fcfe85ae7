import type { IconNode } from "lucide";
import { type ComponentType, type ReactNode, useState } from "react";
import { loadCode } from "../../lib/load-code";
import { Button } from "../../ui/button";
import { showFailure } from "./show-failure";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A drawer whose code is loaded when it opens. A failed load shows a toast. */
export function useLateDrawer<Props>(load: Load<Props>) {
  const [opened, setOpened] = useState<{ Drawer: ComponentType<Props> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    Drawer: opened?.Drawer ?? null,
    isLoading,
    /** Returns false if the code could not be loaded. */
    open: async (): Promise<boolean> => {
      setLoading(true);
      try {
        setOpened({ Drawer: (await loadCode(load)).default });
        return true;
      } catch (error) {
        showFailure(error, "Belum bisa dibuka");
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
  /** Returns the props of the drawer when it is shown. */
  propsOf: () => Props;
  children: ReactNode;
}

export function DrawerButton<Props extends object>(props: DrawerButtonProps<Props>) {
  const { icon, variant = "outline", size = "sm", load, propsOf, children } = props;
  const { Drawer, isLoading, open, close } = useLateDrawer(load);
  return (
    <>
      <Button icon={icon} variant={variant} size={size} busy={isLoading} onClick={open}>
        {children}
      </Button>
      {Drawer && <Drawer {...propsOf()} onClose={close} />}
    </>
  );
}
