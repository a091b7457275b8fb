import { OfficeCard } from '../../../shared/releases/card.ts';
import { CatalogueRow } from '../../../shared/releases/catalogue-row.ts';
import { indexKeys, keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { withoutLegacy } from '../storage/legacy-values.ts';
import { orderKeys } from './order-keys.ts';

/**
 * Makes the stored form of a card. A page of the office's list reads 50 cards and is billed by their bytes, so ids are
 * stored only in the key, and false or missing values are left out.
 */
export function cardItem(card: OfficeCard): Item {
  const { id: releaseId, artistId, label, upc, isrcs, trackTitles, ...shown } = card;
  const { status, planExpiresAt: expiresAt, isPlanOver } = card;
  const since = card.submittedAt ?? card.createdAt;
  return {
    ...keys.card({ artistId, releaseId }),
    v: 1,
    ...Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null && value !== false)),
    ...(label && { label }),
    ...(upc && { upc }),
    ...(isrcs.length > 0 && { isrcs }),
    ...(trackTitles.length > 0 && { trackTitles }),
    ...indexKeys.library({ artistId, updatedAt: card.updatedAt }),
    ...indexKeys.releasesByState({ status, since }),
    ...indexKeys.releasesBySince({ status, since }),
    ...orderKeys(card),
    ...(expiresAt && !isPlanOver && indexKeys.endingPlans({ expiresAt })),
  };
}

/** Completes a card in place rather than as a copy, because an export of all releases reads ten thousand cards. */
function read(item: Item): Item {
  const current = withoutLegacy(item);
  const { artistId, releaseId: id } = keys.card.read(item) ?? {};
  const { coverId = null, plan = null, exportedAt = null } = current;
  return Object.assign(current, { coverId, plan, exportedAt, id, artistId });
}

/** A stored card, with legacy values replaced. */
export const readCard = (item: Item): OfficeCard => OfficeCard.parse(read(item));

/** The part of a card that the office's sorted list shows. */
export const readRow = (item: Item): CatalogueRow => CatalogueRow.parse(read(item));
