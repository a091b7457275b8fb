import type { LibraryState } from '../../../../shared/releases/library-state.ts';

/** What a release is called in each state of the library, alone. */
export const stateWords: Record<LibraryState, string> = {
  draft: 'Draft',
  ready: 'Ready',
  changes: 'Changes requested',
  submitted: 'Submitted',
  delivered: 'Delivered',
};
