import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { type Screen, screens } from './screens.ts';

const ToastFrame = lazyWithRetry(() => import('./toast-frame.tsx'));
const Providers = lazyWithRetry(() => import('./providers.tsx'));
const Shell = lazyWithRetry(() => import('./shell.tsx'));

const OfficeFrame = lazyWithRetry(() => import('./office-frame.tsx'));

/** The frames of each kind of page, from the outside in. */
const frames = {
  public: [],
  none: [],
  toasts: [ToastFrame],
  guest: [ToastFrame, Providers],
  shell: [ToastFrame, Providers, Shell],
};

const guards = {
  none: [],
  visitor: [lazyWithRetry(() => import('./auth-frame.tsx'))],
  laptop: [lazyWithRetry(() => import('./laptop-frame.tsx'))],
  // Empty, because the shell is itself a guard.
  'signed-in': [],
  admin: [OfficeFrame],
  reviewer: [OfficeFrame],
  finance: [OfficeFrame],
  office: [OfficeFrame],
};

const LoadPublicPage = lazyWithRetry(() => import('./load-public-page.tsx'));
const pages = new Map(screens.map(({ path, page }) => [path, page ? lazyWithRetry(page) : LoadPublicPage]));

/** A screen's parts: the frames around its page, from the outside in, and the page. All are loaded at the same time. */
export const partsOf = ({ frame, guard, path }: Screen) => ({
  around: [...frames[frame], ...guards[guard]],
  Page: pages.get(path) ?? LoadPublicPage,
});
