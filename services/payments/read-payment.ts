import type { Item } from '../platform/table.ts';
import { Payment } from './payment.ts';

/** A payment as the table stores it. One of before there were refunds has no state: it was applied. */
export const readPayment = (item: Item): Payment => Payment.parse({ state: 'applied', ...item });
