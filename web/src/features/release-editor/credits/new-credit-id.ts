import { idsFrom } from '../../../../../shared/ids-from.ts';

const newId = idsFrom(() => new Date());

/** Creates the id of a new credit row. */
export const newCreditId = () => newId('credit');
