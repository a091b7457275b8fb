import type { AddressedMail } from '../../../shared/mail/mail.ts';
import { reasonPlaceText, reasonTarget } from '../../../shared/releases/reason-target.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ReleaseMessage } from '../../../shared/releases/release-message.ts';

/**
 * The email for a message from the office: either the changes that it requests, each with a link, or the text of the
 * message.
 */
export function changesMail(release: Release, { reasons, text: message }: ReleaseMessage): AddressedMail {
  const { artistId: to, id: releaseId, title } = release;
  const about = { releaseId, title, message };
  if (reasons.length === 0) return { to, mail: { template: 'release-message', ...about } };
  const each = reasons.map((reason) => {
    const target = reasonTarget(reason, release);
    return {
      code: reason.code,
      where: reasonPlaceText(reason, release),
      ...(target && { target }),
      ...(reason.note && { note: reason.note }),
    };
  });
  return { to, mail: { template: 'changes-requested', ...about, reasons: each } };
}
