import { closeDispute } from '../close-dispute.ts';
import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';

/** Accepts a dispute: it is lost. */
export const acceptDispute = operation({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  parameters: {},
  run: (_, account, id) => closeDispute(account, findRow(account.store, 'dispute', id), 'lost'),
});
