import { randomUUID } from 'node:crypto';
import type { ArtistId, StatementId, TrackId } from '../../../shared/ids.ts';
import type { NewDeduction } from '../../../shared/statements/deduction.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import type { Agreement } from '../../splits/agreement.ts';
import { acceptParts } from '../../splits/answer-invitation.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import { anAdvance } from '../../test/advances.ts';
import { colleague } from '../../test/colleague.ts';
import { laterMatchesStage } from '../later-matches/later-matches-stage.ts';
import { queueLaterMatches } from '../later-matches/queue-later-matches.ts';
import { paySuspense } from '../suspense/pay-suspense.ts';
import { file, fileIn, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { addDeduction, removeDeduction } from './change-deductions.ts';

let own: OwnImport;
beforeEach(async () => {
  own = await ownImport();
});

/** Adds a deduction, and plans the statement again. */
async function deduct(statementId: StatementId, deduction: Partial<NewDeduction> & { amount: string }) {
  const before = await own.needs.statements.get(statementId);
  const at = new Date().toISOString();
  const entered = { kind: 'fee', reason: 'Distribution fee', ...deduction } as const;
  const statement = addDeduction(before.statement, { deductionId: newId('deduction'), ...entered, by: colleague, at });
  await own.needs.statements.save(before, { ...before, statement });
  return own.read(statementId);
}

async function remove(statementId: StatementId, deductionId: string) {
  const before = await own.needs.statements.get(statementId);
  const statement = removeDeduction(before.statement, deductionId, new Date().toISOString());
  await own.needs.statements.save(before, { ...before, statement });
  return own.read(statementId);
}

const trackOf = ({ artistId, releaseId, tracks }: Awaited<ReturnType<OwnImport['release']>>) =>
  ({ to: 'track', artistId, releaseId, trackId: tracks[0]?.trackId as TrackId }) as const;

describe('product 23.20: deductions', () => {
  it('are shared in proportion, exactly, posted with the statement, explained to the artist, and reversed', async () => {
    const one = await own.release();
    const other = await own.release();
    const content = file(
      line({ isrc: one.tracks[0]?.isrc ?? '', upc: one.upc, net: '2', country: 'DE' }),
      line({ isrc: other.tracks[0]?.isrc ?? '', upc: other.upc, net: '1' }),
      line({ isrc: other.tracks[0]?.isrc ?? '', upc: other.upc, net: '-0.1', month: '2026-07' }),
    );
    const dropped = await own.drop(content);
    await deduct(dropped.statementId, { amount: '0.1', reason: 'Distribution fee of August' });
    const ready = await deduct(dropped.statementId, { kind: 'bank-charge', amount: '0.05', reason: 'Wire' });
    expect(ready).toMatchObject({
      state: 'ready',
      read: { amount: '2.9' },
      plan: { micros: '2750000', suspenseMicros: '0' },
      deductions: [{ amount: '0.1' }, { amount: '0.05' }],
    });
    await own.approve(ready.statementId);
    await own.post(ready.statementId);
    const { artist = 0n, 'platform-fee': platform = 0n, ...rest } = await own.balances();
    expect([artist + platform, rest]).toEqual([2_750_000n, { 'receivable:distrokid': 2_750_000n }]);
    // The first release bears two thirds of the 0.15, and its artist gets 95% of what is left.
    expect((await own.wallet(one.artistId)).available).toBe(1_805_000n);
    expect((await own.wallet(other.artistId)).available).toBe(807_500n);

    const month = await earningsRepository(own.table).releaseMonth(one.artistId, one.releaseId, '2026-08');
    expect([...month.stores.keys()].sort()).toEqual(['Bank charge (DistroKid)', 'Fee (DistroKid)', 'Spotify']);
    expect(month.uses.get('deduction')?.micros).toBe(-95_000n);
    const trackId = one.tracks[0]?.trackId;
    expect(month.statements).toMatchObject([
      {
        figure: { micros: 1_805_000n },
        deductions: [
          { kind: 'fee', reason: 'Distribution fee of August', amount: '0.1' },
          { kind: 'bank-charge', reason: 'Wire', amount: '0.05' },
        ],
        deducted: [
          { trackId, store: 'Bank charge (DistroKid)', micros: '-31667' },
          { trackId, store: 'Fee (DistroKid)', micros: '-63333' },
        ],
      },
    ]);

    await own.reverse(ready.statementId);
    expect(await own.balances()).toEqual({});
    const after = await earningsRepository(own.table).releaseMonth(one.artistId, one.releaseId, '2026-08');
    expect([after.statements, [...after.uses.values()].every(({ micros }) => micros === 0n)]).toEqual([[], true]);
    expect(own.differences).toEqual([]);
  });

  it('reduce suspense, and the amounts of later matches', async () => {
    const release = await own.release();
    const content = fileIn(
      'EUR',
      line({ isrc: release.tracks[0]?.isrc ?? '', upc: release.upc, net: '7' }),
      line({ title: 'Nameless', artist: 'Nobody', net: '3' }),
    );
    const { statementId } = await own.drop(content, { given: { rate: '1.1' } });
    const ready = await deduct(statementId, { kind: 'tax-at-source', amount: '1', reason: 'Withholding tax' });
    expect(ready).toMatchObject({ plan: { micros: '9900000', suspenseMicros: '2970000' } });
    await own.approve(statementId);
    await own.post(statementId);
    const [recording] = await own.unmatched(statementId);
    await own.decide(recording?.key ?? '', trackOf(release));
    expect(await queueLaterMatches(own.needs, recording?.key ?? '')).toEqual([statementId]);
    await laterMatchesStage(own.needs, { statementId });
    await own.post(statementId);
    expect(await own.balances()).toEqual({
      'receivable:distrokid': 9_900_000n,
      artist: 9_405_000n,
      'platform-fee': 495_000n,
    });
    await own.reverse(statementId);
    expect(await own.balances()).toEqual({});
  });

  it('reduce the share of an invited party, and recoupment, to the micro-dollar', async () => {
    const { artistId, releaseId, upc, tracks } = await own.release();
    const { trackId, isrc } = tracks[0] as { trackId: TrackId; isrc: string };
    const [partyId, invitationId, ines] = [newId('party'), newId('split-invitation'), anId<ArtistId>(randomUUID())];
    const agreement: Agreement = {
      ...{ trackId, releaseId, ownerId: artistId, ownerName: 'Mara', releaseTitle: 'Night Ferry', title: 'Track 1' },
      ...{ isrc, rev: 0 },
      versions: [
        {
          ...{ version: 1, from: '2026-01-01', proposedAt: new Date().toISOString() },
          parties: [
            { partyId: newId('party'), name: 'Mara', email: '', parts: 5000, state: 'accepted', artistId },
            { partyId, name: 'Ines', email: 'ines@segno.test', parts: 5000, state: 'invited', invitationId },
          ],
        },
      ],
    };
    const splits = splitRepository(own.table);
    await splits.save([{ before: { rev: 0 }, after: agreement }], []);
    await anAdvance(artistId, {}, own);
    const { statementId } = await own.drop(file(line({ isrc, upc, net: '10.000001' })));
    await deduct(statementId, { amount: '0.333333' });
    await own.approve(statementId);
    await own.post(statementId);
    const { suspense = 0n, 'platform-fee': platform = 0n, ...posted } = await own.balances();
    expect(posted['receivable:distrokid']).toBe(9_666_668n);
    // The artist's 95% is halved, and the advance recoups half of the owner's half.
    const { available, advanced } = await own.wallet(artistId);
    expect(500_000_000n - advanced).toBe((9_666_668n - platform - suspense) / 2n);
    expect(available - 500_000_000n + (500_000_000n - advanced) + suspense + platform).toBe(9_666_668n);

    const before = (await splits.find(trackId)) as Agreement;
    await splits.save([{ before, after: acceptParts(before, invitationId, ines) }], []);
    expect(await paySuspense(own.needs, partyId)).toBe(1);
    expect((await own.wallet(ines)).available).toBe(suspense);
    const month = await earningsRepository(own.table).releaseMonth(ines, releaseId, '2026-08');
    expect(month.uses.get('deduction')?.micros).toBe(-158_333n);
    await own.reverse(statementId);
    const { artist: _, ...rest } = await own.balances();
    expect([rest['receivable:distrokid'], rest.suspense, rest['platform-fee']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await own.wallet(ines)).available).toBe(0n);
    expect(await own.check()).toEqual([]);
  });

  it('are refused if they exceed the statement, or its total is zero, and nothing changes', async () => {
    const { upc, tracks } = await own.release();
    const isrc = tracks[0]?.isrc ?? '';
    const small = await own.drop(file(line({ isrc, upc, net: '1.5' })));
    await expect(deduct(small.statementId, { amount: '1.500001' })).rejects.toMatchObject({
      code: 'deductions-too-large',
      details: { amount: '1.5', deducted: '1.500001', currency: 'USD' },
    });
    const none = await own.drop(file(line({ isrc, upc, net: '1' }), line({ isrc, upc, net: '-1', country: 'DE' })));
    await expect(deduct(none.statementId, { amount: '0.01' })).rejects.toMatchObject({ code: 'deductions-too-large' });
    expect(await own.find(small.statementId)).toMatchObject({ state: 'ready', plan: { micros: '1500000' } });
    expect(await deduct(small.statementId, { amount: '1.5' })).toMatchObject({
      plan: { micros: '0', artistMicros: '0' },
    });
  });

  it('stop a statement if they exceed its earnings after a new reading, until one is removed', async () => {
    const { upc, tracks } = await own.release();
    const { statementId } = await own.drop(file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '1.5' })));
    const ready = await deduct(statementId, { amount: '1' });
    const before = await own.needs.statements.get(statementId);
    const entered = { ...ready.deductions?.[0], amount: '2' };
    await own.needs.statements.save(before, {
      ...before,
      statement: { ...before.statement, deductions: [entered as NonNullable<typeof ready.deductions>[number]] },
    });
    const stopped = await own.again(statementId);
    expect(stopped).toMatchObject({
      state: 'stopped',
      fault: {
        code: 'deductions-too-large',
        text: 'The deductions come to 2 USD, and the statement to 1.5 USD. Remove or correct a deduction.',
      },
    });
    const id = stopped.deductions?.[0]?.deductionId ?? '';
    expect(await remove(statementId, id)).toMatchObject({ state: 'ready', plan: { micros: '1500000' } });
    await expect(remove(statementId, id)).rejects.toMatchObject({ code: 'deduction-not-found' });
  });

  it('withdraw approvals, and are refused after full approval', async () => {
    const { upc, tracks } = await own.release();
    const { statementId } = await own.drop(file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '1.5' })));
    const before = await own.needs.statements.get(statementId);
    if (before.statement.state !== 'ready') throw new Error(before.statement.state);
    const approvals = [{ by: colleague, at: new Date().toISOString() }];
    await own.needs.statements.save(before, { ...before, statement: { ...before.statement, approvals } });
    expect(await deduct(statementId, { amount: '1' })).toMatchObject({ state: 'ready', approvals: [] });
    await own.approve(statementId);
    await expect(deduct(statementId, { amount: '0.1' })).rejects.toMatchObject({ code: 'statement-elsewhere' });
  });
});
