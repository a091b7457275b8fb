import type { LibraryTab } from './arrange-library.ts';

/** Names of the library's tabs. */
export const tabLabels: Record<LibraryTab, string> = {
  all: 'All',
  draft: 'Drafts',
  ready: 'Ready',
  changes: 'Changes requested',
  submitted: 'Submitted',
  delivered: 'Delivered',
  withdrawn: 'Withdrawn',
};
