import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';

export const retrieveRefund = operation({
  method: 'GET',
  path: '/v1/refunds/:id',
  returns: 'refund',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'refund', id),
});
