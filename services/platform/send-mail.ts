import type { AddressedMail } from '../../shared/mail/mail.ts';
import { publish } from './outbox.ts';
import type { Write } from './table.ts';

/**
 * Sends a mail: a write for the transaction of what it tells of, so that neither is there without the other. It is sent within seconds, once,
 * to the address that the profile has then.
 * @param about `id` is the mail's for ever: letters, digits, `_`, `-`. The same id again is refused by its condition
 */
export const sendMail = (table: { name: string }, mail: AddressedMail, about: { id: string; at: Date }): Write =>
  publish(table, 'mail-requested', mail, about);
