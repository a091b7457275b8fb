import type { Profile } from '../../shared/accounts/profile.ts';
import { type MailPreference, mailPreferenceNames } from '../../shared/mail/mail.ts';

type WithoutDefaults = Omit<Profile, MailPreference> & Partial<Pick<Profile, MailPreference>>;

/**
 * Leaves out the preferences about emails that are on, as they are for a new account and when they are absent: a page
 * of the office's list is billed by the bytes of its profiles.
 */
export function withoutDefaultPreferences(profile: Profile): WithoutDefaults {
  const item: WithoutDefaults = { ...profile };
  for (const name of mailPreferenceNames) if (item[name]) delete item[name];
  return item;
}
