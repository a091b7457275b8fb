import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const waitlistPatterns: readonly Pattern[] = [
  {
    what: 'an address joins the waitlist, once',
    by: 'leadRepository.join',
    how: 'TransactWriteItems',
    on: [keys.lead, keys.leadTotals],
  },
  { what: 'the lead of an address changes', by: 'leadRepository.join', how: 'UpdateItem', on: [keys.lead] },
  { what: 'what somebody who waits said last', by: 'leadRepository.find', how: 'GetItem', on: [keys.lead] },
  {
    what: 'the office removes a lead',
    by: 'leadRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.lead, keys.leadTotals, auditKeys.entry],
  },
  { what: 'a lead was forwarded', by: 'leadRepository.markForwarded', how: 'UpdateItem', on: [keys.lead] },
  { what: 'a page of those who wait', by: 'leadRepository.list', how: 'Query', on: [indexKeys.leads] },
  { what: 'how many wait', by: 'counters.read', how: 'Query', on: [keys.leadTotals] },
];
