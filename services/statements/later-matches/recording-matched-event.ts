import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/** Says, in the transaction that keeps it, that the office has matched a recording, by its digest. */
export const recordingMatchedIn =
  (table: Pick<Table, 'name'>) =>
  (recording: string, at: Date): Write =>
    publish(table, 'recording-matched', { recording }, { id: `matched-${recording}-${at.getTime()}`, at });
