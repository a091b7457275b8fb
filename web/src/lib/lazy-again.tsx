import { type ComponentType, lazy, useState } from 'react';
import { type LoadPart, loadedPart } from './loaded-part.ts';

/** A part of the app could not be loaded: the connection failed, or a deployment removed its file. */
export class PartNotLoaded extends Error {
  /** Called by the error boundary that showed the failure: the part is loaded anew when it is next rendered. */
  readonly askAgain: () => void;
  constructor(cause: unknown, askAgain: () => void) {
    super(String(cause), { cause });
    this.name = 'PartNotLoaded';
    this.askAgain = askAgain;
  }
}

/** How long React may take to show a failure. If no boundary has shown it within this time, it is reset. */
const UNSEEN_MS = 1000;

/**
 * A component that is loaded when it is shown, or before, by `preload`. Unlike React's `lazy`, it does not remember a
 * failure for ever, only until a boundary has caught it; resetting earlier would make React load it in an endless loop.
 * Loaded parts render at once: React shows a Suspense fallback for at least 300 ms.
 */
export function lazyAgain<P extends object>(load: LoadPart<P>) {
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
  // The first component stays, because a new one would lose its state.
  const Again = (props: P) => {
    const [Shown] = useState(() => part.now() ?? Part);
    return <Shown {...props} />;
  };
  return Object.assign(Again, {
    /** @returns when it has loaded or failed to */
    preload: async (): Promise<void> => {
      await part.load().catch(() => undefined);
    },
  });
}
