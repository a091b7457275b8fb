import type { CountedKind } from './counted-kinds.ts';
import { type Recount, type RecountKind, recountKinds } from './recount-repository.ts';
import { addToSums, differenceBetween } from './recount-sums.ts';
import { type Correction, recountTotals } from './recount-totals.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-21T02:00:00Z');
const nothing: CountedKind = {
  page: async () => ({ counted: [] }),
  totals: { shardOf: () => 0, shards: async () => new Map(), repair: async () => true },
};

/** Accounts in two shards, by their statuses, and a total for them that may be wrong. Pages have two accounts. */
function platform({ accounts = ['active', 'active', 'new', 'active', 'new'] }: { accounts?: string[] } = {}) {
  const stored = new Map<RecountKind, Recount>();
  const corrections: Correction[] = [];
  const pages: number[] = [];
  const clock = { now: start };
  const shardOf = (id: string) => Number(id) % 2;
  const tallies = () => accounts.map((status, n) => ({ id: String(n), tally: { [status]: 1 } }));
  const total = addToSums({}, tallies(), shardOf);
  const vers = [1, 1];
  const add = (shard: number, by: Record<string, bigint>) => {
    vers[shard] = (vers[shard] ?? 0) + 1;
    const counts = total[shard] ?? {};
    for (const [bucket, count] of Object.entries(by)) counts[bucket] = (counts[bucket] ?? 0n) + count;
  };
  const kind = {
    page: async (from: string | undefined) => {
      const at = Number(from ?? 0);
      pages.push(at);
      return { counted: tallies().slice(at, at + 2), next: at + 2 < accounts.length ? String(at + 2) : undefined };
    },
    totals: {
      shardOf,
      shards: async () =>
        new Map(
          Object.entries(structuredClone(total)).map(([n, counts]) => [
            Number(n),
            { ver: vers[Number(n)] ?? 0, counts },
          ]),
        ),
      repair: async (shard: number, { ver, by }: { ver: number; by: Record<string, bigint> }) => {
        if (vers[shard] !== ver) return false;
        add(shard, by);
        return true;
      },
    },
  } satisfies CountedKind;
  const run = ({ left = 100, of = kind as CountedKind, saves = true } = {}) => {
    let isTime = left;
    return recountTotals({
      recounts: {
        find: async (name) => stored.get(name) ?? { ver: 0, began: {}, sums: {}, suspected: {}, walks: 0 },
        save: async (name, recount) => {
          if (saves) stored.set(name, recount);
          return saves;
        },
      },
      kinds: {
        ...(Object.fromEntries(recountKinds.map((name) => [name, nothing])) as Record<RecountKind, CountedKind>),
        accounts: of,
      },
      found: (correction) => corrections.push(correction),
      now: () => clock.now,
      isTime: () => --isTime > 0,
    });
  };
  /** Moves an account to a different status, and changes its total too. */
  const move = (n: number, to: string) => {
    add(shardOf(String(n)), { [accounts[n] ?? '']: -1n, [to]: 1n });
    accounts[n] = to;
  };
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  };
  const isRight = () =>
    [0, 1].every((n) => {
      const counted = addToSums({}, tallies(), shardOf)[n] ?? {};
      return Object.keys(differenceBetween(counted, total[n] ?? {}, () => true)).length === 0;
    });
  return { run, kind, move, add, later, isRight, corrections, pages, stored };
}

describe('product 20.1: the recount', () => {
  it('finds nothing if every total is correct, and pauses for a day', async () => {
    const { run, later, corrections, pages } = platform();
    await run();
    expect(pages).toEqual([0, 2, 4]);
    later(19 * 60);
    await run();
    expect(pages).toHaveLength(3);
    later(2 * 60);
    await run();
    expect(pages).toHaveLength(6);
    expect(corrections).toEqual([]);
  });

  it('corrects a difference that two passes found half an hour apart, and reports it once', async () => {
    const { run, later, add, isRight, corrections } = platform();
    add(0, { active: 3n });
    await run();
    expect([corrections, isRight()]).toEqual([[], false]);
    later(29);
    await run();
    expect(corrections).toEqual([]);
    later(2);
    await run();
    expect(corrections).toEqual([{ of: 'accounts', where: 'shard 0', by: { active: -3n } }]);
    expect(isRight()).toBe(true);
    for (let night = 0; night < 3; night++) {
      later(21 * 60);
      await run();
    }
    expect(corrections).toHaveLength(1);
  });

  it('continues after the page at which the time ran out, with its counts so far', async () => {
    const { run, pages, stored } = platform();
    await run({ left: 1 });
    expect(stored.get('accounts')).toMatchObject({ from: '2', sums: { 0: { active: 1n }, 1: { active: 1n } } });
    await run();
    expect(pages).toEqual([0, 2, 4]);
  });

  it.each([0, 1, 2])('a crash while page %i is read loses nothing and counts nothing twice', async (crashed) => {
    const { run, kind, later, add, isRight, corrections } = platform();
    add(1, { new: 1n });
    for (let walk = 0; walk < 2; walk++) {
      let read = 0;
      const failing: CountedKind = {
        ...kind,
        page: async (from) => {
          if (read++ === crashed) throw new Error('killed');
          return kind.page(from);
        },
      };
      await expect(run({ of: failing })).rejects.toThrow('killed');
      await run();
      later(31);
    }
    expect(corrections).toEqual([{ of: 'accounts', where: 'shard 1', by: { new: -1n } }]);
    expect(isRight()).toBe(true);
  });

  it('a crash between a repair and saving the progress does not repeat the repair', async () => {
    const { run, kind, later, add, isRight } = platform();
    add(0, { active: 1n });
    await run();
    later(31);
    const killed: CountedKind = {
      ...kind,
      totals: {
        ...kind.totals,
        repair: async (...asked) => {
          await kind.totals.repair(...asked);
          throw new Error('killed');
        },
      },
    };
    await expect(run({ of: killed })).rejects.toThrow('killed');
    for (let walk = 0; walk < 4; walk++) {
      await run();
      later(31);
    }
    expect(isRight()).toBe(true);
  });

  it('an item that moves between two pages, behind or ahead of the pass, is not a difference', async () => {
    for (const [n, to] of [
      [0, 'pending'],
      [4, 'pending'],
    ] as const) {
      const { run, kind, move, later, isRight, corrections, stored } = platform();
      const moving = (): CountedKind => ({
        ...kind,
        page: async (from) => {
          const page = await kind.page(from);
          if (from === undefined) move(n, to);
          return page;
        },
      });
      await run({ of: moving() });
      expect(stored.get('accounts')?.suspected).toEqual({});
      later(31);
      await run();
      expect([corrections, isRight()]).toEqual([[], true]);
    }
  });

  it('a difference is corrected by exactly its amount, whatever moves between the passes', async () => {
    const { run, move, later, add, isRight, corrections } = platform();
    add(0, { new: 2n });
    await run();
    move(0, 'rejected');
    move(2, 'active');
    later(31);
    await run();
    expect(corrections.map(({ by }) => by)).toEqual([{ new: -2n }]);
    expect(isRight()).toBe(true);
  });

  it('a page of an index that lags behind is not a difference', async () => {
    const { run, kind, later, corrections } = platform();
    const behind: CountedKind = {
      ...kind,
      page: async (from) => {
        const { counted, next } = await kind.page(from);
        return { counted: from === undefined ? counted.slice(1) : counted, next };
      },
    };
    await run({ of: behind });
    later(31);
    await run();
    expect(corrections).toEqual([]);
  });

  it('an item that moves during its correction is left for the next pass', async () => {
    const { run, kind, move, later, add, isRight } = platform();
    add(0, { active: 1n });
    await run();
    later(31);
    const raced: CountedKind = {
      ...kind,
      totals: {
        ...kind.totals,
        repair: async (...asked) => {
          move(2, 'pending');
          return kind.totals.repair(...asked);
        },
      },
    };
    await run({ of: raced });
    expect(isRight()).toBe(false);
    later(31);
    await run();
    expect(isRight()).toBe(true);
  });

  it('a shard that changes in every pass is read four times a night, and no more', async () => {
    const { run, kind, move, later, pages } = platform();
    const restless: CountedKind = {
      ...kind,
      page: async (from) => {
        move(0, `status-${pages.length}`);
        return kind.page(from);
      },
    };
    for (let hour = 0; hour < 10; hour++) {
      await run({ of: restless });
      later(60);
    }
    expect(pages).toHaveLength(4 * 3);
  });

  it('leaves a walk to the run that has counted the same page', async () => {
    const { run, pages } = platform();
    await run({ saves: false });
    expect(pages).toEqual([0]);
  });

  it('corrects a bucket that nothing is counted in anymore, and leaves attributes that are not sums', () => {
    const isCounted = (bucket: string) => bucket !== 'changes';
    expect(differenceBetween({ a: 1n, b: 2n }, { b: 2n, c: 5n, changes: 9n }, isCounted)).toEqual({ a: 1n, c: -5n });
  });
});
