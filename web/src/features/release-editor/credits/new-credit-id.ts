import { idsFrom } from '../../../../../shared/ids-from.ts';

const newId = idsFrom(() => new Date());

/** The id of a row of credits that is added here. */
export const newCreditId = () => newId('credit');
