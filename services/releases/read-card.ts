import { OfficeCard } from '../../shared/releases/card.ts';
import type { Item } from '../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** A stored card, with the values of today. */
export const readCard = (item: Item): OfficeCard => OfficeCard.parse(withoutLegacy(item));
