import { keysOf } from '../../shared/typed-record.ts';

/**
 * The side on which an account increases. An entry with positive micro-dollars is a debit, a negative one a credit. A
 * balance is the sum of the entries, relative to the account's normal side.
 */
type Side = 'debit' | 'credit';

type Row = {
  normal: Side;
  holds: string;
  /**
   * Whether the balance may temporarily be on the opposite side. For any other account, that is a difference and raises
   * an alarm.
   */
  mayTurn?: true;
};

/** All accounts (design 3.8). The braces stand for the owner: each store and each artist has a separate account. */
const chartOfAccounts = {
  // Assets.
  'card-clearing': {
    normal: 'debit',
    holds: 'our balance at the card provider',
    // After a payout to our bank, refunds can exceed the balance.
    mayTurn: true,
  },
  cash: { normal: 'debit', holds: 'our bank balance' },
  'receivable:{store}': {
    normal: 'debit',
    holds: 'owed by a store for its statements',
    // A store may correct an earlier statement downwards.
    mayTurn: true,
  },
  'advance:{artistId}': { normal: 'debit', holds: 'advances not yet recouped' },
  // Liabilities.
  'refunds-due': { normal: 'credit', holds: 'payments without a sale, to be refunded' },
  suspense: { normal: 'credit', holds: 'royalties whose payee is unknown or has not accepted yet' },
  'tax-withheld': { normal: 'credit', holds: 'tax withheld from payouts, due to the tax office' },
  'artist:{artistId}': {
    normal: 'credit',
    holds: 'owed to artists',
    // A store may take back royalties that were already paid out.
    mayTurn: true,
  },
  // Income.
  'plan-revenue': { normal: 'credit', holds: 'plan sales' },
  'platform-fee': { normal: 'credit', holds: 'our share of royalties' },
  // Costs. The last two accounts can have gains or losses.
  'card-fees': { normal: 'debit', holds: 'fees of the card provider' },
  'advances-forgiven': { normal: 'debit', holds: 'advances written off' },
  fx: { normal: 'debit', holds: 'gains and losses from currency exchange', mayTurn: true },
  rounding: { normal: 'debit', holds: 'fractions of a cent that cannot be paid out', mayTurn: true },
} as const satisfies Record<string, Row>;

type Owned<Name> = Name extends `${infer Kind}:{${string}}` ? `${Kind}:${string}` : Name;

export type Account = Owned<keyof typeof chartOfAccounts>;

/** An artist's balance with us. */
export type ArtistAccount = Extract<Account, `artist:${string}`>;

/** An artist's outstanding advances. */
export type AdvanceAccount = Extract<Account, `advance:${string}`>;

export const isAdvanceAccount = (account: Account): account is AdvanceAccount => account.startsWith('advance:');

/** Whether an account belongs to one artist. The trial balance has one line for all artists' accounts of a kind. */
export const belongsToArtist = (account: Account): account is ArtistAccount | AdvanceAccount =>
  isArtistAccount(account) || isAdvanceAccount(account);

export const isArtistAccount = (account: Account): account is ArtistAccount => account.startsWith('artist:');

const rows = new Map<string, Row>(Object.entries(chartOfAccounts).map(([name, row]) => [kindOf(name), row]));

/** Returns the part of an account's name before its owner. */
function kindOf(account: string): string {
  return account.replace(/:.*$/, '');
}

/**
 * Returns the chart's row for an account, or for a whole kind (`artist`).
 * @throws Error for an account that is not in the chart
 */
export function rowOf(account: string): Row {
  const row = rows.get(kindOf(account));
  if (!row) throw new Error(`There is no account ${account}`);
  return row;
}

/**
 * The accounts that have no owner, and one line for each kind of artists' account: `artist` and `advance`. Stores'
 * accounts are separate.
 */
export const houseAccounts: readonly string[] = Object.keys(chartOfAccounts)
  .filter((name) => !name.startsWith('receivable:'))
  .map(kindOf);

/** An account that belongs to no artist. */
export type HouseAccount = Exclude<Account, ArtistAccount | AdvanceAccount>;

/** The accounts that exist once. */
export const houseAccountNames = keysOf(chartOfAccounts).filter((name) => !name.includes(':')) as Exclude<
  HouseAccount,
  `${string}:${string}`
>[];

const owned = Object.keys(chartOfAccounts).flatMap((name) => (name.includes(':') ? [kindOf(name)] : []));

/** Whether the chart has this account, with an owner if its kind requires one. */
export const isAccount = (account: string): account is Account =>
  rows.has(kindOf(account)) && owned.includes(kindOf(account)) === /:./.test(account);
