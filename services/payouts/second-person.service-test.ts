import { randomUUID } from 'node:crypto';
import { type ArtistId, idsFrom } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import type { SignedIn } from '../platform/actor.ts';
import { auditedBy } from '../platform/audit.ts';
import { keys } from '../platform/keys.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { sanctionRepository } from '../sanctions/sanction-repository.ts';
import { auditItems, byTheTests } from '../test/audits.ts';
import { aPayout, earn } from '../test/earnings.ts';
import { laptop } from '../test/laptop.ts';
import { ownBooks } from '../test/own-books.ts';
import { approvedForBank } from '../test/payout-batches.ts';
import { methodKeys } from '../test/payout-methods.ts';
import { admin, newColleague, type Person } from '../test/people.ts';
import { freshKey, until } from '../test/releases.ts';
import { officeHandlers } from './office-handlers.ts';
import type { Payout } from './payout.ts';
import { payoutListRepository } from './payout-list-repository.ts';
import { payoutRepository } from './payout-repository.ts';
import { PayoutRules } from './payout-rules.ts';
import { taxFormRepository } from './tax/tax-form-repository.ts';

const LARGE = 1_000_010_000n;

describe('the rule of two people (product 24.15)', () => {
  /** Creates an office in which this many people can pay, with separate books and a large payout. */
  async function officeOf(size: number) {
    const { table, tables } = await ownBooks();
    const profiles = profileRepository(table);
    const people = Array.from({ length: size }, () => anId<ArtistId>(randomUUID()));
    for (const artistId of people) {
      await profiles.create({ ...newProfile(artistId, {}, new Date()), artistName: `Payer ${artistId.slice(0, 4)}` });
      await profiles.setRole(artistId, { from: null, to: 'finance' }, byTheTests());
    }
    const payouts = payoutRepository(table, tables);
    const now = () => new Date();
    const handlers = officeHandlers({
      payouts,
      profiles,
      methodKeys,
      now,
      lists: payoutListRepository(table),
      rules: PayoutRules.parse({}),
      auditedBy: auditedBy({ table: laptop.outputs.AuditTableName, newId: idsFrom(now), now }),
      sanctions: sanctionRepository(table),
      forms: taxFormRepository(table),
    });
    const payout = aPayout({ artistId: anId<ArtistId>(randomUUID()), micros: LARGE });
    await earn(payout.artistId, LARGE, { table, tables });
    await payouts.request(payout);
    const params = { artistId: payout.artistId, payoutId: payout.payoutId };
    const decide = (by: number, body: { to: 'processing' } | { to: 'completed'; reference: string }) => {
      const actor = {
        artistId: people[by],
        artistName: 'Payer',
        role: 'finance',
        signedInAt: Date.now() / 1000,
      } as SignedIn;
      const answer = { Put: { TableName: table.name, Item: keys.lead({ leadId: anId(randomUUID()) }) } };
      const call = {
        actor,
        params,
        body,
        storeWithEffect: async (_: unknown, effect: (w: unknown) => unknown) => effect(answer),
      };
      return handlers['POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision'](call as never);
    };
    const listed = async () => {
      const call = { actor: {}, query: { tab: 'pending' }, unlessKnown: () => undefined };
      return (await handlers['GET /api/admin/payouts'](call as never)).items[0];
    };
    const audited = () => auditItems(({ object }) => (object as { payoutId?: string }).payoutId === payout.payoutId);
    return { payoutId: payout.payoutId, people, decide, listed, audited };
  }
  const paid = { to: 'completed', reference: 'ACH 1' } as const;
  const needed = { code: 'second-person-needed' };

  it('lets an office of one pay alone, and audits that', async () => {
    const { payoutId, decide, listed, audited } = await officeOf(1);
    expect(await listed()).not.toHaveProperty('twoOf');
    await decide(0, paid);
    expect(await audited()).toMatchObject([{ what: 'payout-completed', alone: true }]);
    // The office's page shows the audit entry.
    const office = await admin();
    const shown = async () => (await office.api('GET /api/admin/audit', { query: { object: payoutId } })).items;
    const [entry] = await until(shown, (items) => items.length > 0, 'the audit’s list');
    expect(entry).toMatchObject({ what: 'payout-completed', alone: true });
  });

  it('lets an office of one approve and complete alone, and audits that on the payment', async () => {
    const { decide, audited } = await officeOf(1);
    await decide(0, { to: 'processing' });
    await decide(0, paid);
    const entries = (await audited()).map(({ what, alone }) => [what, alone]).sort();
    expect(entries).toEqual([
      ['payout-completed', true],
      ['payout-processing', undefined],
    ]);
  });

  it('requires both of two people, whoever approves, and shows who can act', async () => {
    const { people, decide, listed, audited } = await officeOf(2);
    expect((await listed())?.twoOf?.map(({ id }) => id).sort()).toEqual([...people].sort());
    await expect(decide(0, paid)).rejects.toMatchObject(needed);
    await decide(1, { to: 'processing' });
    await expect(decide(1, paid)).rejects.toMatchObject(needed);
    await decide(0, paid);
    expect((await audited()).filter(({ alone }) => alone)).toEqual([]);
  });
});

describe('making a bank file (product 24.15)', () => {
  const make = ({ api }: Person, { artistId, payoutId }: Payout) =>
    api('POST /api/admin/payout-batches', { body: { payouts: [{ artistId, payoutId }] }, ...freshKey() });
  const answer = ({ api }: Person, payoutBatchId: string, { payoutId }: Payout) =>
    api('POST /api/admin/payout-batches/{payoutBatchId}/answer', {
      params: { payoutBatchId: anId(payoutBatchId) },
      body: { text: `reference,result,about\n${payoutId.replace('_', '')},completed,ACH 1` },
    });

  it('requires somebody other than the approver; then either may upload the bank’s answer', async () => {
    const [ana, ben] = [await newColleague('finance'), await newColleague('finance')];
    const approvedBy = { id: ana.artistId, name: 'Ana' };
    const large = await approvedForBank(LARGE, { approvedBy });
    await expect(make(ana, large)).rejects.toMatchObject({ code: 'second-person-needed' });
    const { batchId } = await make(ben, large);
    expect((await answer(ana, batchId, large)).rows).toMatchObject([{ outcome: 'completed' }]);
  });

  it('is open to the approver for payouts that one person may pay', async () => {
    const ana = await newColleague('finance');
    const small = await approvedForBank(60_000_000n, { approvedBy: { id: ana.artistId, name: 'Ana' } });
    const { batchId } = await make(ana, small);
    expect((await answer(ana, batchId, small)).rows).toMatchObject([{ outcome: 'completed' }]);
  });
});
