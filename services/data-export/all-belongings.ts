import { advanceBelongings } from '../advances/belongings.ts';
import { assistantBelongings } from '../assistant/belongings.ts';
import { earningsBelongings } from '../earnings/belongings.ts';
import { exportBelongings } from '../export/belongings.ts';
import { mediaBelongings } from '../media/belongings.ts';
import { noticeBelongings } from '../notices/belongings.ts';
import { paymentBelongings } from '../payments/belongings.ts';
import { payoutBelongings } from '../payouts/belongings.ts';
import type { Belongings } from '../platform/belongings.ts';
import { profileBelongings } from '../profiles/belongings.ts';
import { releaseBelongings } from '../releases/belongings.ts';
import { splitBelongings } from '../splits/belongings.ts';
import { storesBelongings } from '../stores/belongings.ts';
import { takedownBelongings } from '../takedowns/belongings.ts';
import { waitlistBelongings } from '../waitlist/belongings.ts';
import { dataExportBelongings } from './belongings.ts';

/**
 * All data of an account, domain by domain: an artist's archive contains it in this order, and
 * `accounts/on-account-erased.ts` erases it.
 */
export const allBelongings: readonly Belongings[] = [
  waitlistBelongings,
  profileBelongings,
  mediaBelongings,
  paymentBelongings,
  payoutBelongings,
  advanceBelongings,
  earningsBelongings,
  splitBelongings,
  noticeBelongings,
  dataExportBelongings,
  assistantBelongings,
  exportBelongings,
  takedownBelongings,
  releaseBelongings,
  storesBelongings,
];
