import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from '../lib/lazy-again.tsx';

type Props = {
  children: ReactNode;
  /** What stands there instead. */
  fallback?: ReactNode;
  onMissing?: () => void;
};

/**
 * Around a part that a page can do without (lib/lazy-again.tsx): when it cannot be loaded, the page stays. What breaks in the part
 * itself is a fault of the page, and goes on to its boundary.
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
