import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "./button";

interface ErrorScreenProps {
  children: ReactNode;
  /** Where one is: at another place it is tried again. */
  place?: string;
  /** What stands there instead. */
  screen?: ReactNode;
}

interface ErrorScreenState {
  failed: boolean;
  place?: string | undefined;
}

/** Catches what a page threw while rendering, so that nobody meets an empty screen; a way to another place leads out of it. */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorScreenProps, state: ErrorScreenState) {
    return place === state.place ? null : { failed: false, place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { screen = <ErrorPage />, children } = this.props;
    return this.state.failed ? screen : children;
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
