import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing after an error, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
