import { approvedForBank } from '../test/payout-batches.ts';
import { mailsTo, newArtist, newColleague, type Person } from '../test/people.ts';
import { freshKey, until } from '../test/releases.ts';
import type { Payout } from './payout.ts';

const nameOf = ({ artistId, payoutId }: Payout) => ({ artistId, payoutId });
const make = ({ api }: Person, payouts: readonly Payout[]) =>
  api('POST /api/admin/payout-batches', { body: { payouts: payouts.map(nameOf) }, ...freshKey() });
const stateOf = async ({ api }: Person, { artistId, payoutId }: Payout) =>
  (await api('GET /api/admin/artists/{artistId}/payouts', { params: { artistId }, query: {} })).items.find(
    (payout) => payout.payoutId === payoutId,
  );

describe('the bank’s file (product 24.13)', () => {
  it('has each payout in one batch only, is always the same, and has its answer applied once', async () => {
    const finance = await newColleague('finance');
    const [one, other] = [await approvedForBank(), await approvedForBank(75_050_000n)];
    const ids = async () =>
      (await finance.api('GET /api/admin/payout-batches')).waiting.map(({ payoutId }) => payoutId);
    expect(await ids()).toEqual(expect.arrayContaining([one.payoutId, other.payoutId]));
    const tries = await Promise.all(
      [1, 2, 3].map(() => make(finance, [one, other, one]).catch(({ code }: { code: string }) => code)),
    );
    const made = tries.filter((batch) => typeof batch !== 'string');
    expect(made).toMatchObject([{ count: 2, amountMicros: '135050000' }]);
    expect(tries.filter((code) => code === 'payouts-changed')).toHaveLength(2);
    await expect(make(finance, [one])).rejects.toMatchObject({ code: 'payouts-changed' });
    expect(await ids()).not.toContain(one.payoutId);

    const payoutBatchId = made[0]?.batchId as never;
    const params = { payoutBatchId };
    const text = async (kind: 'xml' | 'csv') =>
      (await finance.api(`POST /api/admin/payout-batches/{payoutBatchId}/${kind}`, { params })).blob.text();
    const xml = await text('xml');
    expect(xml).toContain('<CtrlSum>135.05</CtrlSum>');
    expect(xml).toContain('<IBAN>GB29NWBK60161331926819</IBAN>');
    const csv = await text('csv');
    const [reference, otherReference] = [one, other].map(({ payoutId }) => payoutId.replace('_', '').toUpperCase());
    expect(csv).toContain(`${reference},60.00,USD`);

    const answer = (rows: string) =>
      finance.api('POST /api/admin/payout-batches/{payoutBatchId}/answer', {
        params,
        body: { text: `reference,result,about\n${rows}` },
      });
    await expect(answer(`${reference},paid,ACH 1`)).rejects.toMatchObject({ code: 'bank-answer-unreadable' });
    const answered = `${reference},completed,ACH 1\n${otherReference},failed,Account closed\nPYO0,completed,ACH 2`;
    expect((await answer(answered)).rows).toMatchObject([
      { line: 2, outcome: 'completed' },
      { line: 3, outcome: 'failed' },
      { line: 4, outcome: 'refused' },
    ]);
    expect((await answer(answered)).rows.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'refused']);
    expect(await stateOf(finance, one)).toMatchObject({ state: 'completed', reference: 'ACH 1' });
    expect(await stateOf(finance, other)).toMatchObject({ state: 'failed', reason: 'Account closed' });
    expect((await answer(`${reference},returned,No such account`)).rows).toMatchObject([{ outcome: 'returned' }]);
    expect(await stateOf(finance, one)).toMatchObject({ state: 'returned' });
    // The file is the same even after all its payouts have left the state `processing`.
    expect(await text('xml')).toBe(xml);
  });

  it('starts a payout’s transfer when it is made, not when the payout is approved; file and email state the amount that arrives (product 24.6, 24.14)', async () => {
    const [artist, finance] = [await newArtist('active'), await newColleague('finance')];
    const tax = { basis: 'none', percent: 30, of: 'us', usMicros: '14650000', withheldMicros: '4390000' } as const;
    const approved = await approvedForBank(134_390_000n, { artistId: artist.artistId, tax });
    const subjects = async () => (await mailsTo(artist.email)).map(({ subject }) => subject);
    const requested = 'We’ve received your request for $130.00';
    await until(subjects, (sent) => sent.includes(requested), 'the email about the request');
    expect(await stateOf(finance, approved)).not.toHaveProperty('sentAt');

    const batch = await make(finance, [approved]);
    expect(batch).toMatchObject({ count: 1, amountMicros: '130000000' });
    expect(await stateOf(finance, approved)).toMatchObject({ state: 'processing', sentAt: batch.at });
    const onItsWay = 'Your payout of $130.00 is on its way';
    const all = await until(subjects, (sent) => sent.includes(onItsWay), 'the email about the file');
    expect(all.filter((subject) => /payout|request/.test(subject)).sort()).toEqual([requested, onItsWay]);
  });
});
