import { randomUUID } from 'node:crypto';

/** A colleague in the office. The id has the user pool's format, because the relay notifies no other ids. */
export const colleague = { id: randomUUID(), name: 'Fin' };
