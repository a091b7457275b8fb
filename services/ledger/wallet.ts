import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';

const Micros = MicrosInTable.default(0n);

/** An artist's balance as stored, in micro-dollars. An artist without postings has no item and no balance. */
export const Wallet = z.object({
  available: Micros,
  requested: Micros,
  inFlight: Micros,
  held: Micros,
  /** Lifetime totals earned and paid out. */
  earned: Micros,
  paidOut: Micros,
  /** The outstanding advances, and whether there has ever been one. */
  advanced: Micros,
  hadAdvance: z.boolean().default(false),
  /** The number of transactions that changed the wallet. */
  ver: z.int().default(0),
  /** The months (UTC, `202611`) that have entries. */
  months: z.set(z.string()).default(new Set()),
  /** When a store last took back money that had already been paid out. */
  clawedBackAt: z.string().optional(),
});
export type Wallet = z.output<typeof Wallet>;
