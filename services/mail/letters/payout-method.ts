import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import type { Letter } from '../letter.ts';
import { momentOf } from '../letter-date.ts';
import { plainText } from '../plain-text.ts';

const changeWords = { added: 'added to', changed: 'changed in', removed: 'removed from' } as const;

/**
 * A payout method was added, changed or removed. Sent to both addresses, because a thief's change would redirect money
 * (product 24.11).
 */
export function payoutMethod({
  what,
  method,
  before,
  changedAt,
  usableAt,
  formerEmail,
}: Omit<MailOf<'payout-method'>, 'template'>): Letter {
  return {
    subject: what === 'added' ? 'A payout method was added to your account' : `A payout method was ${what}`,
    preview: 'If it was you, you don’t need to do anything.',
    title: `A payout method was ${what}`,
    parts: [
      {
        kind: 'paragraph',
        text: `This was ${changeWords[what]} your account on ${momentOf(changedAt)}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Payment method', plainText(method)],
          ...(before ? [['Previously', plainText(before)] as const] : []),
          ...(usableAt ? [['Can be used from', momentOf(usableAt)] as const] : []),
        ],
      },
      {
        kind: 'paragraph',
        text: 'If it wasn’t you, reply to this email at once and change your password: someone else may have it.',
      },
    ],
    why: formerEmail
      ? `You received this email because your ${brand.name} account had this address until recently.`
      : `You received this email because you have an account at ${brand.name}.`,
  };
}
