import { brand } from '../../../shared/brand.ts';
import type { Letter, Part } from '../letter.ts';
import { dayOf } from '../letter-date.ts';

type Archive = { paths: readonly string[]; expiresAt: string; siteUrl: string };

/** The archive that an artist asked for is made. Whoever has this mail can fetch it. */
export const exportReady = ({ paths, expiresAt, siteUrl }: Archive): Letter => ({
  subject: `Your ${brand.name} data are ready`,
  preview: `You can download them until ${dayOf(expiresAt)}.`,
  title: 'Your data are ready',
  parts: [
    {
      kind: 'paragraph',
      text: `Everything that you asked for is packed: your profile, releases, files and payments. You can download it until ${dayOf(expiresAt)}; then it is deleted.`,
    },
    ...paths.map(
      (path, index): Part => ({
        kind: 'action',
        label: paths.length === 1 ? 'Download your data' : `Download part ${index + 1} of ${paths.length}`,
        href: new URL(path, siteUrl).href,
      }),
    ),
    { kind: 'paragraph', text: 'Whoever has this mail can download it too: please do not pass it on.' },
  ],
  why: `You get this mail because you asked ${brand.name} for your data. If it was not you, change your password.`,
});
