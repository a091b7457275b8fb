import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  type Account,
  type AdvanceAccount,
  type ArtistAccount,
  isAdvanceAccount,
  isArtistAccount,
} from './chart-of-accounts.ts';

/** Where an artist's money is: available for payout, requested, sent but not yet arrived, or withheld. */
export const walletParts = ['available', 'requested', 'inFlight', 'held'] as const;
export type WalletPart = (typeof walletParts)[number];

/** One entry in micro-dollars: positive for a debit, negative for a credit. */
type PlatformEntry = { account: Exclude<Account, ArtistAccount | AdvanceAccount>; micros: bigint };
/** An entry that changes an artist's balance. A credit, which is negative, increases it. */
export type ArtistEntry = { account: ArtistAccount; part: WalletPart; micros: bigint };
/** An entry for an advance or its recoupment. The outstanding amount is in the wallet. */
type AdvanceEntry = { account: AdvanceAccount; micros: bigint };
export type Entry = PlatformEntry | ArtistEntry | AdvanceEntry;

/** The caller's result, stored permanently with the posting. */
export const Result = z.record(z.string(), z.union([z.string(), z.number()]));
export type Result = z.infer<typeof Result>;

/** A transaction of the double-entry ledger (design 3.2); by default between the platform's own accounts. */
export type Posting<E extends Entry = PlatformEntry> = {
  /** The fact's natural key, which ensures that the fact takes effect only once: `plan:pi_1`. */
  key: string;
  what: string;
  entries: readonly E[];
  /**
   * Entries that depend on the state at the time of posting rather than on the fact, such as the recoupment of an
   * advance. They are not part of the request, so a repeated fact matches even if the state has changed.
   */
  follows?: readonly E[];
  at: Date;
  result?: Result;
  /**
   * Set if a store takes back money that may already have been paid out: the artist's available balance may then fall
   * below zero.
   */
  clawback?: true;
};

/** A posting that may change artists' balances, and therefore requires the wallets table. */
export type AnyPosting = Posting<Entry>;

/** Returns all entries of a posting. */
export const allEntries = <E extends Entry>({
  entries,
  follows = [],
}: Pick<Posting<E>, 'entries' | 'follows'>): readonly E[] => [...entries, ...follows];

export const isAdvanceEntry = (entry: Entry): entry is AdvanceEntry => isAdvanceAccount(entry.account);
export const isArtistEntry = (entry: Entry): entry is ArtistEntry => isArtistAccount(entry.account);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the hash that identifies a posting in the table, in hexadecimal. */
export const postingHash = ({ key }: Pick<AnyPosting, 'key'>): string => sha256(key);

const toLine = (entry: Entry): string[] => [
  entry.account,
  isArtistEntry(entry) ? entry.part : '',
  String(entry.micros),
];

/**
 * Returns a digest of a posting's request without its time, in hexadecimal. It is the same for every repetition of a
 * fact.
 */
export const requestHash = ({ what, entries, clawback }: AnyPosting): string =>
  sha256(JSON.stringify([what, clawback === true, entries.map(toLine)]));

/** @throws Error if the entries do not sum to zero: such a posting is a defect and must never be stored */
export function assertBalanced({ key, ...posting }: AnyPosting): void {
  const entries = allEntries(posting);
  const sum = entries.reduce((total, { micros }) => total + micros, 0n);
  if (sum !== 0n) throw new Error(`Posting ${key} is off by ${sum} micro-dollars`);
  if (entries.length < 2) throw new Error(`Posting ${key} has fewer than two entries`);
}
