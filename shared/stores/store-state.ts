/**
 * What is known of a delivered release at one store. The first state follows from the export; each later one from a
 * recorded event. DDEX's words for the same (AVS 9, SupplyChainStatus and ErncFileStatus) are in `ddexStatuses`.
 */
export const storeStates = [
  'sent',
  'received',
  'ingested',
  'live',
  'rejected',
  'update-sent',
  'takedown-sent',
  'down',
  'conflict',
] as const;
export type StoreState = (typeof storeStates)[number];

/** DDEX's status for each state that a store reports (AVS 9: SupplyChainStatus; a rejection is an ErncFileStatus). */
export const ddexStatuses: Partial<Record<StoreState, string>> = {
  sent: 'DeliveredToReleaseDistributor',
  received: 'ReceivedByReleaseDistributor',
  ingested: 'SuccessfullyIngestedByReleaseDistributor',
  live: 'ReleaseMadeAvailableToConsumers',
  rejected: 'IngestionFailed',
  conflict: 'RightsConflict',
};

const afterDelivery = ['received', 'ingested', 'live', 'rejected', 'conflict', 'update-sent', 'takedown-sent'] as const;

/**
 * The states that may follow each state. A report that goes backwards ("received" of a live release) is out of order,
 * and changes nothing. From every state, a takedown leads to `down`, except where there is nothing to take down.
 */
const following: Record<StoreState, readonly StoreState[]> = {
  sent: afterDelivery,
  received: ['ingested', 'live', 'rejected', 'conflict', 'update-sent', 'takedown-sent'],
  ingested: ['live', 'rejected', 'conflict', 'update-sent', 'takedown-sent'],
  live: ['live', 'rejected', 'conflict', 'update-sent', 'takedown-sent'],
  rejected: ['sent', 'received', 'ingested', 'live', 'conflict', 'update-sent', 'takedown-sent'],
  'update-sent': [...afterDelivery],
  'takedown-sent': ['takedown-sent', 'down', 'conflict'],
  down: ['sent', 'conflict'],
  conflict: ['sent', 'received', 'ingested', 'live', 'rejected', 'update-sent', 'takedown-sent', 'down'],
};

/** Whether a release in one state at a store can next be in another. */
export const canFollow = (from: StoreState, to: StoreState): boolean => following[from].includes(to);
