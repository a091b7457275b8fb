import type { Belongings } from '../platform/belongings.ts';
import { leadRepository } from './lead-repository.ts';

/** The lead with the account's email address. */
export const waitlistBelongings: Belongings = {
  erase: ({ table }, { leadId }) => leadRepository(table).remove(leadId),
};
