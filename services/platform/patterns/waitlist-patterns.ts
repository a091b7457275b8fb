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
  { what: 'a lead', by: 'leadRepository.find', how: 'GetItem', on: [keys.lead] },
  {
    what: 'the office removes a lead',
    by: 'leadRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.lead, keys.leadTotals, auditKeys.entry],
  },
  { what: 'a lead was forwarded', by: 'leadRepository.markForwarded', how: 'UpdateItem', on: [keys.lead] },
  { what: 'a page of the leads', by: 'leadRepository.list', how: 'Query', on: [indexKeys.leads] },
  { what: 'the number of leads', by: 'counters.read', how: 'Query', on: [keys.leadTotals] },
];
