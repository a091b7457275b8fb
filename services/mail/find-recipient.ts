import { type Addressee, isLead } from '../../shared/mail/mail.ts';
import type { ProfileRepository } from '../accounts/profile-repository.ts';
import type { LeadRepository } from '../waitlist/lead-repository.ts';

/** To whom a mail goes, as is known when it is sent. */
export type Recipient = {
  email: string;
  /** What they are called; '' when nobody knows. */
  name: string;
};

type Needs = { profiles: Pick<ProfileRepository, 'find'>; leads: Pick<LeadRepository, 'find'> };

/** Who an account or a lead belongs to now; nobody, when it is gone. What somebody said in the waitlist is no name to be called by. */
export const findRecipient =
  ({ profiles, leads }: Needs) =>
  async (to: Addressee): Promise<Recipient | undefined> => {
    if (isLead(to)) {
      const lead = await leads.find(to);
      return lead && { email: lead.email, name: '' };
    }
    const profile = await profiles.find(to, { consistent: true });
    if (!profile || profile.closedAt) return undefined;
    return { email: profile.email, name: profile.artistName || profile.fullName };
  };
