import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from '../lib/lazy-with-retry.tsx';

type Props = {
  children: ReactNode;
  /** Shown in place of a part that could not be loaded. */
  fallback?: ReactNode;
  onMissing?: () => void;
};

/**
 * Surrounds a dispensable part of a page (lib/lazy-with-retry.tsx). If the part cannot be loaded, the page stays. An error
 * inside the part is passed on to the page's own boundary.
 */
export class PartBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartNotLoaded)) return;
    error.askAgain();
    this.props.onMissing?.();
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    if (!(this.state.error instanceof PartNotLoaded)) throw this.state.error;
    return this.props.fallback;
  }
}
