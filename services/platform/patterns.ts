import { accountsPatterns } from './patterns/accounts-patterns.ts';
import { assistantPatterns } from './patterns/assistant-patterns.ts';
import { dataExportPatterns } from './patterns/data-export-patterns.ts';
import { ledgerPatterns } from './patterns/ledger-patterns.ts';
import { libraryPatterns } from './patterns/library-patterns.ts';
import { mediaPatterns } from './patterns/media-patterns.ts';
import { modelPatterns } from './patterns/model-patterns.ts';
import { noticesPatterns } from './patterns/notices-patterns.ts';
import { officePatterns } from './patterns/office-patterns.ts';
import type { Pattern } from './patterns/pattern.ts';
import { paymentsPatterns } from './patterns/payments-patterns.ts';
import { payoutsPatterns } from './patterns/payouts-patterns.ts';
import { platformPatterns } from './patterns/platform-patterns.ts';
import { releasesPatterns } from './patterns/releases-patterns.ts';
import { reviewPatterns } from './patterns/review-patterns.ts';
import { splitsPatterns } from './patterns/splits-patterns.ts';
import { statementsPatterns } from './patterns/statements-patterns.ts';
import { storesPatterns } from './patterns/stores-patterns.ts';
import { takedownsPatterns } from './patterns/takedowns-patterns.ts';
import { waitlistPatterns } from './patterns/waitlist-patterns.ts';

/**
 * Every access pattern, by area from `patterns/`. `npm run docs` generates docs/access-patterns.md from these rows; a
 * test fails if that page is stale or a key has no row. No request scans a table.
 */
export const patterns: readonly Pattern[] = [
  ...accountsPatterns,
  ...libraryPatterns,
  ...releasesPatterns,
  ...reviewPatterns,
  ...takedownsPatterns,
  ...mediaPatterns,
  ...assistantPatterns,
  ...paymentsPatterns,
  ...payoutsPatterns,
  ...statementsPatterns,
  ...splitsPatterns,
  ...ledgerPatterns,
  ...storesPatterns,
  ...waitlistPatterns,
  ...dataExportPatterns,
  ...noticesPatterns,
  ...modelPatterns,
  ...officePatterns,
  ...platformPatterns,
];
