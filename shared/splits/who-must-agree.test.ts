import { partiesToAsk, versionOn, versionsReplacedBy } from './who-must-agree.ts';

type State = 'accepted' | 'invited' | 'declined' | 'gone';

/** Builds a version from parts by name, as in `mara 50, ines 50?`; `?` is invited, `-` has declined. */
const version = (from: string, parties: string, isReplaced = false) => ({
  from,
  isReplaced,
  parties: parties.split(', ').map((text) => {
    const [, artistId = '', parts = '', mark = ''] = /^(\w+) (\d+)([?-]?)$/.exec(text) ?? [];
    const state: State = mark === '?' ? 'invited' : mark === '-' ? 'declined' : 'accepted';
    // Also sets the account of a party who declined, because it may be known.
    return { ...(state !== 'invited' && { artistId }), parts: Number(parts) * 100, state };
  }),
});
const ask = (versions: ReturnType<typeof version>[], next: ReturnType<typeof version>) =>
  partiesToAsk(versions, next, 'mara');

describe('the people who must agree (product 29.4)', () => {
  const first = version('2026-01-01', 'mara 40, ines 40, jon 20');

  test('are none for the first version', () => {
    expect(ask([], version('2026-01-01', 'mara 50, ines 50?'))).toEqual([]);
  });

  test('are those whose part shrinks, not those whose part grows or stays', () => {
    expect(ask([first], version('2026-02-01', 'mara 40, ines 30, jon 30'))).toEqual(['ines']);
  });

  test('include a party who loses everything', () => {
    expect(ask([first], version('2026-02-01', 'mara 80, jon 20'))).toEqual(['ines']);
  });

  test('do not include the owner, who proposes', () => {
    expect(ask([first], version('2026-02-01', 'ines 60, jon 40'))).toEqual([]);
  });

  test('do not include anybody who has not accepted, or has declined', () => {
    const open = version('2026-01-01', 'mara 40, ines 40?, jon 20-');
    expect(ask([open], version('2026-02-01', 'mara 100'))).toEqual([]);
  });

  test('include a party with more in a later version that is replaced', () => {
    const later = version('2026-06-01', 'mara 20, ines 60, jon 20');
    expect(ask([first, later], version('2026-02-01', 'mara 40, ines 40, jon 20'))).toEqual(['ines']);
  });

  test('do not include a party who had more only in a past or replaced version', () => {
    const over = version('2025-01-01', 'mara 20, ines 80');
    const replaced = version('2026-03-01', 'mara 10, ines 90', true);
    expect(ask([over, first, replaced], version('2026-02-01', 'mara 40, ines 40, jon 20'))).toEqual([]);
  });
});

test('the last version begun applies on a day; of two from one day, the later one (product 29.1)', () => {
  const [one, two, again] = [
    version('2026-01-01', 'mara 100'),
    version('2026-02-01', 'mara 90'),
    version('2026-02-01', 'mara 80'),
  ];
  expect(versionOn([one, two, again], '2025-12-31')).toBeUndefined();
  expect(versionOn([one, two, again], '2026-01-31')).toBe(one);
  expect(versionOn([one, two, again], '2026-02-01')).toBe(again);
  expect(versionsReplacedBy([one, two], { from: '2026-01-15' })).toEqual([one, two]);
});
