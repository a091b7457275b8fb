import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/**
 * The code that verifies the email address of a sign-up, or a new address. Nobody has verified it yet, so the email
 * contains no text that people entered: a sign-up with a stranger's address must not carry a message to them.
 */
export const confirm = ({ code, siteUrl }: { code: string; siteUrl: string }): Letter => ({
  subject: `Your ${brand.name} code`,
  preview: 'Enter it to confirm your email. It’s valid for 24 hours.',
  title: 'Confirm your email',
  parts: [
    { kind: 'paragraph', text: `Enter this code where ${brand.name} asks for it. It’s valid for 24 hours.` },
    { kind: 'code', code },
    { kind: 'action', label: `Open ${brand.name}`, href: new URL('/', siteUrl).href },
  ],
  why: `Someone entered this address at ${brand.name}. If it wasn’t you, ignore this email: nothing happens without the code.`,
});
