import { Copy } from "lucide";
import { showToast } from "../../toasts/toast";
import { Button } from "../../ui/button";

interface CopyButtonProps {
  label: string;
  text: string;
  /** Whether only an icon is shown. */
  isSign?: boolean;
}

export function CopyButton({ label, text, isSign }: CopyButtonProps) {
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
    <Button
      icon={Copy}
      variant={isSign ? "quiet" : "outline"}
      size="sm"
      onClick={handleClick}
      className={isSign ? "pointer-coarse:min-h-11" : ""}
    >
      <span className={isSign ? "sr-only" : undefined}>{label}</span>
    </Button>
  );
}
