import type { ArtistAccount } from './chart-of-accounts.ts';
import { type ArtistEntry, type Entry, isOfAdvance, isOfArtist, type WalletPart } from './posting.ts';

/** What a posting does to one wallet, in micro-dollars: how much each part that it names grows or falls, and the totals. */
export type WalletChange = {
  parts: ReadonlyMap<WalletPart, bigint>;
  earned: bigint;
  paidOut: bigint;
  /** What is paid ahead by it, or comes back of that. Undefined where it touches no advance. */
  advanced?: bigint;
};

const ownerOf = (account: string): string => account.slice(account.indexOf(':') + 1);

/**
 * What entries do to the wallet of each artist that they name. A wallet's sum changes for one of three reasons: money went to or came from
 * our bank, then that was paid out or came back; it was paid ahead, or taken for what was; or it was earned (or taken back). So earned and
 * advanced less paid out is always the sum of the parts.
 */
export function walletChanges(entries: readonly Entry[]): Map<ArtistAccount, WalletChange> {
  const isPayout = entries.some(({ account }) => account === 'cash');
  const own = entries.filter(isOfArtist);
  const ahead = entries.filter(isOfAdvance);
  const artists = new Set([...own, ...ahead].map(({ account }) => ownerOf(account)));
  return new Map(
    [...artists].map((artist) => {
      const advances = ahead.filter(({ account }) => ownerOf(account) === artist);
      const advanced = advances.length > 0 ? advances.reduce((sum, { micros }) => sum + micros, 0n) : undefined;
      const account: ArtistAccount = `artist:${artist}`;
      return [
        account,
        changeOf(
          own.filter((entry) => entry.account === account),
          advanced,
          isPayout,
        ),
      ];
    }),
  );
}

function changeOf(own: readonly ArtistEntry[], advanced: bigint | undefined, isPayout: boolean): WalletChange {
  const parts = new Map<WalletPart, bigint>();
  // An artist's account grows by a credit.
  for (const { part, micros } of own) parts.set(part, (parts.get(part) ?? 0n) - micros);
  const sum = [...parts.values()].reduce((total, change) => total + change, 0n) - (advanced ?? 0n);
  return {
    parts,
    earned: isPayout ? 0n : sum,
    paidOut: isPayout ? -sum : 0n,
    ...(advanced !== undefined && { advanced }),
  };
}
