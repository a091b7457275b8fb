import type { ArtistAccount } from './chart-of-accounts.ts';
import { type ArtistEntry, type Entry, isAdvanceEntry, isArtistEntry, type WalletPart } from './posting.ts';

/** The changes that a posting makes to one wallet, in micro-dollars: to each part and to the totals. */
export type WalletChange = {
  parts: ReadonlyMap<WalletPart, bigint>;
  earned: bigint;
  paidOut: bigint;
  /** The amount advanced (recouped, if negative). Undefined if there is no advance. */
  advanced?: bigint;
};

const ownerOf = (account: string): string => account.slice(account.indexOf(':') + 1);

/**
 * Computes the changes that entries make to each artist's wallet. A wallet's sum changes for one of three reasons: a
 * payout was sent to or returned by a bank; an advance was paid or recouped; or royalties were earned (or taken back).
 * So earned plus advanced minus paid out always equals the sum of the parts.
 */
export function walletChanges(entries: readonly Entry[]): Map<ArtistAccount, WalletChange> {
  const isPayout = entries.some(({ account }) => account === 'cash');
  const own = entries.filter(isArtistEntry);
  const advanceEntries = entries.filter(isAdvanceEntry);
  const artists = new Set([...own, ...advanceEntries].map(({ account }) => ownerOf(account)));
  return new Map(
    [...artists].map((artist) => {
      const advances = advanceEntries.filter(({ account }) => ownerOf(account) === artist);
      const advanced = advances.length > 0 ? advances.reduce((sum, { micros }) => sum + micros, 0n) : undefined;
      const account: ArtistAccount = `artist:${artist}`;
      return [
        account,
        walletChange(
          own.filter((entry) => entry.account === account),
          advanced,
          isPayout,
        ),
      ];
    }),
  );
}

function walletChange(own: readonly ArtistEntry[], advanced: bigint | undefined, isPayout: boolean): WalletChange {
  const parts = new Map<WalletPart, bigint>();
  // A credit, which is negative, increases an artist's account.
  for (const { part, micros } of own) parts.set(part, (parts.get(part) ?? 0n) - micros);
  const sum = [...parts.values()].reduce((total, change) => total + change, 0n) - (advanced ?? 0n);
  return {
    parts,
    earned: isPayout ? 0n : sum,
    paidOut: isPayout ? -sum : 0n,
    ...(advanced !== undefined && { advanced }),
  };
}
