import {
  type Addressee,
  isInvitation,
  isLead,
  type MailPreference,
  mailPreferenceNames,
} from '../../shared/mail/mail.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { SplitInvitationRepository } from '../splits/split-invitation-repository.ts';
import type { LeadRepository } from '../waitlist/lead-repository.ts';

/** The recipient of an email at the time of sending. */
export type Recipient = {
  email: string;
  /** The name by which to address them; '' if unknown. */
  name: string;
  /** Their choices about optional emails. */
  preferences: Record<MailPreference, boolean>;
};

/** For recipients without a profile. */
const ALL_EMAILS: Recipient['preferences'] = recordFrom(mailPreferenceNames, () => true);

type Needs = {
  profiles: Pick<ProfileRepository, 'find'>;
  leads: Pick<LeadRepository, 'find'>;
  invitations: Pick<SplitInvitationRepository, 'find'>;
};

/**
 * Finds the current owner of an account, a lead or an invitation; undefined if it no longer exists. A lead or an
 * invited person is not addressed by name, because nobody has verified the name.
 */
export const findRecipient =
  ({ profiles, leads, invitations }: Needs) =>
  async (to: Addressee): Promise<Recipient | undefined> => {
    if (isLead(to)) {
      const lead = await leads.find(to);
      return lead && { email: lead.email, name: '', preferences: ALL_EMAILS };
    }
    if (isInvitation(to)) {
      const invitation = await invitations.find(to);
      return invitation && { email: invitation.email, name: '', preferences: ALL_EMAILS };
    }
    const profile = await profiles.find(to, { consistent: true });
    if (!profile || profile.closedAt) return undefined;
    const { email, artistName, fullName } = profile;
    const preferences = recordFrom(mailPreferenceNames, (name) => profile[name]);
    return { email, name: artistName || fullName, preferences };
  };
