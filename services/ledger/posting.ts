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
/** An artist's balance grows by a credit: a negative amount. */
export type ArtistEntry = { account: ArtistAccount; part: WalletPart; micros: bigint };
/** An advance, or its recoupment. The wallet knows the outstanding amount. */
type AdvanceEntry = { account: AdvanceAccount; micros: bigint };
export type Entry = PlatformEntry | ArtistEntry | AdvanceEntry;

/** The caller's result, stored with the posting for ever. */
export const Result = z.record(z.string(), z.union([z.string(), z.number()]));
export type Result = z.infer<typeof Result>;

/** A transaction of the double-entry ledger (design 3.2); by default between the platform's own accounts. */
export type Posting<E extends Entry = PlatformEntry> = {
  /** The fact's natural key, which makes it happen once: `plan:pi_1`. */
  key: string;
  what: string;
  entries: readonly E[];
  /**
   * Entries that follow from the state at that moment and not from the fact, such as the recoupment of an advance. They
   * are not part of the request, so a repeated fact is the same even if the state has changed.
   */
  follows?: readonly E[];
  at: Date;
  result?: Result;
  /** A store takes back what may already be paid out: the artist's available balance may fall below zero. */
  clawback?: true;
};

/** A posting that may change artists' balances, and then needs wallets. */
export type AnyPosting = Posting<Entry>;

/** All entries of a posting. */
export const allEntries = <E extends Entry>({
  entries,
  follows = [],
}: Pick<Posting<E>, 'entries' | 'follows'>): readonly E[] => [...entries, ...follows];

export const isAdvanceEntry = (entry: Entry): entry is AdvanceEntry => isAdvanceAccount(entry.account);
export const isArtistEntry = (entry: Entry): entry is ArtistEntry => isArtistAccount(entry.account);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The posting's name in the table, in hexadecimal. */
export const postingHash = ({ key }: Pick<AnyPosting, 'key'>): string => sha256(key);

const toLine = (entry: Entry): string[] => [
  entry.account,
  isArtistEntry(entry) ? entry.part : '',
  String(entry.micros),
];

/** A digest of a posting's request without its time, in hexadecimal: the same for every repetition of a fact. */
export const requestHash = ({ what, entries, clawback }: AnyPosting): string =>
  sha256(JSON.stringify([what, clawback === true, entries.map(toLine)]));

/** @throws Error when the entries do not sum to zero: such a posting is a defect and must never reach the table. */
export function assertBalanced({ key, ...posting }: AnyPosting): void {
  const entries = allEntries(posting);
  const sum = entries.reduce((total, { micros }) => total + micros, 0n);
  if (sum !== 0n) throw new Error(`Posting ${key} is off by ${sum} micro-dollars`);
  if (entries.length < 2) throw new Error(`Posting ${key} has fewer than two entries`);
}
