import { idsFrom } from '../../../../shared/ids.ts';

const newId = idsFrom(() => new Date());

/** The id of a row of credits that is begun here. */
export const newCreditId = () => newId('credit');
