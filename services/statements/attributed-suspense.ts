import type { Basis, Cell } from '../../shared/earnings/cell.ts';
import type { ArtistId, PartyId } from '../../shared/ids.ts';
import type { PartyCell } from './plan-objects.ts';

type Planned = { cells: readonly PartyCell[]; bases: readonly Basis[] };
/** @param isFallen whether it is the owner's, because its party declined it */
type To = { partyId: PartyId; artistId: ArtistId; isFallen?: boolean | undefined };

/**
 * What waited for a party, as the one sees it whose it is by now. A part that fell to the owner stands beside the owner's own of the same
 * streams, which are counted there.
 */
export function attributedSuspense(
  { cells, bases }: Planned,
  { partyId, artistId, isFallen }: To,
): { cells: Cell[]; bases: Basis[] } {
  if (!isFallen) return { cells: cells.map((cell) => ({ artistId, ...cell })), bases: [...bases] };
  return {
    cells: cells.map((cell) => ({ artistId, ...cell, quantity: 0n })),
    bases: bases.map((basis) => ({ ...basis, parts: basis.parts.map((part) => ({ ...part, declinedBy: partyId })) })),
  };
}
