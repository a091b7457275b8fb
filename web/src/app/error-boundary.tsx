import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartNotLoaded } from '../lib/lazy-again.tsx';
import { pathTo } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';

type Props = { children: ReactNode };

/** A page that broke, or that could not be downloaded: says so, and offers two ways on. Another address is another page, and begins anew. */
export const ErrorBoundary = ({ children }: Props) => <Boundary at={useLocation().pathname}>{children}</Boundary>;

class Boundary extends Component<Props & { at: string }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    console.error(error);
    if (error instanceof PartNotLoaded) error.askAgain();
  }

  // Not by a key: a new boundary would show the spinner at once, where the page before stays until the next one is loaded.
  override componentDidUpdate(before: Readonly<Props & { at: string }>, { broken }: Readonly<{ broken: boolean }>) {
    // It was broken before the address changed; a page that breaks as it is arrived at is not tried twice.
    if (broken && before.at !== this.props.at) this.setState({ broken: false });
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
          <a href={pathTo('/dashboard')} className={buttonLook()}>
            Go to the dashboard
          </a>
        </div>
      </main>
    );
  }
}
