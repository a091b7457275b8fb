import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

/** The office has activated an account. */
export function activated({ name, siteUrl }: { name: string; siteUrl: string }): Letter {
  const artist = plainText(name);
  return {
    subject: `Your ${brand.name} account is active`,
    preview: 'You can now add releases, upload your music and submit it.',
    title: artist ? `Welcome, ${artist}` : 'Welcome',
    parts: [
      { kind: 'paragraph', text: 'Your account is active. You can now add releases, upload your music and submit it.' },
      { kind: 'action', label: 'Open your library', href: new URL('/dashboard/releases', siteUrl).href },
    ],
    why: `You received this email because you signed up at ${brand.name}.`,
  };
}
