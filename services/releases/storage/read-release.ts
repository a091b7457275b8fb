import { isRecord } from '../../../shared/is-record.ts';
import { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { Item } from '../../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** Reads a stored release: a field that it lacks reads as empty, and legacy values as today's. */
export const readRelease = (item: Item): OfficeRelease => OfficeRelease.parse(withReview(withoutLegacy(item)));

/** A mark from before reviews were recorded counts as a review too. */
const withReview = (item: Item): Item =>
  isRecord(item.looksGood) && !item.reviewedAt ? { ...item, reviewedAt: item.looksGood.at } : item;
