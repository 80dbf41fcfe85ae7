import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "./button";

interface ErrorScreenProps {
  children: ReactNode;
  /** The current path; a change resets the error. */
  place?: string;
  screen?: ReactNode;
}

interface ErrorScreenState {
  failed: boolean;
  place?: string | undefined;
}

/** An error boundary; navigation to another path resets it. */
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

/** A full page for an error. */
export function ErrorPage() {
  return (
    <main className="page-grid py-24">
      <ErrorNotice />
    </main>
  );
}

/** An error message with a reload button. */
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
