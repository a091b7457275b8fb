import { brand } from '../../../shared/brand.ts';
import type { MailOf } from '../../../shared/mail/mail.ts';
import { reasonOf } from '../../../shared/releases/review-reasons.ts';
import type { Letter, Part } from '../letter.ts';
import { plainText } from '../plain-text.ts';
import { releaseUrl } from '../release-url.ts';

type Request = MailOf<'changes-requested'>;

/** The office sends a submission back: its reasons, each with a link to its field (product 21.6). */
export function changesRequested({
  siteUrl,
  title,
  message,
  reasons,
  ...release
}: Request & { siteUrl: string }): Letter {
  const href = (target?: string) => releaseUrl(siteUrl, release.releaseId, target);
  const partsOf = ({ code, where, target, note }: Request['reasons'][number]): Part[] => [
    { kind: 'paragraph', text: where === '' ? reasonOf(code).words : `${where}: ${reasonOf(code).words}` },
    ...(note ? [{ kind: 'quote', text: plainText(note) } as const] : []),
    ...(target ? [{ kind: 'link', label: `Change ${where}`, href: href(target) } as const] : []),
  ];
  return {
    subject: 'Your release needs changes',
    preview: 'We’ve reviewed it, and something needs changing before it can go to the stores.',
    title: 'Your release needs changes',
    parts: [
      { kind: 'facts', rows: [['Release', plainText(title) || 'No title']] },
      { kind: 'paragraph', text: 'We’ve reviewed your release. Before it can go to the stores, please change this:' },
      ...reasons.flatMap(partsOf),
      ...(message === '' ? [] : [{ kind: 'quote', text: plainText(message) } as const]),
      { kind: 'action', label: 'Open the release', href: href() },
      { kind: 'paragraph', text: 'Then submit it again. You can reply to us on the release’s page.' },
    ],
    why: `You received this email because you submitted a release at ${brand.name}.`,
  };
}
