import type { LibraryState } from '../../../../shared/releases/library-state.ts';

/** The word for a single release in each state. */
export const stateLabels: Record<LibraryState, string> = {
  draft: 'Draft',
  ready: 'Ready',
  changes: 'Changes requested',
  submitted: 'Submitted',
  delivered: 'Delivered',
  withdrawn: 'Withdrawn',
};
