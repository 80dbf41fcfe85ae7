import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "./button";

/** Catches what a page threw while rendering, so that nobody meets an empty screen. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

/** A page of its own for what could not be shown. */
export function ErrorPage() {
  return (
    <main className="page-grid py-24">
      <ErrorNotice />
    </main>
  );
}

/** Says that a page could not be shown, and offers to load it anew. */
export function ErrorNotice() {
  return (
    <div role="alert">
      <h1 className="text-3xl">Halaman Gagal Ditampilkan</h1>
      <p className="mt-3 mb-7">
        Terjadi kesalahan saat menampilkan halaman ini. Muat ulang halaman untuk mencoba lagi.
      </p>
      <Button onClick={() => window.location.reload()}>Muat Ulang</Button>
    </div>
  );
}
