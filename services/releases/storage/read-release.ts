import { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { ReviewMark } from '../../../shared/review/review-mark.ts';
import type { Item } from '../../platform/table.ts';
import { withoutLegacy } from './legacy-values.ts';

/** A release as the table stores it; one of before a field was added reads with the field's default, one of earlier years in today's words. */
export const readRelease = (item: Item): OfficeRelease => OfficeRelease.parse(withReview(withoutLegacy(item)));

/** A mark that was set before reviews were recorded is a review too. */
const withReview = (item: Item): Item =>
  item.looksGood && !item.reviewedAt ? { ...item, reviewedAt: (item.looksGood as ReviewMark).at } : item;
