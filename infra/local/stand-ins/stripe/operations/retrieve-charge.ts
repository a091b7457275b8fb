import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';

export const retrieveCharge = operation({
  method: 'GET',
  path: '/v1/charges/:id',
  returns: 'charge',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'charge', id),
});
