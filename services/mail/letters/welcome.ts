import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';
import { plainText } from '../plain-text.ts';

/** The account exists, and is waiting for the office to activate it. */
export function welcome({ name, siteUrl }: { name: string; siteUrl: string }): Letter {
  const artist = plainText(name);
  return {
    subject: `Welcome to ${brand.name}`,
    preview: 'Your email is confirmed. Here’s what happens next.',
    title: artist ? `Hello, ${artist}` : 'Hello',
    parts: [
      {
        kind: 'paragraph',
        text: 'Your email is confirmed. We look at each new account ourselves, and email you when yours is active. Then you can add releases and upload your music.',
      },
      {
        kind: 'paragraph',
        text: 'Until then you can complete your profile, and get your audio (WAV or FLAC) and a square cover of at least 3000 x 3000 pixels ready.',
      },
      { kind: 'action', label: 'Complete your profile', href: new URL('/dashboard/profile', siteUrl).href },
    ],
    why: `You received this email because you signed up at ${brand.name}. You can choose which emails you get on your profile page.`,
  };
}
