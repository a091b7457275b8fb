import { Profile } from '../../../shared/accounts/profile.ts';
import type { PublishedEvent } from '../../../shared/events/published-event.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { ItemChange } from '../../platform/item-change.ts';
import { keys } from '../../platform/keys.ts';
import { formerAddress } from '../../profiles/former-address.ts';
import { leadIdOf } from '../../waitlist/stored-lead.ts';
import { emailFromChange } from '../email-from-change.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** The fields that an open page shows. */
const shown = Object.keys(Profile.shape).filter((name) => name !== 'updatedAt');

/**
 * Notifies open pages if a profile, or what its account may do, has changed; welcomes a new account; and emails both
 * addresses if the email address changes.
 */
export const profileFacts: Watch = {
  row: keys.profile,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.profile.read(key);
    if (!ids || !after) return [];
    if (!before) {
      const mail = { to: ids.artistId, mail: { template: 'welcome' } } as const;
      return [emailFromChange(change, `welcome_${ids.artistId}`, mail)];
    }
    if (after.erasedAt && !before.erasedAt) {
      const body = { ...ids, leadId: leadIdOf(String(before.email)) };
      return [eventFromChange(change, { name: 'account-erased', body })];
    }
    const isSame = shown.every((name) => before[name] === after[name]);
    const changed = isSame ? [] : [eventFromChange(change, { name: 'account-changed', body: ids })];
    return [...changed, ...addressChanged(ids.artistId, change), ...secondFactorChanged(ids.artistId, change)];
  },
};

/** Sends nothing if the email address was erased with its account. */
function addressChanged(to: ArtistId, change: ItemChange): PublishedEvent[] {
  const { id, at, before, after } = change;
  const [formerEmail, email] = [String(before?.email ?? ''), String(after?.email ?? '')];
  if (formerEmail === '' || email === '' || formerEmail.toLowerCase() === email.toLowerCase()) return [];
  const mail = { template: 'email-changed', changedAt: at.toISOString() } as const;
  return [
    emailFromChange(change, `email-changed_${id}`, { to, mail: { ...mail, formerEmail } }),
    emailFromChange(change, `email-changed_${id}_new`, { to, mail }),
  ];
}

/** Emails both addresses if the second factor is turned on or off: a thief may have changed the email address first. */
function secondFactorChanged(to: ArtistId, change: ItemChange): PublishedEvent[] {
  const { id, at, before, after } = change;
  const isOn = after?.hasSecondFactor === true;
  if (!after || after.closedAt || isOn === (before?.hasSecondFactor === true)) return [];
  const mail = { template: 'second-factor-changed', isOn, changedAt: at.toISOString() } as const;
  const formerEmail = formerAddress(after, at);
  return [
    emailFromChange(change, `second-factor_${id}`, { to, mail }),
    ...(formerEmail
      ? [emailFromChange(change, `second-factor_${id}_former`, { to, mail: { ...mail, formerEmail } })]
      : []),
  ];
}
