import { brand } from '../../../shared/brand.ts';
import type { Letter } from '../letter.ts';

/**
 * The code for a new password, and a link to the page that asks for it, with the email address filled in (product
 * 15.2).
 */
export function reset({ code, email, siteUrl }: { code: string; email: string; siteUrl: string }): Letter {
  const page = new URL('/auth?tab=reset', siteUrl);
  page.searchParams.set('email', email);
  return {
    subject: `Reset your ${brand.name} password`,
    preview: 'Choose a new password with this code. It’s valid for one hour.',
    title: 'Choose a new password',
    parts: [
      {
        kind: 'paragraph',
        text: 'Open the page, enter this code, and choose a new password. The code is valid for one hour.',
      },
      { kind: 'code', code },
      { kind: 'action', label: 'Choose a new password', href: page.href },
    ],
    why: 'If you didn’t ask for a new password, ignore this email. Your current one stays as it is.',
  };
}
