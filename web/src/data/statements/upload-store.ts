import { create } from 'zustand';
import type { StatementId } from '../../../../shared/ids.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';

/** An upload from this page. */
type Sending = { percent: number; stop: AbortController };
type Uploads = ReadonlyMap<StatementId, Sending>;

/** Uploads in progress. They continue while the user is on another page. */
const useUploads = create<Uploads>(() => new Map());
warnBeforeUnloadWhile(useUploads, (uploads) => uploads.size > 0);

export function putSending(statementId: StatementId, sending: Sending | undefined): void {
  const next = new Map(useUploads.getState());
  if (sending) next.set(statementId, sending);
  else next.delete(statementId);
  useUploads.setState(next, true);
}

/** The progress of this page's upload of a statement; undefined if there is none. */
export const useSending = (statementId: StatementId): Sending | undefined =>
  useUploads((uploads) => uploads.get(statementId));

forgetWithAccount(() => {
  for (const [statementId, { stop }] of useUploads.getState()) {
    stop.abort();
    putSending(statementId, undefined);
  }
});
