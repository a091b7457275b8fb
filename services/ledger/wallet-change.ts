import type { ArtistAccount } from './chart-of-accounts.ts';
import { type ArtistEntry, type Entry, isOfArtist, type WalletPart } from './posting.ts';

/** What a posting does to one wallet, in micro-dollars: how much each part that it names grows or falls, and the totals. */
export type WalletChange = { parts: ReadonlyMap<WalletPart, bigint>; earned: bigint; paidOut: bigint };

/**
 * What entries do to the wallet of each artist that they name. A wallet's sum changes for one of two reasons: money went to or came from
 * our bank, then that was paid out or came back; or it was earned (or taken back). So earned less paid out is always the sum of the parts.
 */
export function walletChanges(entries: readonly Entry[]): Map<ArtistAccount, WalletChange> {
  const isPayout = entries.some(({ account }) => account === 'cash');
  const own = entries.filter(isOfArtist);
  const accounts = new Set(own.map(({ account }) => account));
  return new Map(
    [...accounts].map((each) => [
      each,
      changeOf(
        own.filter(({ account }) => account === each),
        isPayout,
      ),
    ]),
  );
}

function changeOf(own: readonly ArtistEntry[], isPayout: boolean): WalletChange {
  const parts = new Map<WalletPart, bigint>();
  // An artist's account grows by a credit.
  for (const { part, micros } of own) parts.set(part, (parts.get(part) ?? 0n) - micros);
  const sum = [...parts.values()].reduce((total, change) => total + change, 0n);
  return { parts, earned: isPayout ? 0n : sum, paidOut: isPayout ? -sum : 0n };
}
