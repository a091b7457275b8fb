import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { ItemChange } from '../platform/item-change.ts';

/**
 * A mail that a change itself asks for: nothing has to be written for it.
 * @param id the mail's for ever: letters, digits, `_`, `-`. From the same change the same, so that it is sent once
 */
export const mailOfChange = ({ at }: ItemChange, id: string, body: AddressedMail): PublishedEvent<'mail-requested'> =>
  readEvent(['mail-requested'], { id, name: 'mail-requested', at: at.toISOString(), body });
