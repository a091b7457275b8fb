import type { StoreState } from '../../../../shared/stores/store-state.ts';

/** The name of each state on screen (product 33.2). */
export const stateLabels: Record<StoreState, string> = {
  sent: 'Sent',
  received: 'Received',
  ingested: 'Accepted',
  live: 'Live',
  rejected: 'Rejected by the store',
  'update-sent': 'Update sent',
  'takedown-sent': 'Takedown sent',
  down: 'Taken down',
  conflict: 'Conflict',
};
