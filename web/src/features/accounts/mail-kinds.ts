import type { MailPreference } from '../../../../shared/mail/mail.ts';

/** The kinds of optional emails, as the profile and the page of an email's link name them (product 15.7). */
export const mailKinds: Record<MailPreference, { label: string; detail: string }> = {
  wantsSubmitted: { label: 'Submitted', detail: 'We’ve got your release, and will review it.' },
  wantsDelivered: { label: 'Out to the stores', detail: 'Your release is on its way.' },
  wantsLive: { label: 'Live', detail: 'Your release is in its first store, with the link.' },
  wantsReleaseDay: { label: 'Release day', detail: 'The day you chose has come.' },
  wantsTakenDown: { label: 'Taken down', detail: 'Your release is down in every store.' },
  wantsEarned: { label: 'New earnings', detail: 'What a month brought you, and where it came from.' },
  wantsGuidance: {
    label: 'Help with your first steps',
    detail: 'How to get started, and tips for your first release.',
  },
};

/** What cannot be turned off. */
export const ALWAYS_SENT =
  'We always email you about your account, its security, your payments and payouts, what you request, and what we need from you.';
