import type { Basis, Cell } from '../../../shared/earnings/cell.ts';
import type { ArtistId, PartyId } from '../../../shared/ids.ts';
import type { PartyCell } from '../planning/plan-objects.ts';

type Planned = { cells: readonly PartyCell[]; bases: readonly Basis[] };
/** @param isFallen whether the part went to the owner, because the party declined */
type To = { partyId: PartyId; artistId: ArtistId; isFallen?: boolean | undefined };

/**
 * Attributes a party's suspended cells to their current owner. Cells of a declined part have no quantity, because the
 * same streams are already counted in the release owner's own cells.
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
