import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Agreement } from './agreement.ts';
import { putIntoEffect } from './propose-version.ts';

/**
 * Applies a party's answer to a proposed version that would reduce their part: the version takes effect when the last
 * of these parties agrees, and is dropped when one declines (product 29.4).
 * @throws Problem `split-answered` if their agreement is not needed; `invitation-expired`
 */
export function answerChange(
  agreement: Agreement,
  { artistId, answer, now }: { artistId: ArtistId; answer: 'agree' | 'refuse'; now: Date },
): { after: Agreement; counts: boolean } {
  const { proposed, ...rest } = agreement;
  if (!proposed?.awaits.includes(artistId)) throw new Problem('split-answered');
  if (Date.parse(proposed.expiresAt) <= now.getTime()) throw new Problem('invitation-expired');
  if (answer === 'refuse') return { after: rest, counts: false };
  const awaits = proposed.awaits.filter((id) => id !== artistId);
  if (awaits.length > 0) return { after: { ...rest, proposed: { ...proposed, awaits } }, counts: false };
  return { after: putIntoEffect(agreement, proposed), counts: true };
}
