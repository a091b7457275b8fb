import { Release } from '../../shared/releases/release.ts';
import type { Item } from '../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** A release as the table keeps it; one of before a field was added reads with the field's default, one of earlier years in today's words. */
export const readRelease = (item: Item): Release => Release.parse(withoutLegacy(item));
