import { randomFrom } from '../../../infra/faults/random-from.ts';
import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keys } from '../../platform/keys.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { postedLines } from './posted-lines.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

const micros = (amount: number) => BigInt(Math.round(amount * 1e6));
const owed = async () => (await own.balances())['receivable:distrokid'] ?? 0n;
const readFacts = (statement: Statement) => ('read' in statement ? statement.read : undefined);

async function posted(...lines: string[]): Promise<StatementId> {
  const { statementId } = await own.drop(file(...lines));
  await own.approve(statementId);
  await own.post(statementId);
  return statementId;
}

describe('product 23.26: no line is posted twice', () => {
  it('posts only new lines of a cumulative export, so that the union is posted', async () => {
    own = await ownImport();
    const { upc, tracks } = await own.release();
    const sale = (net: string, store: string) => line({ isrc: tracks[0]?.isrc ?? '', upc, net, store });
    const first = await posted(sale('1', 'Spotify'), sale('2', 'Deezer'));
    const second = await own.drop(file(sale('2', 'Deezer'), sale('4', 'TIDAL'), sale('1', 'Spotify')));
    expect(second).toMatchObject({
      state: 'ready',
      read: {
        lines: 3,
        amount: '7',
        postedBefore: { lines: 2, amount: '3', statements: [{ statementId: first, lines: 2 }] },
      },
      matches: { matched: { lines: 1, amount: '4' } },
      plan: { micros: '4000000' },
    });
    await own.approve(second.statementId);
    await own.post(second.statementId);
    expect(await owed()).toBe(micros(7));
    // The second statement relies on the first, which posted the lines that the second one left out.
    const { statements } = await postedLines(own.table).of('distrokid');
    expect(statements.map(({ reliesOn }) => reliesOn)).toEqual([[], [first]]);
  });

  it('asks about restated lines, and posts nothing until answered', async () => {
    own = await ownImport();
    const lines = (third: string) => [
      line({ title: 'A', net: '1' }),
      line({ title: 'B', net: '2' }),
      line({ title: 'C', net: third }),
    ];
    await posted(...lines('3.00'));
    const stopped = await own.drop(file(...lines('3.01'), line({ title: 'D', net: '4' })));
    expect(stopped).toMatchObject({
      state: 'stopped',
      fault: { code: 'lines-restated', details: { lines: 1, line: 4 } },
    });
    expect(await own.again(stopped.statementId, { restatedLines: 'count' })).toMatchObject({
      state: 'ready',
      read: { postedBefore: { lines: 2 } },
      plan: { micros: '7010000' },
    });
  });

  it('does not approve both of two statements read concurrently with the same line', async () => {
    own = await ownImport();
    const both = [line({ title: 'A', net: '1' }), line({ title: 'B', net: '2' })];
    const [one, two] = [await own.drop(file(...both)), await own.drop(file(...both, line({ title: 'C', net: '4' })))];
    const lines = postedLines(own.table);
    const seen = await lines.of('distrokid');
    await own.approve(one.statementId);
    const stale = { months: ['2026-08'], reliesOn: [], statementId: two.statementId };
    await expect(own.table.transact(lines.join(seen, stale))).rejects.toThrow('ConditionalCheckFailed');
    expect(await own.again(two.statementId, {})).toMatchObject({
      read: { postedBefore: { lines: 2 } },
      plan: { micros: '4000000' },
    });
  });

  it('reads the file of an enrolled statement again if its stored lines may lack the words of the payer', async () => {
    own = await ownImport();
    const first = await posted(line({ title: 'Old', net: '1' }));
    await own.table.update({
      Key: keys.statement({ statementId: first }),
      UpdateExpression: 'REMOVE #read.postedBefore',
      ExpressionAttributeNames: { '#read': 'read' },
    });
    await own.objects.storeBytes(first, 'lines.parquet', Buffer.from('lines without them'));
    const next = await own.drop(file(line({ title: 'Old', net: '1' }), line({ title: 'New', net: '2' })));
    expect(readFacts(next)?.postedBefore).toMatchObject({ lines: 1, statements: [{ statementId: first }] });
  });

  it('includes a statement posted before lines were compared, by reading its file again', async () => {
    own = await ownImport();
    const first = await posted(line({ title: 'Old', net: '1' }));
    const Key = keys.statement({ statementId: first });
    await own.table.update({
      Key,
      UpdateExpression: 'REMOVE #read.postedBefore',
      ExpressionAttributeNames: { '#read': 'read' },
    });
    const lines = postedLines(own.table);
    await own.table.transact(lines.leave(await lines.of('distrokid'), first));
    const next = await own.drop(file(line({ title: 'Old', net: '1' }), line({ title: 'New', net: '2' })));
    expect(readFacts(next)?.postedBefore).toMatchObject({ lines: 1, statements: [{ statementId: first }] });
    expect((await lines.of('distrokid')).statements).toMatchObject([{ statementId: first }]);
  });
});

const sequences = process.env.PROOF ? 200 : 3;
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

/**
 * Random exports by one payer, each a window of a growing list of sales in random order, with some equal lines. Some
 * statements are reversed, after those that rely on them.
 */
test.each(Array.from({ length: sequences }, (_, n) => seed + n))(
  'product 23.26: whatever is exported and taken back, what is posted is the union of what the statements hold (seed %i)',
  async (from) => {
    own = await ownImport();
    const random = randomFrom(from);
    const below = (most: number) => Math.floor(random() * most);
    const sales = Array.from({ length: 12 }, () => {
      // Few titles and amounts, so that some sales are equal.
      const [title, amount] = [`Song ${below(6)}`, 1 + below(4)];
      return {
        text: line({ title, net: `0.${amount}`, store: below(2) === 0 ? 'Spotify' : 'Deezer' }),
        amount: amount / 10,
      };
    });
    const live = new Map<StatementId, typeof sales>();
    const lines = postedLines(own.table);
    const takeBack = async (statementId: StatementId): Promise<void> => {
      const { statements } = await lines.of('distrokid');
      for (const one of statements) if (one.reliesOn.includes(statementId)) await takeBack(one.statementId);
      if (!live.delete(statementId)) return;
      await own.reverse(statementId);
    };
    for (let step = 0; step < 5; step += 1) {
      const [first] = [...live.keys()].slice(below(Math.max(1, live.size)));
      if (first && below(4) === 0) {
        await takeBack(first);
        continue;
      }
      const start = below(6);
      const window = sales.slice(below(2) === 0 ? 0 : start, start + 3 + below(6)).sort(() => random() - 0.5);
      const dropped = await own.drop(file(...window.map(({ text }) => text)), { given: { restatedLines: 'count' } });
      if (dropped.state === 'stopped') expect(dropped.fault.code).toMatch(/^(all-posted|file-known)$/);
      else {
        await own.approve(dropped.statementId);
        await own.post(dropped.statementId);
        live.set(dropped.statementId, window);
      }
    }
    // In the union, each line occurs as often as in the statement that repeats it most often.
    const most = new Map<string, { count: number; amount: number }>();
    for (const window of live.values()) {
      const counts = new Map<string, number>();
      for (const { text, amount } of window) {
        const count = (counts.get(text) ?? 0) + 1;
        counts.set(text, count);
        most.set(text, { count: Math.max(count, most.get(text)?.count ?? 0), amount });
      }
    }
    const union = [...most.values()].reduce((sum, { count, amount }) => sum + count * amount, 0);
    expect(await owed()).toBe(micros(union));
    expect(own.differences).toEqual([]);
  },
);
