import { fold } from '../../../shared/fold.ts';
import type { ReportedState } from '../../../shared/stores/enter-store-states.ts';
import { ddexStatuses, type StoreState, storeStates } from '../../../shared/stores/store-state.ts';
import { entriesOf } from '../../../shared/typed-record.ts';

/** `sent` follows from the export, so a file that says it says nothing new. */
export type FileState = ReportedState | 'sent';

/** The words with which distributors' files say each state, besides DDEX's and the state's own name. */
const otherWords: Record<FileState, readonly string[]> = {
  sent: ['submitted', 'exported', 'queued', 'pending', 'in delivery'],
  received: ['delivered', 'in receipt', 'in review', 'processing', 'in process', 'received by store'],
  ingested: ['accepted', 'approved', 'processed', 'ingestion complete', 'success', 'ok'],
  live: ['available', 'online', 'released', 'published', 'active', 'in store', 'live in store', 'now live'],
  rejected: ['refused', 'declined', 'failed', 'error', 'rejected by the store', 'ingestion error'],
  conflict: ['disputed', 'rights conflict', 'ownership conflict', 'in conflict'],
  down: ['taken down', 'takedown', 'takedown complete', 'takedown completed', 'removed', 'offline', 'deleted'],
};

const plain = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]/gu, '');

const isFileState = (state: StoreState): state is FileState => Object.hasOwn(otherWords, state);

const stateByWord = new Map<string, FileState>([
  ...entriesOf(otherWords).flatMap(([state, words]) => [state, ...words].map((word) => [plain(word), state] as const)),
  ...storeStates.flatMap((state) => {
    const word = ddexStatuses[state];
    return word !== undefined && isFileState(state) ? [[plain(word), state] as const] : [];
  }),
]);

/** Finds the state that a file means, in plain words or DDEX's (AVS 9). */
export const stateNamed = (word: string): FileState | undefined => stateByWord.get(plain(word));
