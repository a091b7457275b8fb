import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import type { splitsContract } from '../../shared/splits/contract.ts';
import { ANSWER_DAYS, RESEND_MINUTES } from '../../shared/splits/split-limits.ts';
import type { TakeCall } from '../platform/call-quota.ts';
import { digestOf, type LinkToken } from '../platform/link-token.ts';
import { publish } from '../platform/outbox.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Table } from '../platform/table.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import { partiesOf } from './agreement.ts';
import { answerChange } from './answer-change.ts';
import { acceptParts, agreementsHash, declineParts, openAgreements, partiesInvitedBy } from './answer-invitation.ts';
import { openInvitation } from './open-invitation.ts';
import { returnedPartEvents } from './returned-part-events.ts';
import { splitEmails } from './split-emails.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';
import type { SplitRepository } from './split-repository.ts';
import { invitationView, splitView } from './split-view.ts';
import type { trackEarnings } from './track-earnings.ts';

export type AnswerNeeds = {
  table: Pick<Table, 'name'>;
  splits: SplitRepository;
  invitations: SplitInvitationRepository;
  profiles: Pick<ProfileRepository, 'find'>;
  pool: Pick<UserPoolGateway, 'find'>;
  earnedOf: ReturnType<typeof trackEarnings>;
  takeCall: TakeCall;
  newId: NewId;
  newToken: () => LinkToken;
  now: () => Date;
};

type OwnerRoutes = `${string} /api/releases/${string}`;

/** The routes for invited people and for parties. */
export function answerHandlers(needs: AnswerNeeds): Omit<Handlers<typeof splitsContract>, OwnerRoutes> {
  const { table, splits, invitations, profiles, pool, earnedOf, takeCall, newId, newToken, now } = needs;

  /** Returns the verified email address that the user pool has now, in lower case (product 29.2). */
  const verifiedAddress = async (artistId: ArtistId): Promise<string | undefined> => {
    const { email, email_verified } = (await pool.find(artistId))?.attributes ?? {};
    return email && email_verified === 'true' ? email.toLowerCase() : undefined;
  };

  return {
    async 'GET /api/me/splits'({ actor: { artistId }, query }) {
      const { items, ...page } = await splits.tracksOf(artistId, query.cursor);
      const agreements = await splits.findMany(items);
      const earned = await earnedOf(artistId, agreements);
      const shown = agreements.map((agreement) => ({
        ...splitView(agreement, { artistId }),
        earnedMicros: String(earned(agreement.trackId)),
      }));
      return { ...page, items: shown };
    },

    async 'GET /api/me/split-invitations'({ actor: { artistId } }) {
      const email = (await profiles.find(artistId))?.email.toLowerCase();
      const open = email ? await invitations.openFor(email) : [];
      const agreements = await splits.findMany(open.flatMap(({ trackIds }) => trackIds));
      const views = open
        .filter(({ expiresAt }) => Date.parse(expiresAt) > now().getTime())
        .map((invitation) => invitationView(invitation, openAgreements(agreements, invitation.invitationId)));
      return { invitations: views.filter((view) => view.splits.length > 0) };
    },

    async 'POST /api/me/splits/{trackId}/answer'({ actor: { artistId }, params, body }) {
      const before = await splits.find(params.trackId);
      const mine = before && partiesOf(before).find((party) => party.artistId === artistId);
      if (!before || !mine) throw new Problem('split-not-found');
      if (before.rev !== body.rev) throw new Problem('split-changed');
      const at = now();
      const { after, counts } = answerChange(before, { artistId, answer: body.answer, now: at });
      const id = newId('event');
      const answer = body.answer === 'agree' ? 'agreed' : 'refused';
      const others = new Set(
        partiesOf(after).flatMap((party) =>
          counts && party.artistId && party.state === 'accepted' && party.artistId !== after.ownerId
            ? [party.artistId]
            : [],
        ),
      );
      const mails = [
        splitEmails.answered(after.ownerId, [after], { name: mine.name, answer }),
        ...[...others].map((to) => splitEmails.changed(to, [after], after.versions.at(-1)?.from ?? '')),
      ];
      await splits.save(
        [{ before, after }],
        [
          ...mails.map((mail, n) => ({ write: sendMail(table, mail, { id: `split-${id}-${n}`, at }) })),
          ...returnedPartEvents(table, [{ before, after }], { id, at }),
        ],
      );
      return { counts };
    },

    async 'POST /api/split-invitations/{invitationId}/send'({ actor: { artistId }, params }) {
      const invitation = await invitations.find(params.invitationId);
      if (invitation?.state !== 'open') throw new Problem('invitation-not-found');
      const isAllowed = invitation.ownerId === artistId || invitation.email === (await verifiedAddress(artistId));
      const agreements = openAgreements(await splits.findMany(invitation.trackIds), invitation.invitationId);
      if (!isAllowed || agreements.length === 0) throw new Problem('invitation-not-found');
      const at = now();
      if (at.getTime() - Date.parse(invitation.sentAt) < RESEND_MINUTES * 60_000)
        throw new Problem('invitation-sent-lately');
      const token = newToken();
      const sent = {
        tokenDigest: digestOf(token),
        sentAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + ANSWER_DAYS * 24 * 3_600_000).toISOString(),
      };
      const mail = splitEmails.invited({ ...invitation, ...sent }, agreements, token);
      await splits.save(
        [],
        [
          { write: invitations.count(artistId, 1, at), refused: 'too-many-invitations' },
          { write: invitations.sendAgain(invitation, sent), refused: 'invitation-sent-lately' },
          { write: sendMail(table, mail, { id: `split-${newId('event')}`, at }) },
        ],
      );
      return { sent: true as const };
    },

    async 'GET /api/split-invitations/{invitationId}/{token}'({ actor, params }) {
      await takeCall('split-invitation', actor.address, quotas.splitAnswersPerHour);
      const { invitation, agreements } = await openInvitation(needs, params);
      return invitationView(invitation, agreements);
    },

    async 'POST /api/split-invitations/{invitationId}/{token}/decline'({ actor, params }) {
      await takeCall('split-invitation', actor.address, quotas.splitAnswersPerHour);
      return retryWhenChanged('split-changed', async () => {
        const { invitation, agreements } = await openInvitation(needs, params);
        const at = now();
        const changes = agreements.map((before) => ({ before, after: declineParts(before, params.invitationId) }));
        const name = invitingOwnerName(agreements, params.invitationId);
        const mail = splitEmails.answered(invitation.ownerId, agreements, { name, answer: 'declined' });
        await splits.save(changes, [
          {
            write: invitations.answer(invitation, { state: 'declined', answeredAt: at.toISOString() }),
            refused: 'split-changed',
          },
          ...returnedPartEvents(table, changes, { id: params.invitationId, at }),
          { write: sendMail(table, mail, { id: `split-answer-${params.invitationId}`, at }) },
        ]);
        return { declined: true as const };
      });
    },

    async 'POST /api/split-invitations/{invitationId}/{token}/accept'({ actor: { artistId }, params, body }) {
      const address = await verifiedAddress(artistId);
      return retryWhenChanged('split-changed', async () => {
        const { invitation, agreements } = await openInvitation(needs, params);
        if (address !== invitation.email) throw new Problem('invitation-for-another');
        if (agreementsHash(agreements) !== body.agreementsHash) throw new Problem('split-changed');
        const at = now();
        const changes = agreements.map((before) => ({
          before,
          after: acceptParts(before, params.invitationId, artistId),
        }));
        const name = invitingOwnerName(agreements, params.invitationId);
        const mail = splitEmails.answered(invitation.ownerId, agreements, { name, answer: 'accepted' });
        const partyIds = partiesInvitedBy(agreements, params.invitationId).map(({ partyId }) => partyId);
        await splits.save(changes, [
          {
            write: invitations.answer(invitation, { state: 'accepted', answeredAt: at.toISOString(), artistId }),
            refused: 'split-changed',
          },
          ...changes.map(({ after }) => ({ write: splits.partOf(artistId, after.trackId) })),
          { write: publish(table, 'suspense-due', { partyIds }, { id: `suspense-${params.invitationId}`, at }) },
          { write: sendMail(table, mail, { id: `split-answer-${params.invitationId}`, at }) },
        ]);
        return { accepted: true as const };
      });
    },
  };
}

/** The owner's name for the person whom they invited. */
const invitingOwnerName = (...of: Parameters<typeof partiesInvitedBy>): string =>
  partiesInvitedBy(...of)[0]?.name ?? '';
