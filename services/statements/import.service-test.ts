import { gzipSync } from 'node:zlib';
import { keys } from '../platform/keys.ts';
import { file, fileIn, line, type OwnImport, ownImport } from './test/own-import.ts';
import { readEarned } from './test/read-earned.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

/** Creates a new release for each test, so that tests do not move each other's money. */
const release = (...of: Parameters<OwnImport['release']>) => own.release(...of);

describe('product 23.8: a statement, from the file to posted money', () => {
  it('is read, matched by codes, planned to the micro-dollar, posted, shown to its artist, and reversed', async () => {
    own = await ownImport();
    const { artistId, releaseId, upc, tracks } = await release({ tracks: 2 });
    const [one, two] = tracks;
    const content = file(
      line({ isrc: one?.isrc ?? '', upc, net: '1.000001', count: 10 }),
      line({ isrc: one?.isrc ?? '', upc, net: '2', store: 'Apple Music', country: 'DE', month: '2026-07' }),
      line({ isrc: two?.isrc ?? '', net: '0.5' }),
      line({ title: 'Nobody knows', artist: 'Somebody', net: '0.25' }),
    );
    const ready = await own.drop(content);
    expect(ready).toMatchObject({
      state: 'ready',
      read: {
        format: 'distrokid_v1',
        payer: 'distrokid',
        currency: 'USD',
        rate: '1',
        lines: 4,
        amount: '3.750001',
        months: ['2026-07', '2026-08'],
      },
      matches: {
        matched: { recordings: 2, lines: 3, amount: '3.500001' },
        unmatched: { recordings: 1, lines: 1, amount: '0.25' },
      },
      plan: {
        micros: '3750001',
        artistMicros: '3325001',
        platformMicros: '175000',
        suspenseMicros: '250000',
        artists: 1,
        batches: 2,
      },
      approvals: [],
    });
    expect(await own.balances()).toEqual({});

    await own.approve(ready.statementId);
    expect(await own.post(ready.statementId)).toMatchObject({
      state: 'posted',
      posted: { batches: 2, micros: '3750001' },
    });
    expect(await own.balances()).toEqual({
      'receivable:distrokid': 3_750_001n,
      artist: 3_325_001n,
      'platform-fee': 175_000n,
      suspense: 250_000n,
    });
    expect(await own.wallet(artistId)).toMatchObject({ available: 3_325_001n, earned: 3_325_001n });
    expect(await readEarned(own.table, { artistId, releaseId, month: '2026-08' })).toMatchObject({
      micros: 1_425_001n,
      streams: 12n,
    });

    expect(await own.reverse(ready.statementId)).toMatchObject({ state: 'reversed', reversed: { micros: '3750001' } });
    expect(await own.balances()).toEqual({});
    expect(await readEarned(own.table, { artistId, releaseId, month: '2026-08' })).toMatchObject({
      micros: 0n,
      streams: 0n,
    });
    expect(own.differences).toEqual([]);
  });

  it('does nothing more if a stage is repeated', async () => {
    const { artistId, upc, tracks } = await release();
    const ready = await own.drop(file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '10' })));
    await own.approve(ready.statementId);
    await own.post(ready.statementId);
    const before = await own.balances();
    await own.post(ready.statementId);
    expect(await own.balances()).toEqual(before);
    expect((await own.wallet(artistId)).ver).toBe(1);
  });

  it('needs a rate for a foreign currency, and stores it with the result', async () => {
    const { artistId, upc, tracks } = await release();
    const content = fileIn('EUR', line({ isrc: tracks[0]?.isrc ?? '', upc, net: '100.00' }));
    const stopped = await own.drop(content);
    expect(stopped).toMatchObject({
      state: 'stopped',
      fault: { code: 'rate-needed', text: 'The amounts are in EUR. Enter how many US dollars one EUR is.' },
    });
    const ready = await own.again(stopped.statementId, { rate: '1.0837' });
    expect(ready).toMatchObject({
      state: 'ready',
      read: { currency: 'EUR', amount: '100', rate: '1.0837' },
      plan: { micros: '108370000' },
    });
    await own.approve(ready.statementId);
    await own.post(ready.statementId);
    expect(await own.wallet(artistId)).toMatchObject({ available: 102_951_500n });
  });

  it('claws back negative earnings from everybody alike, even if they have been paid out already', async () => {
    const { artistId, upc, tracks } = await release();
    const ready = await own.drop(file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '-10', count: -5 })));
    await own.approve(ready.statementId);
    await own.post(ready.statementId);
    expect(await own.wallet(artistId)).toMatchObject({ available: -9_500_000n, clawedBackAt: expect.any(String) });
  });
});

test('design 3.11: the check of the books finds a statement with a missing transaction, and an incomplete reversal', async () => {
  const { upc, tracks } = await release();
  const { statementId } = await own.drop(file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '11' })));
  await own.approve(statementId);
  await own.post(statementId);
  const found = async () => (await own.check()).filter(({ invariant }) => invariant === 'ledger-statement-differs');
  expect(await found()).toEqual([]);
  const batch = keys.statementBatch({ statementId, way: 'POSTED', batch: 0 });
  const named = (await own.table.get(batch))?.keys;
  const rename = (to: unknown) =>
    own.table.update({
      Key: batch,
      UpdateExpression: 'SET #keys = :to',
      ExpressionAttributeNames: { '#keys': 'keys' },
      ExpressionAttributeValues: { ':to': to },
    });
  await rename(['nobody:0']);
  expect(await found()).toEqual([{ invariant: 'ledger-statement-differs', where: statementId }]);
  await rename(named);
  await own.reverse(statementId);
  expect(await found()).toEqual([]);
  const back = keys.statementBatch({ statementId, way: 'REVERSED', batch: 0 });
  const item = await own.table.get(back);
  await own.table.delete({ Key: back });
  expect(await found()).toMatchObject([{ where: statementId }]);
  await own.table.put({ Item: item });
});

describe('product 23.9: matching by the office', () => {
  it('applies a decision to this statement and later ones, until it is withdrawn', async () => {
    const { artistId, releaseId, tracks } = await release();
    const words = { title: 'Harbour (live)', artist: `Mara ${releaseId}`, net: '4' };
    const first = await own.drop(file(line(words)));
    expect(first).toMatchObject({ plan: { artists: 0, suspenseMicros: '4000000' } });
    const [recording] = await own.unmatched(first.statementId);
    expect(recording).toMatchObject({ kind: 'unmatched', title: words.title, artist: words.artist, amount: '4' });
    const key = recording?.key ?? '';
    await own.decide(key, { to: 'track', artistId, releaseId, trackId: tracks[0]?.trackId as never });
    expect(await own.again(first.statementId)).toMatchObject({ plan: { artists: 1, suspenseMicros: '0' } });
    const later = await own.drop(file(line({ ...words, net: '5' })));
    expect(later).toMatchObject({ plan: { artistMicros: '4750000' } });
    await own.decide(key, { to: 'suspense' });
    expect(await own.again(later.statementId)).toMatchObject({
      plan: { artistMicros: '0', suspenseMicros: '5000000' },
    });
  });

  it('pays nobody for codes that belong to two releases, to other owners, or to a release that was sent back', async () => {
    const [one, other] = [await release(), await release()];
    const sentBack = await release();
    await own.sendBack(sentBack);
    const ready = await own.drop(
      file(
        line({ isrc: one.tracks[0]?.isrc ?? '', upc: other.upc, net: '1' }),
        line({ isrc: sentBack.tracks[0]?.isrc ?? '', upc: sentBack.upc, net: '2' }),
      ),
    );
    expect(ready).toMatchObject({
      matches: { 'two-owners': { amount: '1' }, withdrawn: { amount: '2' }, matched: { recordings: 0 } },
      plan: { artists: 0, suspenseMicros: '3000000' },
    });
  });
});

describe('product 23.11: nothing is posted twice', () => {
  it('recognizes an imported file by its bytes, until its statement is discarded or reversed', async () => {
    const { upc, tracks } = await release();
    const content = file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '7' }));
    const first = await own.drop(content, { fileName: 'first.csv' });
    const second = await own.drop(content, { fileName: 'second.csv' });
    expect(second).toMatchObject({
      state: 'stopped',
      fault: { code: 'file-known', details: { fileName: 'first.csv' } },
    });
    await own.approve(first.statementId);
    await own.post(first.statementId);
    await own.reverse(first.statementId);
    expect(await own.again(second.statementId, {})).toMatchObject({ state: 'ready' });
  });

  it('leaves out the same lines in a different file, unless they are confirmed as genuine', async () => {
    const { artistId, upc, tracks } = await release();
    const content = file(line({ isrc: tracks[0]?.isrc ?? '', upc, net: '8' }));
    const { statementId } = await own.drop(content);
    await own.approve(statementId);
    await own.post(statementId);
    const packed = await own.drop(gzipSync(content), { fileName: 'again.csv.gz' });
    expect(packed).toMatchObject({
      state: 'stopped',
      fault: { code: 'all-posted', details: { statementId, fileName: 'august.csv', lines: 1 } },
    });
    const counted = await own.again(packed.statementId, { postedLines: 'count' });
    expect(counted).toMatchObject({ state: 'ready', plan: { micros: '8000000' } });
    await own.approve(packed.statementId);
    await own.post(packed.statementId);
    expect((await own.wallet(artistId)).available).toBe(15_200_000n);
  });
});

describe('product 23.5: faults that stop a file, with nothing posted', () => {
  const good = Array.from({ length: 10 }, () => line({ net: '1' }));
  it.each<[string, string | Uint8Array, object, string, RegExp]>([
    ['cut in the middle', file(...good).slice(0, -9), {}, 'cut', /ends in the middle of a line/],
    [
      'with another control total',
      file(...good),
      { controlAmount: '11' },
      'total-differs',
      /add up to 10, and the total says 11/,
    ],
    [
      'with another number of lines',
      file(...good),
      { controlLines: 9 },
      'lines-differ',
      /should have 9 lines, and 10 were read/,
    ],
    ['without a line', file().trim(), {}, 'no-lines', /no lines under it/],
    ['a web page', '<!doctype html><p>Sign in</p>', {}, 'not-a-statement', /This is a web page/],
    ['with unknown columns', 'a,b\n1,2\n', {}, 'header-unknown', /Choose once which column is which/],
    ['with an empty file', '', {}, 'empty', /The file is empty/],
  ])('a statement %s', async (_, content, given, code, words) => {
    const before = await own.balances();
    const stopped = await own.drop(content, { given });
    expect(stopped).toMatchObject({ state: 'stopped', fault: { code, text: expect.stringMatching(words) } });
    expect(await own.balances()).toEqual(before);
  });

  it('stops after repeated failures, for a retry, but keeps a ready statement', async () => {
    const ready = await own.drop(file(line({ net: '3' })));
    expect(await own.giveUp(ready.statementId)).toMatchObject({ state: 'ready' });
    const { statementId } = await own.begin(file(line({ net: '3.5' })));
    expect(await own.giveUp(statementId)).toMatchObject({
      state: 'stopped',
      fault: { text: 'The import stopped before it finished. Try again.' },
    });
    expect(await own.again(statementId, {})).toMatchObject({ state: 'ready' });
  });

  it('recognizes columns that were mapped before', async () => {
    const { upc, tracks } = await release();
    const content = `Code,Bar,Net,When\n${tracks[0]?.isrc},${upc},"1,50",1.8.2026\n`;
    const stopped = await own.drop(content);
    expect(await own.objects.readJson(stopped.statementId, 'head.json')).toMatchObject({
      columns: ['Code', 'Bar', 'Net', 'When'],
      rows: [[tracks[0]?.isrc, upc, '1,50', '1.8.2026']],
    });
    await own.map({ name: 'Ferry', columns: { isrc: 'Code', upc: 'Bar', amount: 'Net', from: 'When' } });
    expect(await own.again(stopped.statementId, { currency: 'USD', mark: ',' })).toMatchObject({
      state: 'ready',
      read: { formatName: 'Ferry', payer: 'ferry', amount: '1.5', months: ['2026-08'] },
    });
  });
});
