import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';

export const retrieveBalanceTransaction = operation({
  method: 'GET',
  path: '/v1/balance_transactions/:id',
  returns: 'balance_transaction',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'balance_transaction', id),
});
