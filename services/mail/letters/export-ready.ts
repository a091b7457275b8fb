import { brand } from '../../../shared/brand.ts';
import type { Letter, Part } from '../letter.ts';
import { dayOf } from '../letter-date.ts';

type Archive = { paths: readonly string[]; expiresAt: string; siteUrl: string };

/** The archive of an artist's data is ready. Anyone with this email can download it. */
export const exportReady = ({ paths, expiresAt, siteUrl }: Archive): Letter => ({
  subject: `Your ${brand.name} data is ready`,
  preview: `You can download it until ${dayOf(expiresAt)}.`,
  title: 'Your data is ready',
  parts: [
    {
      kind: 'paragraph',
      text: `Your archive is complete: your profile, releases, files and payments. You can download it until ${dayOf(expiresAt)}; then we delete it.`,
    },
    ...paths.map(
      (path, index): Part => ({
        kind: 'action',
        label: paths.length === 1 ? 'Download your data' : `Download part ${index + 1} of ${paths.length}`,
        href: new URL(path, siteUrl).href,
      }),
    ),
    { kind: 'paragraph', text: 'Anyone with this email can download it too, so please don’t forward it.' },
  ],
  why: `You received this email because you asked ${brand.name} for your data. If it wasn’t you, change your password.`,
});
