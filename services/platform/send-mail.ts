import type { AddressedMail } from '../../shared/mail/mail.ts';
import { publish } from './outbox.ts';
import type { Write } from './table.ts';

/**
 * Requests an email by a write for the transaction that the email is about, so that neither happens without the other.
 * The email is sent once, within seconds, to the address that the account has at that time.
 * @param about `id` is the email's idempotency key: letters, digits, `_`, `-`. The write fails if the id already exists
 */
export const sendMail = (table: { name: string }, mail: AddressedMail, about: { id: string; at: Date }): Write =>
  publish(table, 'mail-requested', mail, about);
