import { createHash } from 'node:crypto';
import type { ArtistId, NewId, ReleaseId, TrackId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { isReadOnly } from '../../shared/releases/release-status.ts';
import { whenRefused } from '../platform/condition.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table, Write } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { carriedOverWrite } from '../releases/writes/split-writes.ts';
import { type Agreement, partiesOf } from './agreement.ts';
import { carriedAgreement } from './carried-agreement.ts';
import { splitEmails } from './split-emails.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';
import type { GuardedWrite, SplitRepository } from './split-repository.ts';

export type CarryOverNeeds = {
  table: Pick<Table, 'name' | 'transact'>;
  splits: SplitRepository;
  invitations: Pick<SplitInvitationRepository, 'find' | 'addTrack'>;
  releases: Pick<ReleaseRepository, 'find'>;
  newId: NewId;
  now: () => Date;
};

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/**
 * Copies the artist's agreement about a recording (ISRC) to each submitted track of the same recording that has none
 * (product 29.9). Notifies the parties and the owner, and adds an event to the release's history. May be repeated: each
 * event copies and notifies only once.
 * @param id the event's id
 * @returns the tracks that received an agreement
 */
export const agreementCopier =
  ({ table, splits, invitations, releases, newId, now }: CarryOverNeeds) =>
  async ({ id, artistId, releaseId }: Owned & { id: string }): Promise<TrackId[]> => {
    const release = await releases.find({ artistId, releaseId });
    if (!release || !isReadOnly(release.status)) return [];
    const coded = orderedTracks(release).filter(({ isrc }) => isrc !== '');
    const known = await splits.findMany(coded.map((track) => track.id));
    const without = coded.filter((track) => !known.some(({ trackId }) => trackId === track.id));
    const sources = without.length > 0 ? await agreementsByIsrc(release) : new Map<string, Agreement>();
    const carried = known.filter(({ carriedOver }) => carriedOver?.eventId === id);
    for (const track of without) {
      const source = sources.get(track.isrc);
      if (!source) continue;
      const after = carriedAgreement(source, { release, track, eventId: id, newPartyId: () => newId('party') });
      await splits.save([{ before: { rev: 0 }, after }], [...partsOf(after), ...(await inviteTo(after))]);
      carried.push(after);
    }
    if (carried.length > 0) await tell(release, carried, id);
    return carried.map(({ trackId }) => trackId);

    /**
     * Finds the artist's agreements in force, by the current ISRC of their tracks; if a recording has two, the older
     * one.
     */
    async function agreementsByIsrc(target: Release): Promise<Map<string, Agreement>> {
      const all: Agreement[] = [];
      let cursor: string | undefined;
      do {
        const { items, next } = await splits.tracksOf(target.artistId, cursor);
        all.push(...(await splits.findMany(items)));
        cursor = next;
      } while (cursor);
      const others = all.filter(({ ownerId, releaseId: of }) => ownerId === target.artistId && of !== target.id);
      const byIsrc = new Map<string, Agreement>();
      const read = new Map<ReleaseId, Release | undefined>();
      // The newest track comes first, so the older of two agreements wins.
      for (const agreement of others) {
        const of = agreement.releaseId;
        if (!read.has(of)) read.set(of, await releases.find({ artistId: target.artistId, releaseId: of }));
        const isrc = read.get(of)?.tracks[agreement.trackId]?.isrc ?? agreement.isrc;
        if (isrc !== '' && agreement.versions.some(({ isReplaced }) => !isReplaced)) byIsrc.set(isrc, agreement);
      }
      return byIsrc;
    }

    /** The writes through which the owner and the parties find the agreement. */
    function partsOf(after: Agreement): GuardedWrite[] {
      const ids = [after.ownerId, ...partiesOf(after).flatMap((party) => party.artistId ?? [])];
      return [...new Set(ids)].map((each) => ({ write: splits.partOf(each, after.trackId) }));
    }

    /** Adds this track to the open invitations. */
    async function inviteTo(after: Agreement): Promise<GuardedWrite[]> {
      const ids = new Set(partiesOf(after).flatMap(({ invitationId }) => invitationId ?? []));
      const found = await Promise.all([...ids].map((each) => invitations.find(each)));
      const open = found.filter((invitation) => invitation?.state === 'open');
      return open.flatMap((invitation) =>
        invitation ? [{ write: invitations.addTrack(invitation, after.trackId) }] : [],
      );
    }

    async function tell(to: Release, agreements: readonly Agreement[], eventId: string): Promise<void> {
      const at = now();
      // The ids of events that are derived from changes contain characters that an email's id may not have.
      const digest = createHash('sha256').update(eventId).digest('hex').slice(0, 32);
      const mailTo = (whose: ArtistId, about: readonly Agreement[]): Write =>
        sendMail(table, splitEmails.carriedOver(whose, about), { id: `split-carried-${digest}-${whose}`, at });
      const notified = new Map<ArtistId, Agreement[]>([[to.artistId, [...agreements]]]);
      for (const agreement of agreements)
        for (const party of new Set(
          partiesOf(agreement).flatMap((one) => (one.state === 'accepted' ? (one.artistId ?? []) : [])),
        ))
          if (party !== to.artistId) notified.set(party, [...(notified.get(party) ?? []), agreement]);
      const event = {
        kind: 'splits-carried-over' as const,
        at: at.toISOString(),
        by: 'platform' as const,
        titles: agreements.map(({ title }) => title),
        from: [...new Set(agreements.flatMap(({ carriedOver }) => carriedOver?.releaseTitle ?? []))],
      };
      for (const [whose, about] of notified) {
        const isOwner = whose === to.artistId;
        const history = isOwner ? [carriedOverWrite(table.name, { artistId, releaseId }, event)] : [];
        // Fails if this event has already notified them.
        await whenRefused(table.transact([mailTo(whose, about), ...history]), ({ index, error }) => {
          if (index !== 0) throw error;
        });
      }
    }
  };
