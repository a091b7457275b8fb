import type { ComponentProps } from 'react';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import {
  BIO_LIMIT,
  type ProfileField,
  profileFieldNames,
  profileFields,
} from '../../../../shared/accounts/profile-fields.ts';
import { territories } from '../../../../shared/reference/territories.ts';
import type { Choice } from '../../ui/select.tsx';
import { SavingSelect, SavingText, SavingTextArea } from '../saving-field/simple-fields.tsx';
import { useProfileField } from './use-profile-field.ts';

const countries: Choice[] = territories
  .map(({ name }) => ({ value: name, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));

/**
 * The country choices. Includes the stored country even if it is not in the list, because the list may have changed
 * since the profile was saved.
 */
const countriesWith = (stored: string): readonly Choice[] =>
  countries.some(({ value }) => value === stored)
    ? countries
    : [{ value: stored, label: stored || 'Choose…' }, ...countries];

/** Autofill hints for browsers and password managers. */
const inputs: Partial<Record<ProfileField, ComponentProps<'input'>>> = {
  artistName: { autoComplete: 'nickname' },
  fullName: { autoComplete: 'name' },
  twitterHandle: { placeholder: '@name' },
  spotifyProfile: { type: 'url', inputMode: 'url', placeholder: 'https://open.spotify.com/artist/…' },
  websiteUrl: { type: 'url', inputMode: 'url', autoComplete: 'url', placeholder: 'https://…' },
  whatsappNumber: { type: 'tel', autoComplete: 'tel', placeholder: '+15551234567' },
};

type Props = { profile: Profile; name: ProfileField };

function ProfileFieldEditor({ profile, name }: Props) {
  const field = useProfileField(profile, name);
  const row: { label: string; hint?: string } = profileFields[name];
  const shared = { id: `profile-${name}`, label: row.label, hint: row.hint, field };
  if (name === 'country')
    return <SavingSelect {...shared} autoComplete="country-name" choices={countriesWith(profile.country)} />;
  if (name === 'bio') return <SavingTextArea {...shared} limit={BIO_LIMIT} />;
  return <SavingText {...shared} input={inputs[name] ?? {}} />;
}

/** The artist's profile fields; each saves itself (product 3.16). */
export const ProfileFields = ({ profile }: { profile: Profile }) => (
  <section
    aria-label="Your profile"
    className="grid max-w-4xl gap-1 [--control-edge:transparent] [--control-ground:transparent] max-sm:gap-5"
  >
    {profileFieldNames.map((name) => (
      <ProfileFieldEditor key={name} profile={profile} name={name} />
    ))}
  </section>
);
