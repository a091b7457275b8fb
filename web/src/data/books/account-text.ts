/** A ledger account's name on screen: `Card clearing`, `Receivable: spotify`. */
export function accountText(account: string): string {
  const [kind = '', owner] = account.split(':');
  if (kind === 'artist') return owner ? 'An artist’s account' : 'All artists';
  if (kind === 'advance') return owner ? 'An artist’s advance' : 'All advances';
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${owner ? `: ${owner}` : ''}`;
}

/** The id of the artist who owns an account. */
export const accountOwner = (account: string): string | undefined => /^(?:artist|advance):(.+)$/.exec(account)?.[1];
