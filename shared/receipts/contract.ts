import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { contract } from '../contract/route.ts';
import { ReceiptId } from '../ids.ts';
import { Text } from '../text-schemas.ts';
import { NewReceipt, Payer, Receipt } from './receipt.ts';
import { Receivable, ReceivableDetail } from './receivable.ts';

/** Routes for what the payers of statements owe, and for their payments (product 23.21, 28.4). */
export const receiptsContract = contract({
  /** Lists each payer's debt by age, largest debt first. */
  'GET /api/admin/receivables': {
    access: 'finance',
    reply: z.object({ items: z.array(Receivable) }),
    problems: [],
  },

  /** Shows one payer, with its statements and receipts. */
  'GET /api/admin/receivables/{payer}': {
    access: 'finance',
    params: z.object({ payer: Payer }),
    reply: ReceivableDetail,
    problems: ['payer-not-found'],
  },

  /** Records a payment that has arrived, which reduces the payer's debt. Any excess is shown as overpaid. */
  'POST /api/admin/receipts': {
    access: 'finance',
    body: NewReceipt,
    reply: Receipt,
    problems: [
      ...freshSignInProblems,
      'payer-not-found',
      'receipt-rate-needed',
      'receipt-too-small',
      'receipt-day-ahead',
      'receipt-recorded',
      'statement-not-found',
      'statement-elsewhere',
      'receipt-of-another-payer',
    ],
    idempotent: 'in-its-write',
  },

  /** Reverses a receipt by posting opposite entries. */
  'POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse': {
    access: 'finance',
    params: z.object({ payer: Payer, receiptId: ReceiptId }),
    body: z.strictObject({ reason: Text.min(1, 'Please enter a reason') }),
    reply: Receipt,
    problems: [...freshSignInProblems, 'receipt-not-found', 'receipt-reversed'],
    idempotent: 'in-its-write',
  },
});
