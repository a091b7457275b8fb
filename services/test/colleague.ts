import { randomUUID } from 'node:crypto';

/** A colleague in the office. The id is one that the user pool gives, because the relay refuses to tell anybody else of a change. */
export const colleague = { id: randomUUID(), name: 'Fin' };
