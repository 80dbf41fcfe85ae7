import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button, buttonStyles } from "../ui/button";
import { Notice } from "../ui/notice";

/** Catches what a page threw while rendering, so that a visitor never meets an empty screen. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page-grid py-16">
        <Notice
          role="alert"
          headingLevel="h1"
          title="Halaman Gagal Ditampilkan"
          description="Terjadi kesalahan saat menampilkan halaman ini. Muat ulang halaman untuk mencoba lagi."
        >
          <Button onClick={() => window.location.reload()}>Muat Ulang</Button>
          <a href="/" className={buttonStyles("outline")}>
            Kembali ke Beranda
          </a>
        </Notice>
      </main>
    );
  }
}
