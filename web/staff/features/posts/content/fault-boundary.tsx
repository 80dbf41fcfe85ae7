import { Component, type ReactNode } from "react";

interface FaultBoundaryProps {
  onFault: (error: unknown) => void;
  children: ReactNode;
}

/** Takes what fails within it off the page and tells whoever put it there; the rest of the page goes on. */
export class FaultBoundary extends Component<FaultBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
