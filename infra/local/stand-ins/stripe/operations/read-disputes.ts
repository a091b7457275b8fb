import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { pageOf, pagination } from '../page-of.ts';
import { text } from '../parameters.ts';

export const retrieveDispute = operation({
  method: 'GET',
  path: '/v1/disputes/:id',
  returns: 'dispute',
  parameters: {},
  run: (_, { store }, id) => findRow(store, 'dispute', id),
});

/** Newest first. */
export const listDisputes = operation({
  method: 'GET',
  path: '/v1/disputes',
  returns: 'dispute',
  parameters: { ...pagination, charge: text().optional(), payment_intent: text().optional() },
  run: ({ charge, payment_intent, ...page }, { store }) => {
    const disputes = store
      .all('dispute')
      .filter((dispute) => charge === undefined || dispute.charge === charge)
      .filter((dispute) => payment_intent === undefined || dispute.payment_intent === payment_intent);
    return pageOf(disputes.reverse(), page, '/v1/disputes');
  },
});
