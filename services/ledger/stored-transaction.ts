import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { type Key, ledgerKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { type Account, isAccount } from './chart-of-accounts.ts';
import { entryKey } from './entry-key.ts';
import { walletParts } from './posting.ts';

const Amount = z.object({ part: z.enum(walletParts).optional(), micros: MicrosInTable });
const AccountName = z.custom<Account>((name) => typeof name === 'string' && isAccount(name));
const Line = Amount.extend({ account: AccountName });
const Header = z.object({
  key: z.string(),
  what: z.string(),
  at: z.iso.datetime(),
  entries: z.array(Line),
  result: z.record(z.string(), z.unknown()).optional(),
});
const Entry = Amount.extend({ what: z.string(), at: z.iso.datetime() });

/** A line as stored. */
export type StoredLine = { account: Account; part?: z.output<typeof Amount>['part']; micros: bigint };
export type StoredTransaction = {
  hash: string;
  key: string;
  what: string;
  at: Date;
  lines: StoredLine[];
  /** The result returned to the caller of the posting. */
  result?: z.output<typeof Header>['result'];
};
/** An entry in an account. `n` is its index among the lines of its transaction. */
export type StoredEntry = StoredLine & { hash: string; n: number; what: string; at: Date };

/** @throws ZodError for a header that `post()` cannot have written */
export function readTransaction(item: Item): StoredTransaction {
  const { key, what, at, entries, result } = Header.parse(item);
  const { hash = '' } = ledgerKeys.transaction.read(item) ?? {};
  return { hash, key, what, at: new Date(at), lines: entries, ...(result && { result }) };
}

/** @throws ZodError for an entry that `post()` cannot have written */
export function readEntry(item: Item): StoredEntry {
  const { account = '', hash = '', n = '' } = ledgerKeys.entry.read(item) ?? {};
  const { at, ...amount } = Entry.parse(item);
  return { account: account as Account, hash, n: Number(n), at: new Date(at), ...amount };
}

/** Returns the keys of a transaction's entries. */
export const entryKeys = ({ hash, at, lines }: StoredTransaction): Key[] =>
  lines.map(({ account }, n) => entryKey(account, { at, hash, n }));
