import { lazy, Suspense } from 'react';
import type { toast } from 'sonner';
import { type ToastKind, toastMs } from './toast-time.ts';

const TRY_AGAIN_MS = 5000;

/** Loads the toaster, and retries until it is loaded, because without it no failure could be shown. */
async function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  for (;;) {
    try {
      return await import('./toaster.tsx');
    } catch {
      await new Promise((next) => setTimeout(next, TRY_AGAIN_MS));
    }
  }
}

// Loaded after the page, because no toast appears before the user has acted.
const Toaster = lazy(loadToaster);

type Notice = {
  title: string;
  text?: string;
  /** An undo action makes the toast stay longer; an action that leads to the next step (`isNext`), longest. */
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

/** Removes a toast whose message is no longer true. */
export type RemoveToast = () => void;

/** @returns a function that removes the toast, even before it has appeared */
function put(notice: Notice, show: (say: typeof toast) => void): RemoveToast {
  let isOver = false;
  void connected.then((say) => isOver || show(say));
  return () => {
    isOver = true;
    void connected.then((say) => say.dismiss(id(notice)));
  };
}

/** Shows a message. Identical messages at the same time become one toast. */
export const notify = (notice: Notice): RemoveToast => put(notice, (say) => say(notice.title, options(notice)));

/** Reports that something the user waited for is done. */
export const notifySuccess = (notice: Notice): RemoveToast =>
  put(notice, (say) => say.success(notice.title, options(notice)));

/** Reports that something the user asked for failed. Stays longer, unless its cause is resolved. */
export const notifyFailure = (notice: Notice): RemoveToast =>
  put(notice, (say) => say.error(notice.title, options(notice, 'failure')));

/** Reports that a part of the app that the user opened could not be loaded. */
export const notifyPartMissing = (): RemoveToast =>
  notifyFailure({ title: 'This part couldn’t be loaded', text: 'Please try again.' });

/**
 * Renders the page's toasts; use it once on each page.
 * @param isOnTop for a page without a sidebar, because toasts are otherwise in the sidebar's column
 */
export const Toasts = ({ isOnTop = false }: { isOnTop?: boolean }) => (
  <Suspense>
    <Toaster onReady={connect} isOnTop={isOnTop} />
  </Suspense>
);
