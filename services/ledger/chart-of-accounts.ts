/**
 * The side on which an account grows. An entry of positive micro-dollars is a debit, a negative one a credit; a balance
 * is the sum of the entries, read from the account's normal side.
 */
type Side = 'debit' | 'credit';

type Row = {
  normal: Side;
  holds: string;
  /**
   * Whether the balance may turn to the other side for a while. For any other account that is a difference and raises
   * an alarm.
   */
  mayTurn?: true;
};

/**
 * All accounts (design 3.8). The braces stand for the owner: each store and each artist has an account of their own.
 */
const chartOfAccounts = {
  // Assets.
  'card-clearing': {
    normal: 'debit',
    holds: 'our balance at the card provider',
    // Refunds can exceed its balance after a payout to our bank.
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
    // A store may take back royalties already paid out.
    mayTurn: true,
  },
  // Income.
  'plan-revenue': { normal: 'credit', holds: 'plan sales' },
  'platform-fee': { normal: 'credit', holds: 'our share of royalties' },
  // Costs. The last two can be gains or losses.
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

/** Whether an account belongs to one artist. The trial balance shows all artists' accounts of a kind as one line. */
export const belongsToArtist = (account: Account): account is ArtistAccount | AdvanceAccount =>
  isArtistAccount(account) || isAdvanceAccount(account);

export const isArtistAccount = (account: Account): account is ArtistAccount => account.startsWith('artist:');

const rows = new Map<string, Row>(Object.entries(chartOfAccounts).map(([name, row]) => [kindOf(name), row]));

/** The part of an account's name before its owner. */
function kindOf(account: string): string {
  return account.replace(/:.*$/, '');
}

/**
 * The row of an account, or of a whole kind (`artist`).
 * @throws Error for an account that is not in the chart
 */
export function rowOf(account: string): Row {
  const row = rows.get(kindOf(account));
  if (!row) throw new Error(`There is no account ${account}`);
  return row;
}

/**
 * The accounts without an owner, and the artists' accounts summed up by kind, named `artist` and `advance`. Stores'
 * accounts are separate.
 */
export const houseAccounts: readonly string[] = Object.keys(chartOfAccounts)
  .filter((name) => !name.startsWith('receivable:'))
  .map(kindOf);

const owned = Object.keys(chartOfAccounts).flatMap((name) => (name.includes(':') ? [kindOf(name)] : []));

/** Whether the chart has this account, with an owner where one is needed. */
export const isAccount = (account: string): account is Account =>
  rows.has(kindOf(account)) && owned.includes(kindOf(account)) === /:./.test(account);
