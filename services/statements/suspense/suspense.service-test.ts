import { randomUUID } from 'node:crypto';
import type { ArtistId, PartyId, TrackId } from '../../../shared/ids.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { keys } from '../../platform/keys.ts';
import type { Agreement } from '../../splits/agreement.ts';
import { acceptParts, declineParts } from '../../splits/answer-invitation.ts';
import { putIntoEffect } from '../../splits/propose-version.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import { trackEarnings } from '../../splits/track-earnings.ts';
import { killableLife } from '../../test/dying.ts';
import { roundsOf } from '../../test/rounds.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { readEarned } from '../test/read-earned.ts';
import { paySuspense } from './pay-suspense.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

type Shared = Awaited<ReturnType<typeof shared>>;

/** Creates a release whose track is shared equally with an invited party, who will accept as `ines`. */
async function shared() {
  const release = await own.release();
  const { artistId, releaseId, tracks, upc } = release;
  const { trackId, isrc } = tracks[0] as { trackId: TrackId; isrc: string };
  const invitationId = newId('split-invitation');
  const partyId = newId('party');
  const at = new Date().toISOString();
  const after: Agreement = {
    ...{ trackId, releaseId, ownerId: artistId, ownerName: 'Mara', releaseTitle: 'Night Ferry', title: 'Track 1' },
    ...{ isrc, rev: 0 },
    versions: [
      {
        ...{ version: 1, from: '2026-01-01', proposedAt: at },
        parties: [
          { partyId: newId('party'), name: 'Mara', email: '', parts: 5000, state: 'accepted', artistId },
          { partyId, name: 'Ines', email: 'ines@segno.test', parts: 5000, state: 'invited', invitationId },
        ],
      },
    ],
  };
  await splitRepository(own.table).save([{ before: { rev: 0 }, after }], []);
  const ines = anId<ArtistId>(randomUUID());
  return { mara: artistId, ines, releaseId, trackId, partyId, invitationId, codes: { isrc, upc } };
}

async function change({ trackId }: { trackId: TrackId }, to: (before: Agreement) => Agreement) {
  const splits = splitRepository(own.table);
  const before = (await splits.find(trackId)) as Agreement;
  await splits.save([{ before, after: to(before) }], []);
}
const accept = ({ invitationId, ines, ...of }: Pick<Shared, 'trackId' | 'invitationId' | 'ines'>) =>
  change(of, (before) => acceptParts(before, invitationId, ines));
/** Makes a new version of the agreement in which the owner has everything, from the first day of the split. */
const withoutInes = (before: Agreement): Agreement =>
  putIntoEffect(before, {
    ...{ version: 2, from: '2026-01-01', proposedAt: new Date().toISOString() },
    parties: [
      { partyId: newId('party'), name: 'Mara', email: '', parts: 10_000, state: 'accepted', artistId: before.ownerId },
    ],
  });

let cents = 100;
/** Approves a statement of about 10 dollars, of which the invited party gets about 4.75. */
async function approved({ codes }: Shared) {
  cents += 1;
  const { statementId } = await own.drop(
    file(line({ ...codes, net: '10.000001' }), line({ ...codes, net: `0.${cents}`, country: 'DE', month: '2026-07' })),
  );
  await own.approve(statementId);
  return statementId;
}
async function posted(of: Shared) {
  const statementId = await approved(of);
  await own.post(statementId);
  return statementId;
}

const pay = ({ partyId }: { partyId: PartyId }, needs = own.needs) => paySuspense(needs, partyId);
const suspended = async () => (await own.balances()).suspense ?? 0n;
const earned = async ({ releaseId }: Shared, artistId: ArtistId) =>
  (await readEarned(own.table, { artistId, releaseId, month: '2026-08' })).micros;

describe('product 29.3: suspended earnings of an invited party', () => {
  it('are paid once when the party accepts, as if they had accepted from the start', async () => {
    const of = await shared();
    const statementId = await posted(of);
    const amount = await suspended();
    const { available } = await own.wallet(of.mara);
    expect(available - amount >= -2n && available - amount <= 2n).toBe(true);
    expect([await pay(of), await suspended()]).toEqual([0, amount]);

    await accept(of);
    expect(await pay(of)).toBe(1);
    expect(await suspended()).toBe(0n);
    expect(await own.wallet(of.ines)).toMatchObject({ available: amount, earned: amount });
    expect(await pay(of)).toBe(0);
    expect(await own.wallet(of.ines)).toMatchObject({ available: amount, ver: 1 });
    const [mara, ines] = [await earned(of, of.mara), await earned(of, of.ines)];
    expect(mara - ines >= -1n && mara - ines <= 1n).toBe(true);
    const month = await earningsRepository(own.table).releaseMonth(of.ines, of.releaseId, '2026-08');
    expect(month.statements).toMatchObject([
      { statementId, bases: [{ trackId: of.trackId, percentage: 95, parts: [{ version: 1, parts: 5000 }] }] },
    ]);
    // The list of splits shows the same amount (product 29.8).
    const ofTracks = trackEarnings(earningsRepository(own.table));
    expect((await ofTracks(of.ines, [of]))(of.trackId)).toBe(amount);
    expect((await ofTracks(of.mara, [of]))(of.trackId)).toBe((await own.wallet(of.mara)).earned);
    await own.reverse(statementId);
    expect((await ofTracks(of.ines, [of]))(of.trackId)).toBe(0n);
  });

  it('are paid to the owner if the part is declined and a later version applies, and are reversed with the statement', async () => {
    const of = await shared();
    const statementId = await posted(of);
    const amount = await suspended();
    const { available } = await own.wallet(of.mara);
    const figures = () => readEarned(own.table, { artistId: of.mara, releaseId: of.releaseId, month: '2026-08' });
    const before = await figures();
    await change(of, (agreement) => declineParts(agreement, of.invitationId));
    expect([await pay(of), await suspended()]).toEqual([0, amount]);
    await change(of, withoutInes);
    expect([await pay(of), await suspended()]).toEqual([1, 0n]);
    expect(await pay(of)).toBe(0);
    expect(await own.wallet(of.mara)).toMatchObject({ available: available + amount, earned: available + amount });
    const after = await figures();
    expect(after.micros - 2n * before.micros >= -1n && after.micros - 2n * before.micros <= 1n).toBe(true);
    // The owner's own part already counts the streams.
    expect(after.streams).toBe(before.streams);
    const month = await earningsRepository(own.table).releaseMonth(of.mara, of.releaseId, '2026-08');
    expect(month.statements[0]?.bases).toMatchObject([
      {
        trackId: of.trackId,
        parts: [
          { version: 1, parts: 5000 },
          { version: 1, parts: 5000, declinedBy: of.partyId },
        ],
      },
    ]);
    await own.reverse(statementId);
    expect(await own.wallet(of.mara)).toMatchObject({ available: 0n, earned: 0n });
    expect(await figures()).toMatchObject({ micros: 0n, streams: 0n });
    expect(await own.balances()).toEqual({});
    expect(await own.check()).toEqual([]);
  });

  it('are published by the posting, in case the party accepted after the plan was made', async () => {
    const of = await shared();
    const statementId = await approved(of);
    await accept(of);
    await own.post(statementId);
    const eventId = `suspense-${statementId}-${of.partyId}-0`;
    expect(await own.table.get(keys.outbox({ eventId }))).toMatchObject({
      name: 'suspense-due',
      body: { partyIds: [of.partyId] },
    });
    expect([await pay(of), await suspended()]).toEqual([1, 0n]);
    await own.reverse(statementId);
  });

  it('are reversed with the statement, before or after they are paid', async () => {
    const [early, late] = [await shared(), await shared()];
    const [first, second] = [await posted(early), await posted(late)];
    await own.reverse(first);
    await accept(early);
    expect(await pay(early)).toBe(0);
    expect((await own.wallet(early.ines)).ver).toBe(0);
    await accept(late);
    await pay(late);
    await own.reverse(second);
    expect(await own.wallet(late.ines)).toMatchObject({ available: 0n, earned: 0n, ver: 2 });
    expect(await earned(late, late.ines)).toBe(0n);
    expect(await own.balances()).toEqual({});
    expect(await own.check()).toEqual([]);
    await own.reverse(second);
    expect(await own.balances()).toEqual({});
  });

  it('are paid to nobody if paid five times during the reversal of the statement', async () => {
    for (let n = roundsOf(3, 20); n > 0; n--) {
      const of = await shared();
      const statementId = await posted(of);
      await accept(of);
      await Promise.all([...Array.from({ length: 5 }, () => pay(of)), own.reverse(statementId)]);
      expect(await own.find(statementId)).toMatchObject({ state: 'reversed' });
      expect(await own.wallet(of.ines)).toMatchObject({ available: 0n });
      expect(await own.balances()).toEqual({});
    }
  });

  it('have the same result wherever the payment was interrupted', async () => {
    const dies = async (call: number, when: 'before' | 'after') => {
      const of = await shared();
      const statementId = await posted(of);
      const amount = await suspended();
      await accept(of);
      const life = killableLife({ call, when });
      const end = await pay(of, own.needsWithin(life)).then(
        () => 'done',
        () => 'died',
      );
      if (end === 'died') await pay(of);
      expect(await own.wallet(of.ines)).toMatchObject({ available: amount, earned: amount, ver: 1 });
      expect(await suspended()).toBe(0n);
      await own.reverse(statementId);
      return life.calls();
    };
    const calls = await dies(1_000, 'after');
    const most = roundsOf(4, 2 * calls);
    for (let n = 0; n < most; n++) await dies(calls - Math.floor(n / 2), n % 2 === 0 ? 'after' : 'before');
    expect(await own.balances()).toEqual({});
  }, 120_000);
});
