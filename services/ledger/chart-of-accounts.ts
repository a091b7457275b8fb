/**
 * On which side an account grows. An entry of positive micro-dollars is a debit, one of negative micro-dollars a credit; what an account
 * holds is the sum of its entries, read from its normal side.
 */
type Side = 'debit' | 'credit';

type Row = {
  normal: Side;
  holds: string;
  /** Whether it may stand on its other side for a while. Of any other account that is a difference, and somebody is told. */
  mayTurn?: true;
};

/** Every account there is (design 3.8). What stands in braces is the account's owner: each store and each artist has one of their own. */
const chartOfAccounts = {
  // What we have, and what is owed to us.
  'card-clearing': {
    normal: 'debit',
    holds: 'what the card provider holds for us',
    // It takes back more than it holds after a payout to our bank.
    mayTurn: true,
  },
  cash: { normal: 'debit', holds: 'what is in our bank' },
  'receivable:{store}': {
    normal: 'debit',
    holds: 'what a store owes us by its statements',
    // A store takes back what it said too much of before.
    mayTurn: true,
  },
  'advance:{artistId}': { normal: 'debit', holds: 'what an artist was paid ahead, and is not back yet' },
  // What we owe.
  'refunds-due': { normal: 'credit', holds: 'what was taken without a sale, and is not back yet' },
  suspense: { normal: 'credit', holds: 'royalties whose payee is not known, or has not accepted yet' },
  'tax-withheld': { normal: 'credit', holds: 'what was kept back of payouts, and is due to the tax office' },
  'artist:{artistId}': {
    normal: 'credit',
    holds: 'what an artist has with us',
    // A store takes back royalties that are paid out.
    mayTurn: true,
  },
  // What we earned.
  'plan-revenue': { normal: 'credit', holds: 'plans that were sold' },
  'platform-fee': { normal: 'credit', holds: 'our part of royalties' },
  // What it cost us. Gains and losses both, the last two.
  'card-fees': { normal: 'debit', holds: 'what the card provider takes of a payment' },
  'advances-forgiven': { normal: 'debit', holds: 'advances that need not come back any more' },
  fx: { normal: 'debit', holds: 'what changing currencies cost', mayTurn: true },
  rounding: { normal: 'debit', holds: 'parts of a cent that nobody can be paid', mayTurn: true },
} as const satisfies Record<string, Row>;

type Owned<Name> = Name extends `${infer Kind}:{${string}}` ? `${Kind}:${string}` : Name;

export type Account = Owned<keyof typeof chartOfAccounts>;

/** What an artist has with us, by the artist's id. */
export type ArtistAccount = Extract<Account, `artist:${string}`>;

/** What an artist was paid ahead, by the artist's id. */
export type AdvanceAccount = Extract<Account, `advance:${string}`>;

export const isAdvanceAccount = (account: Account): account is AdvanceAccount => account.startsWith('advance:');

/** Whether an account is of one artist: each has one of a kind, and all of a kind are one line of the trial balance. */
export const isOfOneArtist = (account: Account): account is ArtistAccount | AdvanceAccount =>
  isArtistAccount(account) || isAdvanceAccount(account);

export const isArtistAccount = (account: Account): account is ArtistAccount => account.startsWith('artist:');

const rows = new Map<string, Row>(Object.entries(chartOfAccounts).map(([name, row]) => [kindOf(name), row]));

/** What stands before an account's owner. */
function kindOf(account: string): string {
  return account.replace(/:.*$/, '');
}

/** The row of an account, or of all of its kind (`artist`). @throws Error for one that is not in the chart */
export function rowOf(account: string): Row {
  const row = rows.get(kindOf(account));
  if (!row) throw new Error(`There is no account ${account}`);
  return row;
}

/** Those that are one account: all but the stores'. The artists' are added up as one of a kind, named `artist` and `advance`. */
export const houseAccounts: readonly string[] = Object.keys(chartOfAccounts)
  .filter((name) => !name.startsWith('receivable:'))
  .map(kindOf);

const owned = Object.keys(chartOfAccounts).flatMap((name) => (name.includes(':') ? [kindOf(name)] : []));

/** Whether an account is one of the chart, with an owner where it has one. */
export const isAccount = (account: string): account is Account =>
  rows.has(kindOf(account)) && owned.includes(kindOf(account)) === /:./.test(account);
