import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/** Publishes, in the transaction that stores the match, that the office has matched a recording. */
export const recordingMatchedIn =
  (table: Pick<Table, 'name'>) =>
  (recording: string, at: Date): Write =>
    publish(table, 'recording-matched', { recording }, { id: `matched-${recording}-${at.getTime()}`, at });
