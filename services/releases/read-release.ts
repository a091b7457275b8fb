import { OfficeRelease } from '../../shared/releases/office-release.ts';
import type { Item } from '../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** A release as the table stores it; one of before a field was added reads with the field's default, one of earlier years in today's words. */
export const readRelease = (item: Item): OfficeRelease => OfficeRelease.parse(withoutLegacy(item));
