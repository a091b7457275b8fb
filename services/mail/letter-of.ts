import type { Mail } from '../../shared/mail/mail.ts';
import type { Letter } from './letter.ts';
import { activated } from './letters/activated.ts';
import { receipt } from './letters/receipt.ts';
import { refused } from './letters/refused.ts';
import { returned } from './letters/returned.ts';
import { waitlist } from './letters/waitlist.ts';

/** The letter of a mail. `name` is what the artist is called, '' when nobody knows. */
export function letterOf(mail: Mail, about: { name: string; siteUrl: string }): Letter {
  switch (mail.template) {
    case 'waitlist':
      return waitlist(about);
    case 'activated':
      return activated(about);
    case 'refused':
      return refused({ ...about, ...mail });
    case 'receipt':
      return receipt({ ...about, ...mail });
    case 'returned':
      return returned({ ...about, ...mail });
  }
}
