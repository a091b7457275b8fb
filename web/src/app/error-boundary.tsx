import { Component, type ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';

/** A page that broke, or a part of the app that could not be downloaded: says so, and offers two ways on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // Plain links: after a broken render only a fresh page is sure to work.
    return (
      <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 px-6">
        <h1 className="text-title">This page stopped working</h1>
        <p className="text-soft">What you had saved is safe. Load the page again, or go back to your dashboard.</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="signal" onClick={() => window.location.reload()}>
            Load again
          </Button>
          <a href={paths.dashboard} className={buttonLook()}>
            Go to the dashboard
          </a>
        </div>
      </main>
    );
  }
}
