import type { LibraryTab } from './arrange-library.ts';

/** What the tabs of the library are called. */
export const tabWords: Record<LibraryTab, string> = {
  all: 'All',
  draft: 'Drafts',
  ready: 'Ready',
  changes: 'Changes requested',
  submitted: 'Submitted',
  delivered: 'Delivered',
};
