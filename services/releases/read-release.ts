import { Release } from '../../shared/releases/release.ts';
import type { Item } from '../platform/table.ts';

/** A release as the table keeps it; one of before a field was added reads with the field's default. */
export const readRelease = (item: Item): Release => Release.parse(item);
