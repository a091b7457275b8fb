import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { ItemChange } from '../platform/item-change.ts';

/**
 * Requests an email that a change itself calls for, without a write to the outbox.
 * @param id the email's idempotency key: letters, digits, `_`, `-`. The same change must give the same id, so that it
 * is sent once
 */
export const mailOfChange = ({ at }: ItemChange, id: string, body: AddressedMail): PublishedEvent<'mail-requested'> =>
  readEvent(['mail-requested'], { id, name: 'mail-requested', at: at.toISOString(), body });
