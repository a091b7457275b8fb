import { ReleaseStores } from '../../shared/stores/release-stores.ts';
import { StoreEvent } from '../../shared/stores/store-event.ts';
import { readAdvance } from '../advances/advance.ts';
import { StoredTurn } from '../assistant/stored-turn.ts';
import { readHead, readRelease as readReleaseEarnings } from '../earnings/stored-earnings.ts';
import { readEntry, readTransaction } from '../ledger/stored-transaction.ts';
import { Wallet } from '../ledger/wallet.ts';
import { StoredMedia } from '../media/stored-media.ts';
import { readPayment } from '../payments/read-payment.ts';
import { readPayout } from '../payouts/payout.ts';
import { MethodsHead, StoredMethod } from '../payouts/stored-method.ts';
import { readTaxForm } from '../payouts/tax/stored-tax-form.ts';
import type { Item } from '../platform/item.ts';
import { readProfile } from '../profiles/stored-profile.ts';
import { readReceipt } from '../receipts/stored-receipt.ts';
import { readCard } from '../releases/library/card-item.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { readAgreement } from '../splits/agreement.ts';
import { readInvitation } from '../splits/invitation.ts';
import { readStatementItem } from '../statements/storage/stored-statement.ts';
import { readLead } from '../waitlist/stored-lead.ts';

/**
 * Reads an item of each kind as the product does. A kind that is not listed has no schema: either its key says
 * everything, or it is read attribute by attribute, with a default for any that is missing.
 */
export const itemReaders: Record<string, (item: Item) => unknown> = {
  'table profile': readProfile,
  'table release': readRelease,
  // A deleted release leaves a tombstone, which has no state.
  'table card': (item) => item.status !== undefined && readCard(item),
  'table media': (item) => StoredMedia.parse(item),
  'table conversationTurn': (item) => StoredTurn.parse(item),
  'table payment': readPayment,
  'table payout': readPayout,
  'table payoutMethods': (item) => MethodsHead.parse(item),
  'table payoutMethod': (item) => StoredMethod.parse(item),
  'table taxForm': readTaxForm,
  'table advance': readAdvance,
  'table receipt': readReceipt,
  'table statement': (item) => readStatementItem(item, 1),
  'table split': readAgreement,
  'table splitInvitation': readInvitation,
  'table earnings': readHead,
  'table releaseEarnings': readReleaseEarnings,
  'table lead': readLead,
  'table releaseStores': (item) => ReleaseStores.parse(item),
  'table storeEvent': (item) => StoreEvent.parse(item),
  'ledger transaction': readTransaction,
  'ledger entry': readEntry,
  'wallets wallet': (item) => Wallet.parse(item),
};
