import type { Mail } from '../../shared/mail/mail.ts';
import type { Notice } from '../../shared/notices/notice.ts';

/**
 * The notice about a fact that has its own email, so that nothing is announced only by email; undefined for emails
 * about the account and its security, and for those that are sent because of a notice.
 */
export function noticeFromMail(mail: Mail): Notice | undefined {
  switch (mail.template) {
    case 'changes-requested':
      return { kind: 'changes-requested', releaseId: mail.releaseId, title: mail.title };
    case 'release-message':
      return { kind: 'office-message', releaseId: mail.releaseId, title: mail.title };
    case 'payout': {
      const { payoutId, state, amountMicros, withheldMicros = '0' } = mail;
      const net = BigInt(amountMicros) - BigInt(withheldMicros);
      return { kind: 'payout', payoutId, state, amountMicros: String(net) };
    }
    case 'split-answered':
      return { kind: 'split-answered', title: mail.releaseTitle, name: mail.name, answer: mail.answer };
    case 'split-asked':
      return { kind: 'split-request', title: mail.releaseTitle, name: mail.ownerName };
    case 'split-changed':
      return { kind: 'split-changed', title: mail.releaseTitle, name: mail.ownerName };
    default:
      return undefined;
  }
}
