import { create } from 'zustand';
import type { StatementId } from '../../../../shared/ids.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { holdPageWhile } from '../../lib/hold-page.ts';

/** A statement's file of this page on its way. */
type Sending = { percent: number; stop: AbortController };
type Uploads = ReadonlyMap<StatementId, Sending>;

/** Uploads stand beside the pages: a file goes on while somebody looks at another page. */
const useUploads = create<Uploads>(() => new Map());
holdPageWhile(useUploads, (uploads) => uploads.size > 0);

export function putSending(statementId: StatementId, sending: Sending | undefined): void {
  const next = new Map(useUploads.getState());
  if (sending) next.set(statementId, sending);
  else next.delete(statementId);
  useUploads.setState(next, true);
}

/** How far this page's upload of a statement is; undefined when none is under way. */
export const useSending = (statementId: StatementId): Sending | undefined =>
  useUploads((uploads) => uploads.get(statementId));

forgetWithAccount(() => {
  for (const [statementId, { stop }] of useUploads.getState()) {
    stop.abort();
    putSending(statementId, undefined);
  }
});
