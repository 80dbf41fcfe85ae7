import { Copy } from "lucide";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

export function CopyButton({ label, text }: { label: string; text: string }) {
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Disalin" });
    } catch (error) {
      console.error(error);
      const description = "Browser tidak mengizinkannya. Pilih teksnya, lalu salin sendiri.";
      showToast({ variant: "destructive", title: "Belum bisa disalin", description });
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={handleClick}>
      <Icon node={Copy} className="size-4" />
      {label}
    </Button>
  );
}
