import { create } from 'zustand';
import type { StatementId } from '../../../../shared/ids.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';

/** An upload from this page. */
type StatementUpload = { percent: number; stop: AbortController };
type Uploads = ReadonlyMap<StatementId, StatementUpload>;

/** Uploads in progress. They continue while the user is on another page. */
const useUploads = create<Uploads>(() => new Map());
warnBeforeUnloadWhile(useUploads, (uploads) => uploads.size > 0);

export function putStatementUpload(statementId: StatementId, sending: StatementUpload | undefined): void {
  const next = new Map(useUploads.getState());
  if (sending) next.set(statementId, sending);
  else next.delete(statementId);
  useUploads.setState(next, true);
}

/** The progress of this page's upload of a statement; undefined if there is none. */
export const useStatementUploadProgress = (statementId: StatementId): StatementUpload | undefined =>
  useUploads((uploads) => uploads.get(statementId));

forgetWithAccount(() => {
  for (const [statementId, { stop }] of useUploads.getState()) {
    stop.abort();
    putStatementUpload(statementId, undefined);
  }
});
