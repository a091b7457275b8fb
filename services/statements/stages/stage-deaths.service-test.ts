import { type Death, killableLife } from '../../test/dying.ts';
import { roundsOf } from '../../test/rounds.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

let cents = 100;

/** Creates a statement for two artists and an unmatched recording. */
async function begun() {
  const [one, other] = [await own.release(), await own.release()];
  cents += 1;
  const net = `${cents}.000001`;
  const content = file(
    line({ isrc: one.tracks[0]?.isrc ?? '', upc: one.upc, net }),
    line({ isrc: other.tracks[0]?.isrc ?? '', upc: other.upc, net, country: 'DE' }),
    line({ title: 'Unknown', net }),
  );
  return { ...(await own.begin(content)), artistId: one.artistId, micros: BigInt(cents) * 3_000_000n + 3n };
}

const outcome = (work: Promise<unknown>): Promise<'done' | 'died'> =>
  work.then(
    () => 'done' as const,
    () => 'died' as const,
  );

const approved = async () => {
  const one = await begun();
  await own.read(one.statementId);
  await own.approve(one.statementId);
  return one;
};
const posted = async () => {
  const one = await approved();
  await own.post(one.statementId);
  return one;
};

type Begun = Awaited<ReturnType<typeof begun>>;
type Step = {
  begin: () => Promise<Begun>;
  run: (one: Begun, needs?: OwnImport['needs']) => Promise<unknown>;
  ends: 'ready' | 'posted' | 'reversed';
};

const steps: Record<string, Step> = {
  'reading and matching': { begin: begun, run: (one, needs) => own.read(one.statementId, needs), ends: 'ready' },
  posting: { begin: approved, run: (one, needs) => own.post(one.statementId, needs), ends: 'posted' },
  reversal: { begin: posted, run: (one, needs) => own.reverse(one.statementId, needs), ends: 'reversed' },
};

describe.each(Object.entries(steps))('design 3.19: %s that was interrupted', (_, { begin, run, ends }) => {
  const dies = async (death: Death | undefined) => {
    const one = await begin();
    const before = (await own.balances())['receivable:distrokid'] ?? 0n;
    const life = killableLife(death);
    const end = await outcome(run(one, own.needsWithin(life)));
    if (end === 'died') await run(one);
    const statement = await own.find(one.statementId);
    const moved = ((await own.balances())['receivable:distrokid'] ?? 0n) - before;
    return { calls: life.calls(), state: statement.state, moved, ...one };
  };

  it('has the same result after a retry, at whatever point it was interrupted', async () => {
    const { calls } = await dies(undefined);
    const most = roundsOf(4, calls);
    for (let n = 0; n < most; n++) {
      const call = 1 + Math.floor((n * calls) / most);
      const { state, moved, micros, artistId } = await dies({ call, when: n % 2 === 0 ? 'after' : 'before' });
      const sign = { ready: 0n, posted: 1n, reversed: -1n }[ends];
      expect({ call, state, moved }).toEqual({ call, state: ends, moved: sign * micros });
      const { ver, available } = await own.wallet(artistId);
      expect([ver, available > 0n]).toEqual([{ ready: 0, posted: 1, reversed: 2 }[ends], ends === 'posted']);
    }
    expect(own.differences).toEqual([]);
  });
});

it('a batch posted five times concurrently is posted once, and the sums match the plan', async () => {
  const { statementId, micros } = await approved();
  await Promise.allSettled(Array.from({ length: 5 }, () => own.post(statementId)));
  expect(await own.post(statementId)).toMatchObject({ state: 'posted', posted: { micros: String(micros) } });
  await Promise.allSettled(Array.from({ length: 5 }, () => own.reverse(statementId)));
  expect(await own.reverse(statementId)).toMatchObject({ state: 'reversed', reversed: { micros: String(micros) } });
  await own.balances();
});
