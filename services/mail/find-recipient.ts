import { type Addressee, isInvitation, isLead, type MailPreference } from '../../shared/mail/mail.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { SplitInvitationRepository } from '../splits/split-invitation-repository.ts';
import type { LeadRepository } from '../waitlist/lead-repository.ts';

/** To whom a mail goes, as is known when it is sent. */
export type Recipient = {
  email: string;
  /** What they are called; '' when nobody knows. */
  name: string;
  /** What they said of mails that are not needed. */
  preferences: Record<MailPreference, boolean>;
};

/** Who has no profile yet has said nothing. */
const EVERYTHING: Recipient['preferences'] = { wantsGuidance: true };

type Needs = {
  profiles: Pick<ProfileRepository, 'find'>;
  leads: Pick<LeadRepository, 'find'>;
  invitations: Pick<SplitInvitationRepository, 'find'>;
};

/**
 * Who an account, a lead or an invitation belongs to now; nobody, when it is gone. What somebody said in the waitlist, or an owner calls
 * whom they invite, is no name to be called by.
 */
export const findRecipient =
  ({ profiles, leads, invitations }: Needs) =>
  async (to: Addressee): Promise<Recipient | undefined> => {
    if (isLead(to)) {
      const lead = await leads.find(to);
      return lead && { email: lead.email, name: '', preferences: EVERYTHING };
    }
    if (isInvitation(to)) {
      const invitation = await invitations.find(to);
      return invitation && { email: invitation.email, name: '', preferences: EVERYTHING };
    }
    const profile = await profiles.find(to, { consistent: true });
    if (!profile || profile.closedAt) return undefined;
    const { email, artistName, fullName, wantsGuidance } = profile;
    return { email, name: artistName || fullName, preferences: { wantsGuidance } };
  };
