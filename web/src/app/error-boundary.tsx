import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartNotLoaded } from '../lib/lazy-with-retry.tsx';
import { pathTo } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';

type Props = { children: ReactNode };

/** Replaces a page that broke or could not be loaded, and offers two ways on. Navigating to a different URL retries. */
export const ErrorBoundary = ({ children }: Props) => <Boundary at={useLocation().pathname}>{children}</Boundary>;

class Boundary extends Component<Props & { at: string }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    console.error(error);
    if (error instanceof PartNotLoaded) error.askAgain();
  }

  // Resets without a key: a new boundary would show the spinner at once, whereas the previous page should stay until
  // the next one is loaded.
  override componentDidUpdate(before: Readonly<Props & { at: string }>, { broken }: Readonly<{ broken: boolean }>) {
    // Resets only a page that broke before the URL changed; a page that breaks on arrival is not retried.
    if (broken && before.at !== this.props.at) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // Plain links: after a broken render, only a full page load is sure to work.
    return (
      <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-4 px-6">
        <h1 className="text-title">This page stopped working</h1>
        <p className="text-soft">Everything you saved is safe. Reload the page, or go back to your dashboard.</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="signal" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <a href={pathTo('/dashboard')} className={buttonLook()}>
            Go to the dashboard
          </a>
        </div>
      </main>
    );
  }
}
