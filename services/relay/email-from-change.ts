import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { ItemChange } from '../platform/item-change.ts';

/**
 * Makes the `mail-requested` event for an email that is derived from a change to an item, and therefore needs no outbox
 * entry.
 * @param id the email's idempotency key: letters, digits, `_`, `-`. The same change must give the same id, so that the
 * email is sent once
 */
export const emailFromChange = (
  { at }: ItemChange,
  id: string,
  body: AddressedMail,
): PublishedEvent<'mail-requested'> =>
  readEvent(['mail-requested'], { id, name: 'mail-requested', at: at.toISOString(), body });
