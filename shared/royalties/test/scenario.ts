import { type Allocation, allocate, type Earning, type Terms } from '../allocate.ts';
import { type Decimal, decimalOf } from '../exact-decimal.ts';
import { type Advance, recoup } from '../recoup.ts';
import type { Party, SplitVersion } from '../split-agreement.ts';

export const exact = (text: string): Decimal => decimalOf(text) as Decimal;

export type Scenario = {
  /** `<release>/<track> <month> <amount>`, or `? <month> <amount>` for an unmatched recording. */
  earned: string[];
  rate?: string;
  /** Percentages by release, or by release and month (`r1 2026-07`); 100 by default. */
  percent?: Record<string, number>;
  /** Versions by track: `<first day>: <party> <parts>[?|-], …`, where `?` means invited and `-` declined. */
  splits?: Record<string, string[]>;
  advances?: Advance[];
};

const stateOf = { '?': 'invited', '-': 'declined', '': 'accepted' } as const;
export const partyOf = (text: string): Party => {
  const [, id = '', parts = '', mark = ''] = /^(\S+) (\d+)([?-]?)$/.exec(text.trim()) ?? [];
  return { id, parts: Number(parts), state: stateOf[mark as keyof typeof stateOf] };
};
const versionsOf = (texts: readonly string[] = []): SplitVersion[] =>
  texts.map((text, n) => {
    const [from = '', parties = ''] = text.split(': ');
    return { version: n + 1, from, parties: parties.split(', ').map(partyOf) };
  });
const earningOf = (text: string): Earning => {
  const [where = '', month = '', amount = ''] = text.split(' ');
  const [releaseId = '', trackId = ''] = where.split('/');
  return { track: where === '?' ? undefined : { releaseId, trackId }, month, amount: exact(amount) };
};
export const termsOf = ({ percent = {}, splits = {} }: Scenario): Terms => ({
  ownerOf: () => 'mara',
  percentageOf: (releaseId, month) => percent[`${releaseId} ${month}`] ?? percent[releaseId] ?? 100,
  splitOf: (trackId) => versionsOf(splits[trackId]),
});
const run = (scenario: Scenario): Allocation =>
  allocate(scenario.earned.map(earningOf), exact(scenario.rate ?? '1'), termsOf(scenario));

/** Computes the total of each payee in micro-dollars, minus recoupments. */
export function payeeTotals(scenario: Scenario): Record<string, bigint> {
  const { shares } = run(scenario);
  const sums: Record<string, bigint> = {};
  const add = (name: string, micros: bigint) => {
    sums[name] = (sums[name] ?? 0n) + micros;
  };
  for (const { payee, micros } of shares) {
    if (payee.to === 'artist') add(payee.id, micros);
    else add(payee.to === 'suspense' ? `suspense of ${payee.id}` : payee.to, micros);
  }
  for (const { debtor, advanceId, micros } of recoup(shares, scenario.advances ?? [])) {
    add(debtor, -micros);
    add(`back for ${advanceId}`, micros);
  }
  return sums;
}

export const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, n) => `${id} ${n < 4 ? 1429 : 1428}`).join(', ');
export const advance = (more: Partial<Advance> = {}): Advance => ({
  id: 'adv',
  debtor: 'mara',
  outstanding: 3_000_000n,
  parts: 5_000,
  ...more,
});
