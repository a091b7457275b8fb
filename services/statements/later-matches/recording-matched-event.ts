import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/** Publishes that the office has matched a recording, in the transaction that stores the match. */
export const recordingMatchedIn =
  (table: Pick<Table, 'name'>) =>
  (recording: string, at: Date): Write =>
    publish(table, 'recording-matched', { recording }, { id: `matched-${recording}-${at.getTime()}`, at });
