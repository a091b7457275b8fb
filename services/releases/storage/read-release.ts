import { isRecord } from '../../../shared/is-record.ts';
import { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { Item } from '../../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** Reads a stored release: missing fields become empty, and legacy values become current ones. */
export const readRelease = (item: Item): OfficeRelease => OfficeRelease.parse(withReview(withoutLegacy(item)));

/** A mark that was set before reviews were recorded also proves a review. */
const withReview = (item: Item): Item =>
  isRecord(item.looksGood) && !item.reviewedAt ? { ...item, reviewedAt: item.looksGood.at } : item;
