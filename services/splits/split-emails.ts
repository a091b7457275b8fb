import type { ArtistId } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { LinkToken } from '../platform/link-token.ts';
import type { Agreement } from './agreement.ts';
import type { Invitation } from './invitation.ts';

type About = { releaseTitle: string; titles: string[] };

const about = (agreements: readonly Agreement[]): About => ({
  releaseTitle: agreements[0]?.releaseTitle ?? '',
  titles: agreements.map(({ title }) => title),
});

/** The emails about splits (product 29.7). */
export const splitEmails = {
  invited: (
    { invitationId, ownerName, expiresAt }: Invitation,
    agreements: readonly Agreement[],
    token: LinkToken,
  ): AddressedMail => ({
    to: invitationId,
    mail: {
      template: 'split-invited',
      ...about(agreements),
      ownerName,
      path: `/splits/${invitationId}/${token}`,
      expiresAt,
    },
  }),

  /** Tells the owner how a party answered. */
  answered: (
    to: ArtistId,
    agreements: readonly Agreement[],
    { name, answer }: { name: string; answer: 'accepted' | 'declined' | 'agreed' | 'refused' },
  ): AddressedMail => ({ to, mail: { template: 'split-answered', ...about(agreements), name, answer } }),

  /** Asks a party whose part would shrink to agree. */
  asked: (
    to: ArtistId,
    agreements: readonly Agreement[],
    { from, expiresAt }: { from: string; expiresAt: string },
  ): AddressedMail => ({
    to,
    mail: {
      template: 'split-asked',
      ...about(agreements),
      ownerName: agreements[0]?.ownerName ?? '',
      from,
      expiresAt,
    },
  }),

  /** Tells the owner and every party that the agreement also applies to another release of the recordings. */
  carriedOver: (to: ArtistId, agreements: readonly Agreement[]): AddressedMail => ({
    to,
    mail: {
      template: 'split-carried-over',
      ...about(agreements),
      ownerName: agreements[0]?.ownerName ?? '',
      from: [...new Set(agreements.flatMap(({ carriedOver }) => carriedOver?.releaseTitle ?? []))],
    },
  }),

  /** Tells everybody who has or had a part that a different version applies from a given date. */
  changed: (to: ArtistId, agreements: readonly Agreement[], from: string): AddressedMail => ({
    to,
    mail: { template: 'split-changed', ...about(agreements), ownerName: agreements[0]?.ownerName ?? '', from },
  }),
};
