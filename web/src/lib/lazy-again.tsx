import { type ComponentType, lazy, useState } from 'react';
import { type LoadPart, loadedPart } from './loaded-part.ts';

/** A part of the app could not be loaded: the connection was lost, or a deployment took its file away. */
export class PartNotLoaded extends Error {
  /** For the boundary that has shown the failure: from now on the part is loaded anew where it is shown. */
  readonly askAgain: () => void;
  constructor(cause: unknown, askAgain: () => void) {
    super(String(cause), { cause });
    this.name = 'PartNotLoaded';
    this.askAgain = askAgain;
  }
}

/** As long as React may take to show a failure. Who has left before sees none: then it is forgotten by itself. */
const UNSEEN_MS = 1000;

/**
 * A component that is loaded when it is shown, or a moment before by `preload`. Unlike React's own `lazy` it does not remember a
 * failure for ever, only until a boundary has caught it: before that React renders again, and would load without end. What is loaded
 * is shown at once: React shows its place first, and what follows on such a place 300 ms later at the soonest.
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
  // As it was when it was first shown: another one would begin anew.
  const Again = (props: P) => {
    const [Shown] = useState(() => part.now() ?? Part);
    return <Shown {...props} />;
  };
  return Object.assign(Again, {
    /** @returns when it is loaded, or could not be */
    preload: async (): Promise<void> => {
      await part.load().catch(() => undefined);
    },
  });
}
