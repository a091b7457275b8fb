import type { WaitlistForm } from '../../../../shared/waitlist/lead.ts';

type TypedAnswer = Exclude<keyof WaitlistForm, 'annualRevenue' | 'features'>;

/** The answers that visitors type, in order. */
export const typedAnswers: readonly {
  name: TypedAnswer;
  label: string;
  hint?: string;
  type?: 'email' | 'url';
  autoComplete: string;
  placeholder?: string;
}[] = [
  { name: 'artistName', label: 'Artist/Label Name', autoComplete: 'organization' },
  { name: 'email', label: 'Contact Email', type: 'email', autoComplete: 'email' },
  {
    name: 'socialLink',
    label: 'Social Link',
    type: 'url',
    autoComplete: 'url',
    placeholder: 'https://',
    hint: 'Where we can hear or see you',
  },
  { name: 'artistsManaged', label: 'Artists Managed', autoComplete: 'off', hint: '1 if it’s just you' },
  { name: 'tracksPerYear', label: 'Tracks per Year', autoComplete: 'off', hint: 'About how many you release' },
];

export const nothingTyped = {
  artistName: '',
  email: '',
  socialLink: '',
  artistsManaged: '',
  tracksPerYear: '',
  features: [],
} satisfies Partial<WaitlistForm>;
