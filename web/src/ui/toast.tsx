import { lazy, Suspense } from 'react';
import type { toast } from 'sonner';

const TRY_AGAIN_MS = 5000;

/** Asks until it is here: without it no failure could be told. */
async function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  for (;;) {
    try {
      return await import('./toaster.tsx');
    } catch {
      await new Promise((next) => setTimeout(next, TRY_AGAIN_MS));
    }
  }
}

// After the page: nothing is said before somebody has done something.
const Toaster = lazy(loadToaster);

type Notice = {
  title: string;
  text?: string;
  /** The way back: 'Undo'. With it the toast stays longer. */
  action?: { label: string; onSelect: () => void };
};

let connect: (say: typeof toast) => void;
const connected = new Promise<typeof toast>((resolve) => {
  connect = resolve;
});

const id = ({ title, text }: Notice) => `${title} ${text ?? ''}`;

const options = ({ action, ...notice }: Notice) => ({
  id: id(notice),
  description: notice.text,
  ...(action && { action: { label: action.label, onClick: action.onSelect }, duration: 8000 }),
});

/** The same words twice at once are one toast. */
export const notify = (notice: Notice): void => {
  void connected.then((say) => say(notice.title, options(notice)));
};

/** Something that the user waited for is done. */
export const notifySuccess = (notice: Notice): void => {
  void connected.then((say) => say.success(notice.title, options(notice)));
};

/** Something that the user asked for did not happen. Stays longer. */
export const notifyFailure = (notice: Notice): void => {
  void connected.then((say) => say.error(notice.title, { ...options(notice), duration: 9000 }));
};

/** What was opened is part of the app that could not be downloaded. */
export const notifyPartMissing = (): void =>
  notifyFailure({ title: 'This part could not be loaded', text: 'Please try again.' });

/** The place where toasts appear; one on a page. */
export const Toasts = () => (
  <Suspense>
    <Toaster onReady={connect} />
  </Suspense>
);
