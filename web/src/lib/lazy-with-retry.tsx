import { type ComponentType, lazy, useState } from 'react';
import { type LoadPart, loadedPart } from './loaded-part.ts';

/**
 * The error for a part of the app that could not be loaded, because the connection failed or a deployment removed its
 * file.
 */
export class PartNotLoaded extends Error {
  /** Called by the error boundary that showed the failure, so that the next render loads the part again. */
  readonly askAgain: () => void;
  constructor(cause: unknown, askAgain: () => void) {
    super(String(cause), { cause });
    this.name = 'PartNotLoaded';
    this.askAgain = askAgain;
  }
}

/** How long React may take to show a failure. If no boundary has shown it by then, the failure is reset anyway. */
const UNSEEN_MS = 1000;

/**
 * Creates a component that is loaded when it is shown, or earlier by `preload`. Unlike React's `lazy`, it forgets a
 * failure once a boundary has caught it; resetting earlier would make React load it in an endless loop. A part that is
 * already loaded renders at once, because React shows a Suspense fallback for at least 300 ms.
 */
export function lazyWithRetry<P extends object>(load: LoadPart<P>) {
  const part = loadedPart(load);
  const renewable = (): ComponentType<P> => {
    const once: ComponentType<P> = lazy(() =>
      part.load().catch((error) => {
        const askAgain = () => {
          if (Part === once) Part = renewable();
        };
        setTimeout(askAgain, UNSEEN_MS);
        throw new PartNotLoaded(error, askAgain);
      }),
    );
    return once;
  };
  let Part = renewable();
  // Keeps the component of the first render, because switching to another one would lose its state.
  const Again = (props: P) => {
    const [Shown] = useState(() => part.now() ?? Part);
    return <Shown {...props} />;
  };
  return Object.assign(Again, {
    /** @returns a promise that resolves when the part has loaded, or has failed to load */
    preload: async (): Promise<void> => {
      await part.load().catch(() => undefined);
    },
  });
}
