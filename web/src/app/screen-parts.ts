import { lazyAgain } from '../lib/lazy-again.tsx';
import { type Screen, screens } from './screens.ts';

const ToastFrame = lazyAgain(() => import('./toast-frame.tsx'));
const Providers = lazyAgain(() => import('./providers.tsx'));
const Shell = lazyAgain(() => import('./shell.tsx'));

const OfficeFrame = lazyAgain(() => import('./office-frame.tsx'));

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
  visitor: [lazyAgain(() => import('./auth-frame.tsx'))],
  laptop: [lazyAgain(() => import('./laptop-frame.tsx'))],
  // Empty, because the shell is itself a guard.
  'signed-in': [],
  admin: [OfficeFrame],
  reviewer: [OfficeFrame],
  finance: [OfficeFrame],
  office: [OfficeFrame],
};

const LoadPublicPage = lazyAgain(() => import('./load-public-page.tsx'));
const pages = new Map(screens.map(({ path, page }) => [path, page ? lazyAgain(page) : LoadPublicPage]));

/** A screen's parts: the frames around its page, from the outside in, and the page. All are loaded at the same time. */
export const partsOf = ({ frame, guard, path }: Screen) => ({
  around: [...frames[frame], ...guards[guard]],
  Page: pages.get(path) ?? LoadPublicPage,
});
