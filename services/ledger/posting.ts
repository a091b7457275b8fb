import { createHash } from 'node:crypto';
import {
  type Account,
  type AdvanceAccount,
  type ArtistAccount,
  isAdvanceAccount,
  isArtistAccount,
} from './chart-of-accounts.ts';

/** Where an artist's money is: to be asked for, asked for, sent and not yet there, and kept back. */
export const walletParts = ['available', 'requested', 'inFlight', 'held'] as const;
export type WalletPart = (typeof walletParts)[number];

/** One line: micro-dollars, positive for a debit, negative for a credit. */
type PlatformEntry = { account: Exclude<Account, ArtistAccount | AdvanceAccount>; micros: bigint };
/** So an artist's money grows by a credit: a negative amount. */
export type ArtistEntry = { account: ArtistAccount; part: WalletPart; micros: bigint };
/** What was paid ahead, and came back: the wallet knows what is out. */
type AdvanceEntry = { account: AdvanceAccount; micros: bigint };
export type Entry = PlatformEntry | ArtistEntry | AdvanceEntry;

/** What the writer of a fact answers, stored with it for ever. */
export type Result = Record<string, string | number>;

/** A transaction of the double-entry ledger (design 3.2), of the platform's own accounts where nothing else is said. */
export type Posting<E extends Entry = PlatformEntry> = {
  /** The fact's natural key, which makes it happen once: `plan:pi_1`. */
  key: string;
  what: string;
  entries: readonly E[];
  /**
   * Entries that follow from what is stored at that moment and not from the fact: what an advance takes of it. They are no part of what was
   * asked, so a fact that is told again is the same one, whatever would follow by then.
   */
  follows?: readonly E[];
  at: Date;
  result?: Result;
  /** A store takes back what is paid out already: what an artist can ask for may fall below zero. */
  clawback?: true;
};

/** A posting that may move what is an artist's, and then needs wallets. */
export type AnyPosting = Posting<Entry>;

/** All that a posting moves. */
export const movedBy = <E extends Entry>({
  entries,
  follows = [],
}: Pick<Posting<E>, 'entries' | 'follows'>): readonly E[] => [...entries, ...follows];

export const isOfAdvance = (entry: Entry): entry is AdvanceEntry => isAdvanceAccount(entry.account);
export const isOfArtist = (entry: Entry): entry is ArtistEntry => isArtistAccount(entry.account);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What names a posting in the table, in hexadecimal. */
export const postingHash = ({ key }: Pick<AnyPosting, 'key'>): string => sha256(key);

const line = (entry: Entry): string[] => [entry.account, isOfArtist(entry) ? entry.part : '', String(entry.micros)];

/** What a posting says, without when: the same fact has the same, whoever tells it and however often. In hexadecimal. */
export const requestHash = ({ what, entries, clawback }: AnyPosting): string =>
  sha256(JSON.stringify([what, clawback === true, entries.map(line)]));

/** @throws Error when the entries do not sum to zero: such a posting is a defect, and must never reach the table. */
export function assertBalanced({ key, ...posting }: AnyPosting): void {
  const entries = movedBy(posting);
  const sum = entries.reduce((total, { micros }) => total + micros, 0n);
  if (sum !== 0n) throw new Error(`Posting ${key} is off by ${sum} micro-dollars`);
  if (entries.length < 2) throw new Error(`Posting ${key} has fewer than two entries`);
}
