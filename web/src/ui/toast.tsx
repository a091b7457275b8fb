import { lazy, Suspense } from 'react';
import type { toast } from 'sonner';
import { type ToastKind, toastMs } from './toast-time.ts';

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
  /** The way back: 'Undo'. With it the toast stays longer; where it leads on to what is to be done next (`isNext`), longest. */
  action?: { label: string; onSelect: () => void; isNext?: true };
};

let connect: (say: typeof toast) => void;
const connected = new Promise<typeof toast>((resolve) => {
  connect = resolve;
});

const id = ({ title, text }: Notice) => `${title} ${text ?? ''}`;

const kindOf = ({ action }: Notice): ToastKind => (action ? (action.isNext ? 'way on' : 'way back') : 'said');

const options = (notice: Notice, kind = kindOf(notice)) => ({
  id: id(notice),
  description: notice.text,
  duration: toastMs(kind, id(notice)),
  ...(notice.action && { action: { label: notice.action.label, onClick: notice.action.onSelect } }),
});

/** Takes a toast away, because what it says is no longer so. */
export type TakeAway = () => void;

/** @returns takes it away, also before it has come */
function put(notice: Notice, show: (say: typeof toast) => void): TakeAway {
  let isOver = false;
  void connected.then((say) => isOver || show(say));
  return () => {
    isOver = true;
    void connected.then((say) => say.dismiss(id(notice)));
  };
}

/** The same words twice at once are one toast. */
export const notify = (notice: Notice): TakeAway => put(notice, (say) => say(notice.title, options(notice)));

/** Something that the user waited for is done. */
export const notifySuccess = (notice: Notice): TakeAway =>
  put(notice, (say) => say.success(notice.title, options(notice)));

/** Something that the user asked for did not happen. Stays longer, unless its cause goes. */
export const notifyFailure = (notice: Notice): TakeAway =>
  put(notice, (say) => say.error(notice.title, options(notice, 'failure')));

/** What was opened is part of the app that could not be downloaded. */
export const notifyPartMissing = (): TakeAway =>
  notifyFailure({ title: 'This part could not be loaded', text: 'Please try again.' });

/**
 * The place where toasts appear; one on a page.
 * @param isOnTop on a page without a sidebar, whose column they stand in otherwise
 */
export const Toasts = ({ isOnTop = false }: { isOnTop?: boolean }) => (
  <Suspense>
    <Toaster onReady={connect} isOnTop={isOnTop} />
  </Suspense>
);
